import type { ComponentProps } from "react";

interface ButtonProps extends ComponentProps<"button"> {
  look?: "main" | "plain" | "quiet" | "danger";
  /** Something that it started is under way: it says so and takes no second press, but keeps the focus. */
  isBusy?: boolean;
}

export function Button({ look = "plain", isBusy = false, onClick, children, className = "", ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button ${look} ${className}`}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}
