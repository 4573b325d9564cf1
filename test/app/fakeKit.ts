import path from "node:path";
import sharp from "sharp";
import type { BrandShown } from "../../app/src/api/people.ts";
import { kitChangeOf } from "../../src/api/people/editKit/contract.ts";
import { emptyBrandKit } from "../../src/core/brand/kit.ts";
import { applyEdit, putBack, type NamedKit, type ReadKit } from "../../src/core/brand/kitEdits.ts";
import { newerVersionsSentence, withChanges, type KitVersion } from "../../src/core/brand/kitVersions.ts";
import { editedView, kitView, originsView } from "../../src/core/brand/kitView.ts";

const root = path.resolve(import.meta.dirname, "../..");

type KitChangeBody = Parameters<typeof kitChangeOf>[0];

interface Answer {
  status?: number;
  json: unknown;
}

export const ownLogoKey = "brands/own/logo.png";

/** What is behind it. */
export function ownLogo(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" fill="none" stroke="#7d3c1f" stroke-width="9"><circle cx="44" cy="40" r="30"/><path d="M96 70 126 12l30 58M176 12v58h36M236 12h36M254 12v58"/></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

const read: ReadKit = {
  name: "Aurelia",
  kit: {
    ...emptyBrandKit,
    colours: ["#7d3c1f", "#2c3a2e", "#d9b48f", "#e7d9c9", "#f8f5f1", "#241c17"],
    roles: { primary: "#7d3c1f", secondary: "#d9b48f", accent: "#2c3a2e", background: "#f8f5f1", text: "#241c17" },
    fonts: { heading: "Cormorant Garamond", body: "Jost", pairing: "cormorant-jost" },
    tone: "Calm and expert.",
    toneWords: ["calm", "expert", "botanical"],
    claims: ["Dermatologically tested", "Vegan"],
    language: "en",
  },
};

/** A brand kit as the service keeps it, by the service's own rules. */
export class FakeKit {
  readonly #versions: KitVersion[] = [
    { ...read, edited: [], version: 1, source: "onboarding", by: null, createdAt: Date.parse("2026-11-20T09:00:00Z") },
  ];
  /** How long a preview takes, by the primary colour that it is drawn in; others are there at once. */
  readonly previewMs = new Map<string, number>();

  get current(): KitVersion {
    const newest = this.#versions.at(-1);
    if (newest === undefined) throw new Error("a kit has a version");
    return newest;
  }

  shown(url: string): BrandShown {
    const mediaUrl = (key: string) => `${url}/media/${key}`;
    return {
      kit: kitView(this.current, mediaUrl),
      version: this.current.version,
      origins: originsView(this.current),
      shop: kitView(read, mediaUrl),
      versions: withChanges(this.#versions.toReversed()).map((each) => ({
        version: each.version,
        source: each.source,
        by: each.by,
        edited: editedView(each.edited),
        changed: editedView(each.changed),
        created_at: new Date(each.createdAt).toISOString(),
      })),
    };
  }

  /** Somebody's edit. */
  edit(body: KitChangeBody & { base_version?: number }, email = "marta@aurelia.example"): Answer {
    const { base_version: seen = this.current.version, ...change } = body;
    return this.#add(seen, email, this.#changed(change));
  }

  /** Somebody's own logo. */
  setLogo(seen: number): Answer {
    const logo = {
      key: ownLogoKey,
      width: 300,
      height: 80,
      ground: "light" as const,
      mark: { colours: ["#7d3c1f"], isSingleColoured: true },
    };
    return this.#add(seen, "marta@aurelia.example", applyEdit(this.current, { logo }));
  }

  restore({ version, base_version: seen }: { version: number; base_version: number }): Answer {
    const found = this.#versions.find((each) => each.version === version);
    return found === undefined
      ? { status: 404, json: { error: { code: "not_found", message: "There is no such version." } } }
      : this.#add(seen, "marta@aurelia.example", found);
  }

  /** An ad in the primary colour of the kit, with the product before it. */
  async preview(body: { product_id: string; placement: string; kit: KitChangeBody }): Promise<Buffer> {
    const { name, kit } = this.#changed(body.kit);
    const ground = kit.roles.primary ?? "#888888";
    const height = body.placement === "vertical" ? 1138 : 800;
    const handle = body.product_id.replace("prd_", "");
    const pack = await sharp(path.join(root, ".cache/sample-shop/pictures", `${handle}.png`))
      .resize({ height: Math.round(height * 0.5) })
      .png()
      .toBuffer();
    const words = `<svg width="640" height="${height}" xmlns="http://www.w3.org/2000/svg"><text x="320" y="120" font-size="54" font-family="serif" text-anchor="middle" fill="#ffffff">${name}</text></svg>`;
    const still = await sharp({ create: { width: 640, height, channels: 3, background: ground } })
      .composite([{ input: pack, gravity: "center" }, { input: Buffer.from(words) }])
      .jpeg()
      .toBuffer();
    await new Promise((resolve) => setTimeout(resolve, this.previewMs.get(ground) ?? 0));
    return still;
  }

  #changed(body: KitChangeBody): NamedKit {
    const { edit, fromShop = [] } = kitChangeOf(body);
    return applyEdit(fromShop.length === 0 ? this.current : putBack(this.current, fromShop, read), edit);
  }

  #add(seen: number, email: string, { name, kit, edited }: NamedKit): Answer {
    const { version } = this.current;
    if (seen !== version) {
      const newer = withChanges(this.#versions.toReversed()).filter((each) => each.version > seen);
      const error = { code: "kit_changed", message: newerVersionsSentence(newer) };
      return { status: 409, json: { error, version } };
    }
    const createdAt = Date.parse("2026-11-25T12:00:00Z") + version * 60_000;
    const made: KitVersion = {
      name,
      kit,
      edited,
      version: version + 1,
      source: "person",
      by: { email, name: null },
      createdAt,
    };
    this.#versions.push(made);
    return { json: { version: made.version, edited: editedView(edited), kit: kitView(made, String) } };
  }
}
