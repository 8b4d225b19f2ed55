import { useState } from "preact/hooks";
import type { Option } from "../contract/wire";
import { choiceName, optionName } from "../kit/optionNames";
import { Texts } from "../shell/texts";
import type { OptionValue } from "./options";
import { wholeIn } from "./options";

interface Props {
  game: string;
  option: Option;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

/** One setting with its name and its explanation. */
export function OptionField({ game, option, value, onChange }: Props) {
  const texts = new Texts(game);
  const id = `option-${option.name}`;
  const help = texts.find(id, {}, "help") ?? texts.find(`${id}-help`);
  return (
    <label class={`option option-${option.kind}`} data-testid={id}>
      <span class="option-name">{optionName(texts, option.name)}</span>
      <Control
        option={option}
        value={value}
        onChange={onChange}
        nameOf={(choice) => choiceName(texts, option.name, choice)}
      />
      {help && <span class="option-help">{help}</span>}
    </label>
  );
}

interface ControlProps {
  option: Option;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
  nameOf: (choice: string) => string;
}

function Control({ option, value, onChange, nameOf }: ControlProps) {
  switch (option.kind) {
    case "flag":
      return (
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own state.
          role="switch"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case "whole":
      return <WholeInput option={option} value={Number(value)} onChange={onChange} />;
    case "choice":
      return (
        <select value={String(value)} onChange={(event) => onChange(event.currentTarget.value)}>
          {option.choices.map((choice) => (
            <option key={choice} value={choice}>
              {nameOf(choice)}
            </option>
          ))}
        </select>
      );
  }
}

function WholeInput(props: { option: Option; value: number; onChange: (value: number) => void }) {
  const [text, setText] = useState(String(props.value));
  const read = (typed: string) => {
    setText(typed);
    const whole = wholeIn(typed, props.option);
    if (whole !== null) props.onChange(whole);
  };
  return (
    <span class="whole">
      <input
        type="number"
        inputMode="numeric"
        min={props.option.low}
        max={props.option.high}
        value={text}
        aria-invalid={wholeIn(text, props.option) === null}
        onInput={(event) => read(event.currentTarget.value)}
      />
      <span class="option-range">{unitOf(props.option)}</span>
    </span>
  );
}

function unitOf({ name, low, high }: Option): string {
  const unit = name.endsWith("_ms") ? " ms" : name.endsWith("_us") ? " µs" : "";
  return `${low}–${high}${unit}`;
}
