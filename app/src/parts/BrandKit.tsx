import type { Kit } from "../api/people.ts";
import { Swatch } from "./Swatch.tsx";
import "./brandKit.css";

const roles = ["primary", "secondary", "accent", "background", "text"] as const;

/** Logo, colours with what they do, fonts and tone, as they were read on the shop. */
export function BrandKit({ kit }: { kit: Kit }) {
  const withRole = roles.flatMap((role) => (kit.roles[role] === null ? [] : [{ role, hex: kit.roles[role] }]));
  const others = kit.colours.filter((hex) => !withRole.some((one) => one.hex === hex));
  const families = [kit.fonts.heading, kit.fonts.body].filter((family) => family !== null);
  return (
    <div className="kit">
      {kit.logo === null ? null : (
        <div className={`kitLogo ${kit.logo.ground}`}>
          <img src={kit.logo.url} alt={`Logo of ${kit.name}`} width={kit.logo.width} height={kit.logo.height} />
        </div>
      )}
      <dl>
        <dt>Colours</dt>
        <dd>
          {withRole.length + others.length === 0 ? "none were found; the ads take those of the product" : null}
          <ul className="swatches">
            {withRole.map(({ role, hex }) => (
              <li key={role}>
                <Swatch hex={hex} />
                <span>{role}</span>
                <code>{hex}</code>
              </li>
            ))}
            {others.map((hex) => (
              <li key={hex}>
                <Swatch hex={hex} />
                <span>also</span>
                <code>{hex}</code>
              </li>
            ))}
          </ul>
        </dd>
        <dt>Fonts</dt>
        <dd dir="auto">{families.length === 0 ? "the usual ones of your tone" : [...new Set(families)].join(" · ")}</dd>
        {kit.tone_words.length === 0 && kit.tone === null ? null : (
          <>
            <dt>Tone</dt>
            <dd dir="auto">{kit.tone_words.length > 0 ? kit.tone_words.join(", ") : kit.tone}</dd>
          </>
        )}
        {kit.claims.length === 0 ? null : (
          <>
            <dt>Claims</dt>
            <dd dir="auto">{kit.claims.slice(0, 4).join(" · ")}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
