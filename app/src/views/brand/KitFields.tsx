import * as Switch from "@radix-ui/react-switch";
import kitFacts from "facts:kit";
import { useId, type ReactNode } from "react";
import type { BrandShown, Kit } from "../../api/people.ts";
import { Button } from "../../parts/Button.tsx";
import { Field, type FieldInput } from "../../parts/Field.tsx";
import { fieldProblem } from "../../parts/Problem.tsx";
import { fieldNames, hexOf, roles, type KitField } from "./form.ts";
import { shownValue } from "./MeanwhileChanged.tsx";
import { OwnLogo } from "./OwnLogo.tsx";
import type { KitEditing } from "./useKitDraft.ts";

interface KitFieldsProps {
  editing: KitEditing;
  origins: BrandShown["origins"];
  kit: Kit;
  logoProblem: string | null;
  /** The kit's version. */
  version: number;
}

/** Everything of a kit, each field with whom its value is of. */
export function KitFields({ editing, origins, kit, logoProblem, version }: KitFieldsProps) {
  const { form, set } = editing;
  const one = { editing, origins };
  return (
    <>
      <section aria-labelledby="kit-name">
        <h2 id="kit-name">Name and logo</h2>
        <div className="brandTwo">
          <KitText {...one} field="name" maxLength={kitFacts.limits.name} />
          <KitText {...one} field="language" maxLength={kitFacts.limits.language} hint="In which ads are written." />
        </div>
        <LogoField {...one} kit={kit} problem={logoProblem} version={version} />
      </section>
      <section aria-labelledby="kit-colours">
        <h2 id="kit-colours">Colours</h2>
        <p className="soft">What each does on your site. Grounds, panels and buttons of ads are mixed from them.</p>
        <div className="brandColours">
          {roles.map((role) => (
            <KitRow key={role} {...one} field={`roles.${role}`}>
              {(input) => (
                <ColourInput
                  input={input}
                  name={fieldNames[`roles.${role}`]}
                  value={form[`roles.${role}`]}
                  onChange={(value) => set({ [`roles.${role}`]: value })}
                />
              )}
            </KitRow>
          ))}
        </div>
        <KitText {...one} field="colours" rows={3} hint="One a line, the most telling first." isCode />
      </section>
      <section aria-labelledby="kit-fonts">
        <h2 id="kit-fonts">Fonts</h2>
        <p className="soft" dir="auto">
          {familiesOf(kit)}
        </p>
        <KitRow {...one} field="fonts.pairing">
          {(input) => (
            <select
              {...input}
              value={form["fonts.pairing"]}
              onChange={({ target }) => set({ "fonts.pairing": target.value })}
            >
              {kitFacts.pairings.map(({ id, name, moods }) => (
                <option key={id} value={id}>
                  {name}: {moods.slice(0, 3).join(", ")}
                </option>
              ))}
            </select>
          )}
        </KitRow>
      </section>
      <section aria-labelledby="kit-voice">
        <h2 id="kit-voice">Voice</h2>
        <KitText {...one} field="tone" rows={3} maxLength={kitFacts.limits.tone} also={["tone_words"]} />
        <KitText
          {...one}
          field="tone_words"
          hint="With commas, such as calm, expert, playful. They choose the voice of headlines."
        />
        <KitText
          {...one}
          field="claims"
          rows={5}
          hint="One a line: what the brand says again and again. Ads of every product may say those that you add, of up to 28 characters; what was read in the shop stays with the products whose pages say it."
        />
        <KitText
          {...one}
          field="banned_words"
          rows={3}
          hint="One word or phrase a line. Neither headlines nor proof points of ads say it; another form of a word is a line of its own."
        />
        <KitText {...one} field="examples" rows={5} hint="One a line, as they stand on the site. No ad quotes them." />
      </section>
    </>
  );
}

interface OneField {
  editing: KitEditing;
  origins: BrandShown["origins"];
  field: KitField;
}

interface KitRowProps extends OneField {
  hint?: string | undefined;
  /** Fields that go back to the shop with this one. */
  also?: readonly KitField[];
  children: (input: FieldInput) => ReactNode;
}

function KitRow({ editing, origins, field, hint, also = [], children }: KitRowProps) {
  const problem = editing.problems.get(field) ?? fieldProblem(editing.save.error, field);
  return (
    <Field
      label={fieldNames[field]}
      problem={problem}
      hint={
        <>
          {hint === undefined ? null : <span className="kitHint">{hint}</span>}
          <Origin editing={editing} origins={origins} field={field} also={also} />
        </>
      }
    >
      {children}
    </Field>
  );
}

const originTexts = { person: "Set by hand", shop: "From the shop", default: "Not on the shop" } as const;

/** No shop says what it never says. */
function originText(field: KitField, origin: keyof typeof originTexts): string {
  return field === "banned_words" && origin === "default" ? "None yet" : originTexts[origin];
}

/** Whom a value is of, and the way back: to what is saved, or to what the shop says. */
function Origin({ editing, origins, field, also }: OneField & { also: readonly KitField[] }) {
  const { changed, form, shop, set, undo } = editing;
  const isChanged = changed.includes(field);
  const isShops = shop === null || form[field] === shop[field];
  const of = <span className="hidden"> for {fieldNames[field]}</span>;
  return (
    <span className="origin">
      <span className={isChanged ? "originNew" : undefined}>
        {isChanged ? "Not saved yet" : originText(field, origins[field] ?? "default")}
      </span>
      {isChanged ? (
        <Button look="quiet" onClick={() => undo([field])}>
          Undo{of}
        </Button>
      ) : null}
      {isShops ? null : (
        <Button
          look="quiet"
          onClick={() => set(Object.fromEntries([field, ...also].map((each) => [each, shop[each]])))}
        >
          Back to the shop’s: <q dir="auto">{shortened(shownValue(field, shop[field]))}</q>
          {of}
        </Button>
      )}
    </span>
  );
}

const maxShown = 42;

function shortened(text: string): string {
  return text.length <= maxShown ? text : `${text.slice(0, maxShown - 1).trimEnd()}…`;
}

interface KitTextProps extends OneField {
  hint?: string;
  maxLength?: number;
  /** More than one: lines. */
  rows?: number;
  isCode?: boolean;
  also?: readonly KitField[];
}

function KitText({ maxLength, rows = 1, isCode = false, ...one }: KitTextProps) {
  const { editing, field } = one;
  return (
    <KitRow {...one}>
      {(input) => {
        const all = {
          ...input,
          ...(maxLength !== undefined && { maxLength }),
          ...(isCode && { className: "mono", spellCheck: false }),
          dir: "auto",
          autoComplete: "off",
          value: editing.form[field],
        } as const;
        return rows > 1 ? (
          <textarea {...all} rows={rows} onChange={({ target }) => editing.set({ [field]: target.value })} />
        ) : (
          <input {...all} onChange={({ target }) => editing.set({ [field]: target.value })} />
        );
      }}
    </KitRow>
  );
}

interface ColourInputProps {
  input: FieldInput;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** A colour to pick, and the same as its code; empty: none. */
function ColourInput({ input, name, value, onChange }: ColourInputProps) {
  const hex = hexOf(value);
  return (
    <div className="colourInput">
      <input
        type="color"
        aria-label={`Pick the colour: ${name}`}
        className={hex === null ? "none" : undefined}
        value={hex ?? "#ffffff"}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        {...input}
        className="mono"
        spellCheck={false}
        autoComplete="off"
        placeholder="none"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface LogoFieldProps {
  editing: KitEditing;
  origins: BrandShown["origins"];
  kit: Kit;
  /** Why a logo of the site stands in no ad. */
  problem: string | null;
  /** The kit's version. */
  version: number;
}

/** The logo that was found or sent, and whether ads show it. */
function LogoField({ editing, origins, kit, problem, version }: LogoFieldProps) {
  const id = useId();
  const { form, shop, stored, set } = editing;
  const found = kit.logo?.url ?? shop?.logo ?? "";
  const stands = kit.logo?.stands_in_ads ?? true;
  if (found === "") {
    return (
      <>
        <p className="soft" dir="auto">
          {problem ?? "No logo was found on the shop."} Ads set the brand’s name.
        </p>
        <OwnLogo editing={editing} version={version} hasLogo={false} />
      </>
    );
  }
  return (
    <div className="logoField">
      <div className={`kitLogo ${kit.logo?.ground ?? "light"}`}>
        <img src={found} alt={`Logo of ${kit.name}`} />
      </div>
      <div className="switchRow">
        <div>
          <label htmlFor={id}>The logo in ads</label>
          <p className="hint" id={`${id}-hint`}>
            {stands
              ? "Where it is off, or does not suit an ad, the brand’s name is set."
              : "It has no outline or is too small, so ads set the brand’s name."}
          </p>
          <div className="hint">
            <Origin editing={editing} origins={origins} field="logo" also={[]} />
          </div>
          <OwnLogo editing={editing} version={version} hasLogo />
        </div>
        <Switch.Root
          id={id}
          className="switch"
          aria-describedby={`${id}-hint`}
          checked={form.logo !== ""}
          onCheckedChange={(isOn) => set({ logo: isOn ? stored.logo || found : "" })}
        >
          <Switch.Thumb className="switchThumb" />
        </Switch.Root>
      </div>
    </div>
  );
}

/** What the shop itself is set in. */
function familiesOf({ fonts: { heading, body } }: Kit): string {
  const families = [...new Set([heading, body].filter((family) => family !== null))];
  return families.length === 0
    ? "What the shop is set in could not be told. Ads are set in one of these pairings."
    : `The shop is set in ${families.join(" and ")}. Ads are set in the pairing that comes nearest, or in one of your choice.`;
}
