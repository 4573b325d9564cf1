import type { ScrapedPrice, ScrapedRating } from "../product/scraped.ts";

/** ISO 4217, the currencies in use. */
const currencies = new Set(
  "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG".split(
    " ",
  ),
);

const maxAmount = 10_000_000;
const maxReviews = 100_000_000;

/**
 * The number in a text or value: "19.90", "19,90 €", "1.299,00", "1,299.00", "1 299,00". A single mark before exactly three
 * digits separates thousands. Null where there is none.
 */
export function parseAmount(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const [found] = /-?\d[\d.,'’\u00a0\u202f ]{0,30}/.exec(value.slice(0, 200)) ?? [];
  if (found === undefined) return null;
  const text = found.replace(/['’\u00a0\u202f ]/g, "").replace(/[.,]+$/, "");
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  if (last < 0) return Number(text);
  const mark = text[last] ?? "";
  const whole = text.slice(0, last).replace(/[.,]/g, "");
  const rest = text.slice(last + 1);
  const isGrouped = rest.length === 3 && /^-?[1-9]\d{0,2}(?:[.,]\d{3})*$/.test(text.slice(0, last));
  const hasOther = text.slice(0, last).includes(mark === "." ? "," : ".");
  const isRepeated = text.indexOf(mark) !== last;
  return Number(isRepeated || (isGrouped && !hasOther) ? whole + rest : `${whole}.${rest}`);
}

/** Null where there is no amount, or one that no product has. */
export function parsePrice(amount: unknown, currency: unknown): ScrapedPrice | null {
  const parsed = parseAmount(amount);
  if (parsed === null || !(parsed >= 0 && parsed <= maxAmount)) return null;
  return { amount: parsed, currency: parseCurrency(currency) };
}

/** An ISO 4217 code in capitals; null for symbols and names. */
export function parseCurrency(value: unknown): string | null {
  const code = typeof value === "string" ? value.trim().toUpperCase() : "";
  return currencies.has(code) ? code : null;
}

/** On a scale of five. Another scale is converted only where the page states its best rating; what is outside its scale is dropped. */
export function parseRating(value: unknown, best: unknown, count: unknown): ScrapedRating | null {
  const rating = parseDecimal(value);
  const scale = best === undefined || best === null || best === "" ? 5 : parseDecimal(best);
  if (rating === null || scale === null || !(scale >= 2 && scale <= 100) || !(rating > 0 && rating <= scale))
    return null;
  return { value: Math.round((rating / scale) * 500) / 100, reviewCount: parseCount(count) };
}

/** A rating's mark is always a decimal one: "4,667" is less than five. */
function parseDecimal(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  const [found] = typeof value === "string" ? (/-?\d{1,9}(?:[.,]\d{1,20})?/.exec(value.slice(0, 200)) ?? []) : [];
  return found === undefined ? null : Number(found.replace(",", "."));
}

/** A positive whole number: 12, "1,234", "12 reviews". */
export function parseCount(value: unknown): number | null {
  const count = parseAmount(value);
  return count !== null && Number.isInteger(count) && count > 0 && count <= maxReviews ? count : null;
}
