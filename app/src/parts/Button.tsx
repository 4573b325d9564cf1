import type { ComponentProps } from "react";

interface ButtonProps extends ComponentProps<"button"> {
  look?: "main" | "plain" | "quiet" | "danger";
  /** Something that it started is under way: it says so and takes no second press, but keeps the focus. */
  isBusy?: boolean;
  /** There is nothing for it to do at present: it takes no press, but keeps the focus, which the browser takes from what is `disabled`. */
  isOff?: boolean;
}

export function Button({
  look = "plain",
  isBusy = false,
  isOff = false,
  onClick,
  children,
  className = "",
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button ${look} ${className}`}
      aria-disabled={isBusy || isOff || undefined}
      aria-busy={isBusy || undefined}
      onKeyDown={(event) => {
        // A key that is held presses once: what it did may have made another button of this one.
        if (event.key === "Enter" && event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        if (isBusy || isOff) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}
