import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";

interface DialogProps {
  label: string;
  className?: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the rest inert, closes on Escape and gives the focus back. Radix'
 * dialog does the same with a style element of its own, which the page's policy refuses.
 */
export function Dialog({ label, className = "", onClose, onKeyDown, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the document: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
