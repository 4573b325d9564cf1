import type { NamedKit } from "../core/brand/kitEdits.ts";
import { editedView, kitView } from "../core/brand/kitView.ts";
import type { Problem } from "../core/contract/errors.ts";
import type { PersonRefusal } from "../core/people/refusals.ts";
import type { Result } from "../core/result.ts";
import { answer, type Answer } from "./operation.ts";
import type { Services } from "./services.ts";

/** The version of a brand kit that an operation has made. */
export function keptKit(
  { media }: Pick<Services, "media">,
  made: Result<NamedKit & { version: number }, Problem | PersonRefusal>,
  status: Answer["status"],
) {
  if (!made.ok) return made;
  const { version, edited } = made.value;
  const kit = kitView(made.value, (key) => media.url(key));
  return answer({ version, edited: editedView(edited), kit }, status);
}
