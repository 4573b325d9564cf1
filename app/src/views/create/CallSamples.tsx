import * as Tabs from "@radix-ui/react-tabs";
import type { AdOrder } from "../../../../client/src/types.ts";
import { CopyButton } from "../../parts/CopyButton.tsx";
import { callsOf } from "./calls.ts";

const names = { curl: "curl", typescript: "TypeScript", agent: "Agent" } as const;
const kinds = ["curl", "typescript", "agent"] as const;

/** The same order as a call, ready to be copied. */
export function CallSamples({ order }: { order: AdOrder }) {
  const calls = callsOf(order, location.origin);
  return (
    <section className="samples" aria-label="The same as a call">
      <Tabs.Root defaultValue="curl">
        <Tabs.List className="samplesTabs" aria-label="Language of the call">
          {kinds.map((kind) => (
            <Tabs.Trigger key={kind} value={kind} type="button">
              {names[kind]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {kinds.map((kind) => (
          <Tabs.Content key={kind} value={kind} className="sample" tabIndex={-1}>
            <CopyButton text={calls[kind]} what={`the call as ${names[kind]}`} />
            <pre tabIndex={0} aria-label={names[kind]}>
              <code>{calls[kind]}</code>
            </pre>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </section>
  );
}
