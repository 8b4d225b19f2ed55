interface Props {
  low: number;
  high: number;
  value: number;
  label: string;
  testid: string;
  onChange: (value: number) => void;
}

/** A small whole number with a minus and a plus beside it. */
export function Stepper({ low, high, value, label, testid, onChange }: Props) {
  const step = (by: number) => (
    <button
      type="button"
      class="icon-button"
      aria-label={`${label} ${by > 0 ? "+" : "−"}1`}
      data-testid={`${testid}-${by > 0 ? "more" : "fewer"}`}
      disabled={by > 0 ? value >= high : value <= low}
      onClick={() => onChange(value + by)}
    >
      {by > 0 ? "+" : "−"}
    </button>
  );
  return (
    <span class="stepper" role="group" aria-label={label}>
      {step(-1)}
      <output data-testid={testid}>{value}</output>
      {step(1)}
    </span>
  );
}
