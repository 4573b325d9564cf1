import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "../../api/client.ts";
import type { BrandShown } from "../../api/people.ts";
import { kitQuery } from "../../api/queries.ts";
import { useKept } from "../../parts/useKept.ts";
import {
  changedOf,
  conflictsOf,
  emptyDraft,
  formOf,
  patchOf,
  problemOf,
  type KitDraft,
  type KitField,
  type KitForm,
} from "./form.ts";

/**
 * The kit as it is being edited. What is typed lies over the kit as it is stored, so that a change of somebody else shows at once in every
 * field that is not touched here; a field that both have changed waits for a choice. It outlives a reload and a lost connection.
 */
export function useKitDraft(shown: BrandShown, place: string) {
  const queries = useQueryClient();
  const [draft, setDraft] = useKept<KitDraft>(place, emptyDraft);
  const stored = formOf(shown.kit);
  const shop = shown.shop === null ? null : formOf(shown.shop);
  const changed = changedOf(draft, stored);
  const form: KitForm = { ...stored, ...Object.fromEntries(changed.map((field) => [field, draft.edits[field]])) };
  const conflicts = conflictsOf(draft, stored);
  const problems = new Map(
    changed.flatMap((field): [KitField, string][] => {
      const problem = problemOf(form, field);
      return problem === null ? [] : [[field, problem]];
    }),
  );

  const save = useMutation({
    mutationFn: () =>
      call("PATCH /brand/kit", { body: { ...patchOf(form, changed, shop), base_version: shown.version } }),
    async onSuccess({ version }) {
      const saved: Partial<KitForm> = Object.fromEntries(changed.map((field) => [field, form[field]]));
      await queries.refetchQueries({ queryKey: kitQuery.queryKey });
      // What was typed meanwhile stays, and builds on what is saved now.
      setDraft((before) =>
        without(
          { ...before, seen: { ...before.seen, ...saved }, version },
          (field) => !(field in before.edits) || before.edits[field] === saved[field],
        ),
      );
    },
    onError(error) {
      if (isChangedMeanwhile(error)) void queries.invalidateQueries({ queryKey: kitQuery.queryKey });
    },
  });

  const set = (part: Partial<KitForm>) => {
    save.reset();
    setDraft((before) => {
      const untouched = Object.keys(part).filter((field) => !changed.includes(field as KitField));
      const seen = Object.fromEntries(untouched.map((field) => [field, stored[field as KitField]]));
      return {
        edits: { ...before.edits, ...part },
        seen: { ...before.seen, ...seen },
        version: changed.length === 0 ? shown.version : before.version,
      };
    });
  };

  return {
    form,
    stored,
    shop,
    changed,
    conflicts,
    problems,
    /** The change as the service takes it, for the ad beside the form: without what is wrong. */
    patch: patchOf(
      form,
      changed.filter((field) => !problems.has(field)),
      shop,
    ),
    /** Versions that came while this was typed, newest first. */
    newer:
      changed.length === 0 || draft.version === null
        ? []
        : shown.versions.filter(({ version }) => version > (draft.version ?? version)),
    save,
    set,
    undo: (fields: readonly KitField[]) => {
      save.reset();
      setDraft((before) => without(before, (field) => fields.includes(field)));
    },
    /** Of a field that both have changed, what was typed here is wanted. */
    keep: (field: KitField) => setDraft((before) => ({ ...before, seen: { ...before.seen, [field]: stored[field] } })),
    /** A version of one field was made beside what is typed, and not by somebody else. */
    madeBeside: (version: number, field: KitField) =>
      setDraft((before) =>
        without(before.version === shown.version ? { ...before, version } : before, (each) => each === field),
      ),
    noticed: () => setDraft((before) => ({ ...before, version: shown.version })),
  };
}

/** The refusal of a save that was made on a version that is not the newest any more. */
export function isChangedMeanwhile(error: Error | null): boolean {
  return error instanceof ApiError && error.code === "kit_changed";
}

export type KitEditing = ReturnType<typeof useKitDraft>;

function without({ edits, seen, version }: KitDraft, isOver: (field: KitField) => boolean): KitDraft {
  const left = <Kept extends object>(fields: Kept) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !isOver(field as KitField)));
  const rest = { edits: left(edits), seen: left(seen) };
  return { ...rest, version: Object.keys(rest.edits).length === 0 ? null : version };
}
