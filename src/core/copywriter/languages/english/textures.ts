const textureNouns =
  /^(gel|cream|balm|oil|fluid|milk|lotion|mousse|foam|serum|butter|essence|mist|water|jelly|emulsion|gel-cream|cream-gel|souffl[ée]|sorbet|clay|paste|whip|tint)$/;
const textureAdjectives =
  /^(silky|light|lightweight|ultra-light|rich|velvety|creamy|dewy|weightless|whipped|airy|bouncy|cushiony|buttery|milky|watery|satin|satiny|matte|sheer|glossy|non-greasy|non-sticky|cooling|fresh|plush|dense|soft|smooth|melting|featherlight|feather-light|fast-absorbing|thin|thick|pillowy|refreshing|comforting|nourishing|luxurious|gentle|translucent|clear|hydrating)$/;

/** The page's words for the texture, where they make a plain noun phrase: "Silky, lightweight gel" → "silky lightweight gel". */
export function englishTexture(texture: string, noun: string): string | null {
  const plain = texture.replace(/^(a|an|the)\s/, "").replace(/\s(texture|feel|finish|consistency)$/, "");
  const words = plain.replace(/,| and /g, " ").split(/\s+/);
  const last = words.at(-1) ?? "";
  const isDescribed = words.slice(0, -1).every((word) => textureAdjectives.test(word) || textureNouns.test(word));
  if (words.length > 1 && isDescribed && textureNouns.test(last)) return words.join(" ");
  if (words.length <= 2 && words.every((word) => textureAdjectives.test(word))) return `${words.join(" ")} ${noun}`;
  return null;
}
