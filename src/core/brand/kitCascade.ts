import { splitList, type StyleFact } from "./kitStylesheet.ts";

/** An element of the home page, as far as its look goes. */
export interface StyledElement {
  /** In lower case. */
  tag: string;
  id: string;
  classes: readonly string[];
  /** Values of its `data-` attributes, by which themes switch their colours. */
  data: readonly string[];
  /** Its own `style` attribute; may be empty. */
  style: string;
}

/** Declarations that reach one element: value by property, custom properties included. */
export type ElementStyle = ReadonlyMap<string, string>;

interface Declaration {
  rank: number;
  value: string;
}

/** What a selector asks of the element itself. */
interface Compound {
  tag: string;
  id: string;
  classes: string[];
}

interface Rule {
  compound: Compound;
  rank: number;
  fact: StyleFact;
}

/** What a selector says, whichever declaration it stands before. */
interface ReadSelector {
  /** Whether custom properties hold for the whole page there. */
  isRoot: boolean;
  targets: { compound: Compound; rank: number }[];
}

const maxFacts = 20_000;
const maxRoots = 4;
const maxVarSteps = 24;
const maxResolved = 400;
const maxRulesOfOneKey = 1000;
const maxProperties = 3000;
const maxAlternatives = 12;
const maxClasses = 8;

/** States that a visitor only sees while doing something, and parts that are no element. */
const passing =
  /:(?:hover|focus|active|visited|disabled|checked|target|invalid|before|after|placeholder|selection|first-letter|marker|backdrop|has)|::|\[(?:disabled|aria-disabled|hidden|open|aria-expanded)/;
const compoundPart = /([.#]?)(-?[_a-z\u0080-\uffff][\w\u0080-\uffff-]*)/gi;

/**
 * The page's stylesheets as a cascade of their own: which declarations reach an element by its tag, id and classes. Ancestors are
 * not followed: a rule that names any but the page's own root counts less than every rule that does not.
 */
export class KitCascade {
  readonly #rules = new Map<string, Rule[]>();
  readonly #root = new Map<string, Declaration>();
  readonly #elsewhere = new Map<string, string>();

  /** Of more than 20,000 facts the last count, which win over earlier ones anyway; of the roots the first four. */
  constructor(facts: readonly StyleFact[], roots: readonly StyledElement[]) {
    const followed = roots.slice(0, maxRoots);
    const known = new Map<string, ReadSelector>();
    for (const [order, fact] of facts.slice(-maxFacts).entries()) {
      const read = known.get(fact.selector) ?? readSelector(fact.selector, followed);
      known.set(fact.selector, read);
      this.#add(fact, order, read);
    }
    for (const root of followed)
      for (const [property, value] of inlineDeclarations(root.style))
        if (property.startsWith("--")) keepHigher(this.#root, property, { rank: Infinity, value });
  }

  #add(fact: StyleFact, order: number, { isRoot, targets }: ReadSelector): void {
    const isCustom = fact.property.startsWith("--");
    if (isCustom && isRoot) keepHigher(this.#root, fact.property, { rank: order, value: fact.value });
    else if (isCustom && !this.#elsewhere.has(fact.property)) this.#elsewhere.set(fact.property, fact.value);
    for (const { compound, rank } of targets) {
      const rule = { compound, rank: rank + (fact.isImportant ? importantRank : 0) + order, fact };
      const rules = this.#rules.get(keyOf(compound));
      if (rules === undefined) this.#rules.set(keyOf(compound), [rule]);
      else if (rules.length < maxRulesOfOneKey) rules.push(rule);
    }
  }

  /** Custom properties with what they finally say; those of the root first. */
  properties(): [name: string, value: string][] {
    const names = new Set([...this.#root.keys(), ...this.#elsewhere.keys()]);
    return [...names].slice(0, maxProperties).flatMap((name) => {
      const value = this.resolve(`var(${name})`, new Map());
      return value === null ? [] : [[name, value] as [string, string]];
    });
  }

  style(element: StyledElement): ElementStyle {
    const found = new Map<string, Declaration>();
    const classes = new Set(element.classes);
    for (const key of new Set([`#${element.id}`, ...[...classes].map((name) => `.${name}`), element.tag, "*"]))
      for (const rule of this.#rules.get(key) ?? [])
        if (reaches(rule.compound, element, classes))
          keepHigher(found, rule.fact.property, { rank: rule.rank, value: rule.fact.value });
    for (const [property, value] of inlineDeclarations(element.style))
      keepHigher(found, property, { rank: inlineRank, value });
    mergeShorthand(found);
    return new Map([...found].map(([property, { value }]) => [property, value]));
  }

  /** `value` with every `var()` replaced; null where one has no value, leads back to itself or grows without end. */
  resolve(value: string, own: ElementStyle): string | null {
    let text = value;
    for (let step = 0; step < maxVarSteps; step++) {
      const at = text.indexOf("var(");
      if (at < 0) return text.trim();
      const end = endOfCall(text, at + 3);
      if (end < 0) return null;
      const inner = text.slice(at + 4, end);
      const comma = inner.indexOf(",");
      const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
      const known = own.get(name) ?? this.#root.get(name)?.value ?? this.#elsewhere.get(name);
      const replacement = known ?? (comma < 0 ? null : inner.slice(comma + 1).trim());
      if (replacement === null) return null;
      text = text.slice(0, at) + replacement + text.slice(end + 1);
      if (text.length > maxResolved) return null;
    }
    return null;
  }
}

const inlineRank = 1e12;
const importantRank = 1e11;

/** Declarations of a `style` attribute; at most 40. */
export function inlineDeclarations(style: string): [property: string, value: string][] {
  return style
    .slice(0, 2000)
    .split(";", 40)
    .flatMap((declaration) => {
      const colon = declaration.indexOf(":");
      const value = declaration.slice(colon + 1).trim();
      return colon < 1 || value === "" ? [] : [[declaration.slice(0, colon).trim(), value] as [string, string]];
    });
}

function keepHigher(into: Map<string, Declaration>, property: string, declaration: Declaration): void {
  const known = into.get(property);
  if (known === undefined || declaration.rank >= known.rank) into.set(property, declaration);
}

/** Of `background` and `background-color` only what wins counts. */
function mergeShorthand(found: Map<string, Declaration>): void {
  const [short, long] = [found.get("background"), found.get("background-color")];
  if (short !== undefined && (long === undefined || short.rank > long.rank)) found.set("background-color", short);
  const [font, family] = [found.get("font"), found.get("font-family")];
  if (font !== undefined && (family === undefined || font.rank > family.rank)) {
    // The family is what follows the size.
    const tail = /\d[^,]{0,60}?\s(["'\p{L}][^]*)/u.exec(font.value)?.[1];
    if (tail !== undefined) found.set("font-family", { ...font, value: tail });
  }
}

function readSelector(selector: string, roots: readonly StyledElement[]): ReadSelector {
  const targets = alternatives(selector).flatMap((one) => targetOf(one) ?? []);
  return { isRoot: isRootSelector(selector, roots), targets };
}

/** `a:is(.b, .c)` as two selectors, at most twelve; `:not()` says nothing that is followed here. */
function alternatives(selector: string): string[] {
  const bare = selector.replace(/:not\([^()]*\)/g, "").replace(/:root(?=[\s:])/g, "");
  const [, before, list] = /^([^()]*):(?:is|where)\(([^()]*)\)$/.exec(bare.trim()) ?? [];
  if (before === undefined || list === undefined) return [bare];
  return splitList(list)
    .slice(0, maxAlternatives)
    .map((part) => `${before}${part}`);
}

function targetOf(selector: string): ReadSelector["targets"][number] | null {
  if (passing.test(selector)) return null;
  const parts = selector.split(/[\s>+~]+/).filter(Boolean);
  const compound = compoundOf(parts.at(-1) ?? "");
  if (compound === null) return null;
  const isFree = parts.slice(0, -1).every((part) => /^(?:html|body|:root)$/i.test(part));
  const { tag, id, classes } = compound;
  const specificity = Math.min(99, (id === "" ? 0 : 50) + classes.length * 5 + (tag === "" ? 0 : 1));
  return { compound, rank: (isFree ? 1e9 : 0) + specificity * 1e6 };
}

/** Null where the last part of a selector says more than tag, id and a few classes. */
function compoundOf(text: string): Compound | null {
  if (text === "*") return { tag: "", id: "", classes: [] };
  if (text.includes("\\")) {
    // A utility class such as `.md\:bg-\[\#7a3b2e\]`: alone or not at all.
    const isAlone = /^\.[\w-]+$/.test(text.replace(/\\./g, "x"));
    return isAlone ? { tag: "", id: "", classes: [text.slice(1).replace(/\\(.)/g, "$1")] } : null;
  }
  if (text.includes("(") || /\[type\W{0,3}(?!submit|button)/i.test(text)) return null;
  const compound: Compound = { tag: "", id: "", classes: [] };
  for (const [, mark, name = ""] of text.replace(/\[[^[\]]*\]|:[a-z-]+/gi, "").matchAll(compoundPart)) {
    if (mark === ".") compound.classes.push(name);
    else if (mark === "#") compound.id = name;
    else compound.tag = name.toLowerCase();
  }
  return keyOf(compound) === "*" || compound.classes.length > maxClasses ? null : compound;
}

function keyOf({ tag, id, classes: [name] }: Compound): string {
  return id !== "" ? `#${id}` : name !== undefined ? `.${name}` : tag || "*";
}

/** `classes`: those of the element. */
function reaches(compound: Compound, { tag, id }: StyledElement, classes: ReadonlySet<string>): boolean {
  return (
    (compound.tag === "" || compound.tag === tag) &&
    (compound.id === "" || compound.id === id) &&
    compound.classes.every((name) => classes.has(name))
  );
}

/** Whether a selector's custom properties hold for the whole page: the root itself, or something that the page's root carries. */
function isRootSelector(selector: string, roots: readonly StyledElement[]): boolean {
  if (/^(?::root|:host|html|body|\*)$/i.test(selector)) return true;
  const own = selector.replace(/^(?::root|html|body)/i, "");
  const data = /^\[data-[\w-]{1,60}=["']?([^"'\]]{1,60})["']?\]$/i.exec(own)?.[1];
  if (data !== undefined) return roots.some((root) => root.data.includes(data));
  if (/[\s>+~:[]/.test(own)) return false;
  const compound = compoundOf(own);
  return compound !== null && roots.some((root) => reaches(compound, root, new Set(root.classes)));
}

/** Where the parenthesis that opens at `open` closes; -1 where it does not. */
function endOfCall(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return -1;
}
