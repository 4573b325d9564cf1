/** Stands for the outline model's process: waits as many milliseconds as the first pixel's red, dies of green, hangs on blue; sees nothing. */
import type { OutlineAnswer, OutlineTask } from "../../container/pictures/outlines/outlineProcess.ts";

process.on("message", ({ picture }: OutlineTask) => {
  const [waitMs = 0, dies = 0, hangs = 0] = picture.rgb;
  if (hangs > 0) return;
  setTimeout(() => {
    if (dies > 0) process.exit(1);
    process.send?.({ outline: null } satisfies OutlineAnswer);
  }, waitMs);
});
