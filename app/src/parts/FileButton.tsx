import { useRef, type ReactNode } from "react";
import { Button } from "./Button.tsx";

interface FileButtonProps {
  /** Types of files, as `Content-Type` names them. */
  types: readonly string[];
  isBusy: boolean;
  /** The id of what says more about it, such as why a file was refused. */
  describedBy?: string | undefined;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that has one file chosen. */
export function FileButton({ types, isBusy, describedBy, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(",")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again after it was refused and mended.
          target.value = "";
        }}
      />
      <Button
        look="quiet"
        className="slim"
        isBusy={isBusy}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
