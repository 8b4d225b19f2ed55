interface Props<T extends string> {
  label: string;
  options: readonly T[];
  value: T;
  nameOf: (option: T) => string;
  onChoose: (option: T) => void;
  testid?: string;
}

/** A row of buttons of which exactly one is on. */
export function Choice<T extends string>(props: Props<T>) {
  return (
    <div class="choice" role="group" aria-label={props.label}>
      {props.options.map((option) => (
        <button
          key={option}
          type="button"
          class="choice-option"
          aria-pressed={option === props.value}
          data-testid={props.testid && `${props.testid}-${option}`}
          onClick={() => props.onChoose(option)}
        >
          {props.nameOf(option)}
        </button>
      ))}
    </div>
  );
}
