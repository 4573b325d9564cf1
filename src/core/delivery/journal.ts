import type { Concept } from "../creative/concept.ts";
import type { DeliveryEvent } from "./events.ts";

/**
 * What the journal keeps of an event, a line of JSON each. A composition, of all or of one anew, has a line for each of its concepts (`composedConcept`):
 * the tags that tell it from its neighbours, and what its words stand on. Of an inspection it keeps the outcome.
 */
export function journalEntries(event: DeliveryEvent, concepts: readonly Concept[]): string[] {
  switch (event.kind) {
    case "composed":
      return [JSON.stringify({ kind: event.kind }), ...concepts.map(conceptEntry)];
    case "recomposed":
      return [JSON.stringify(event), ...concepts.map(conceptEntry)];
    case "fileStored": {
      const { report, ...stored } = event;
      return [JSON.stringify({ ...stored, ...(report && { layout: report.layout, passed: report.passed }) })];
    }
    default:
      return [JSON.stringify(event)];
  }
}

function conceptEntry({ index, productId, angle, animationPrompt, styleId, hook, facts, scene }: Concept): string {
  const { layout } = scene;
  const tags = { angle, animationPrompt, styleId, layout, hook };
  return JSON.stringify({ kind: "composedConcept", index, productId, ...tags, facts });
}
