import * as Tabs from "@radix-ui/react-tabs";
import orderFacts from "facts:order";
import { Field } from "../../parts/Field.tsx";
import { Wrong } from "../../parts/Problem.tsx";
import { StylePicks } from "../../parts/StylePicks.tsx";
import { StylePreview } from "../../parts/StylePreview.tsx";
import type { LookBy, OrderForm } from "./form.ts";
import "../../parts/picks.css";

interface LookFieldsProps {
  form: OrderForm;
  change: (part: Partial<OrderForm>) => void;
  /** What the service says is wrong with a field of the order; null: nothing. */
  wrong: (param: string) => string | null;
}

const ways: readonly (readonly [LookBy, string])[] = [
  ["service", "Chosen for me"],
  ["categories", "By category"],
  ["words", "In my words"],
  ["styles", "Style by style"],
];

const spreadHints = {
  close: "The brand's colours and neutrals alone.",
  balanced: "The brand’s colours, with one accent from the products.",
  wide: "Each ad takes the hues that suit its product and style.",
};

export function LookFields({ form, change, wrong }: LookFieldsProps) {
  return (
    <>
      <Tabs.Root
        value={form.lookBy}
        onValueChange={(chosen) => change({ lookBy: ways.find(([name]) => name === chosen)?.[0] ?? "service" })}
      >
        <Tabs.List className="choices" aria-label="How the ground is chosen">
          {ways.map(([name, text]) => (
            <Tabs.Trigger key={name} value={name} type="button">
              {text}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="service" className="lookPanel">
          <p className="soft">Each concept has a ground that suits its product, and no two are alike.</p>
        </Tabs.Content>
        <Tabs.Content value="categories" className="lookPanel">
          <Categories form={form} change={change} />
          <Wrong problem={wrong("creative.animation_prompts")} />
        </Tabs.Content>
        <Tabs.Content value="words" className="lookPanel">
          <Field
            label="A look in your own words"
            hint="The nearest styles are taken."
            problem={wrong("creative.style_search")}
          >
            {(input) => (
              <input
                {...input}
                maxLength={500}
                autoComplete="off"
                placeholder="sunlit water on pale stone"
                value={form.description}
                onChange={({ target }) => change({ description: target.value })}
              />
            )}
          </Field>
        </Tabs.Content>
        <Tabs.Content value="styles" className="lookPanel">
          <StylePicks chosen={form.styles} onChange={(chosen) => change({ styles: chosen })} />
          <Wrong problem={wrong("creative.featured_styles")} />
        </Tabs.Content>
      </Tabs.Root>
      <Field label="Colours of the delivery" hint={spreadHints[form.spread]} problem={wrong("creative.spread")}>
        {(input) => (
          <select
            {...input}
            value={form.spread}
            onChange={({ target }) =>
              change({ spread: orderFacts.spreads.find((spread) => spread === target.value) ?? "balanced" })
            }
          >
            {orderFacts.spreads.map((spread) => (
              <option key={spread} value={spread}>
                {spread}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

function Categories({ form, change }: Omit<LookFieldsProps, "wrong">) {
  return (
    <div className="categories">
      {orderFacts.categoryGroups.map(({ name: group, categories }) => (
        <fieldset key={group}>
          <legend className="legend">{group.replace(" - ", ": ")}</legend>
          <div className="picks small">
            {categories.map(({ name, styles }) => {
              const category = name as OrderForm["categories"][number];
              return (
                <label key={name} className="pick style">
                  <input
                    type="checkbox"
                    checked={form.categories.includes(category)}
                    onChange={({ target }) =>
                      change({
                        categories: target.checked
                          ? [...form.categories, category]
                          : form.categories.filter((one) => one !== category),
                      })
                    }
                  />
                  <StylePreview id={styles[0]?.id ?? ""} />
                  <span>{name}</span>
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
