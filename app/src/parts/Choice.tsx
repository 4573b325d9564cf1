import * as ToggleGroup from "@radix-ui/react-toggle-group";

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly (readonly [Value, string])[];
  /** The label stands beside it, for those who see as well. */
  showsLabel?: boolean;
}

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({
  label,
  value,
  onChange,
  choices,
  showsLabel = false,
}: ChoiceProps<Value>) {
  const group = (
    <ToggleGroup.Root
      type="single"
      className="choices"
      aria-label={label}
      value={value}
      onValueChange={(chosen) => {
        const choice = choices.find(([name]) => name === chosen);
        if (choice !== undefined) onChange(choice[0]);
      }}
    >
      {choices.map(([name, text]) => (
        <ToggleGroup.Item key={name} value={name}>
          {text}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
  if (!showsLabel) return group;
  return (
    <div className="labelled">
      <span aria-hidden="true">{label}</span>
      {group}
    </div>
  );
}
