/** An address in its parts; `query` keeps its order and its spelling. */
interface Address {
  /** Scheme and host as they are written, or empty; `host` is in lower case. */
  origin: string;
  host: string;
  path: string;
  query: [name: string, value: string][];
}

const longestAddress = 4000;

function parse(url: string): Address {
  const [beforeHash = ""] = url.split("#", 1);
  const mark = beforeHash.indexOf("?");
  const place = mark < 0 ? beforeHash : beforeHash.slice(0, mark);
  const origin = /^(?:https?:)?\/\/[^/]*/i.exec(place)?.[0] ?? "";
  const query = mark < 0 ? [] : beforeHash.slice(mark + 1).split("&");
  return {
    origin,
    host: origin.slice(origin.indexOf("//") + 2).toLowerCase(),
    path: place.slice(origin.length),
    query: query.map((part): [string, string] => {
      const equals = part.indexOf("=");
      return equals < 0 ? [part, ""] : [part.slice(0, equals), part.slice(equals + 1)];
    }),
  };
}

function write({ origin, path, query }: Address): string {
  const text = query.map(([name, value]) => (value === "" ? name : `${name}=${value}`)).join("&");
  return `${origin}${path}${text === "" ? "" : `?${text}`}`;
}

/** How one kind of picture server says sizes; `null` leaves the address to the next. */
type Rule = (address: Address, pixels: number) => Address | null;

const has = ({ query }: Address, ...names: string[]) => query.some(([name]) => names.includes(name));
const hasValue = ({ query }: Address, name: string, value: string) => query.some(([n, v]) => n === name && v === value);
const isAt = ({ host }: Address, ...domains: string[]) =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

function without(address: Address, ...names: string[]): Address {
  return { ...address, query: address.query.filter(([name]) => !names.includes(name)) };
}

/** Sets a parameter that is there; adds none. */
function changed(address: Address, name: string, value: string): Address {
  return { ...address, query: address.query.map(([n, v]) => [n, n === name ? value : v]) };
}

function set(address: Address, name: string, value: string): Address {
  const rest = without(address, name);
  return { ...rest, query: [...rest.query, [name, value]] };
}

function renamed(address: Address, pattern: RegExp, replacement: string): Address | null {
  const path = address.path.replace(pattern, replacement);
  return path === address.path ? null : { ...address, path };
}

/** `serum_300x300_crop_center@2x.jpg`, `serum_large.png`: the original is the name without it. */
const shopifySuffix =
  /_(?:\d{1,5}x\d{0,5}|x\d{1,5}|pico|icon|thumb|small|compact|medium|large|grande|original|master)(?:_crop_[a-z]{1,10})?(?:@[23]x)?(?:\.progressive)?(\.[a-z]{3,4})$/i;

const shopify: Rule = (address, pixels) => {
  if (!isAt(address, "cdn.shopify.com") && !address.path.includes("/cdn/shop/")) return null;
  const path = address.path.replace(shopifySuffix, "$1");
  return set(without({ ...address, path }, "height", "crop", "pad_color"), "width", String(pixels));
};

const wordpressPhoton: Rule = (address, pixels) =>
  /^i[0-3]\.wp\.com$/.test(address.host)
    ? set(without(address, "w", "h", "resize", "fit", "crop", "zoom"), "w", String(pixels))
    : null;

const wordpress: Rule = (address) =>
  address.path.includes("/wp-content/uploads/") ? renamed(address, /-\d{2,4}x\d{2,4}(\.[a-z]{3,4})$/i, "$1") : null;

/** One step of a Cloudinary address, `w_300,h_300,c_fill,f_auto`; names and folders do not look like it. */
const cloudinaryStep = /^(?:[a-z]{1,3}_[^,/]{1,40})(?:,[a-z]{1,3}_[^,/]{1,40})*$/;

const cloudinary: Rule = (address, pixels) => {
  const [before, after] = split(address.path, "/upload/");
  if (after === null || !(isAt(address, "cloudinary.com") || address.path.includes("/image/upload/"))) return null;
  const steps = after.split("/");
  const count = steps.findIndex((step) => !cloudinaryStep.test(step));
  // A photograph as PNG would only be large; what has alpha must not become a JPEG.
  const isPng = /\.png$/i.test(address.path);
  const sizing = steps.slice(0, Math.max(0, count)).some((step) => /(?:^|,)[wh]_/.test(step));
  const kept = steps.slice(0, Math.max(0, count)).map((step) => {
    const parts = step.split(",").filter((part) => !sizing || !/^(?:[wh]|c|g|ar|dpr|x|y|z)_/.test(part));
    return parts.map((part) => (part === "f_auto" && isPng ? "f_png" : part)).join(",");
  });
  const size = sizing ? [`c_limit,w_${pixels},h_${pixels}`] : [];
  const path = [...size, ...kept.filter((step) => step !== ""), ...steps.slice(Math.max(0, count))].join("/");
  return { ...address, path: `${before}/upload/${path}` };
};

function split(text: string, at: string): [before: string, after: string | null] {
  const index = text.indexOf(at);
  return index < 0 ? [text, null] : [text.slice(0, index), text.slice(index + at.length)];
}

/** imgix, Contentful, Sanity, DatoCMS, Prismic and Storyblok's kin share these parameters. */
const imgix: Rule = (address, pixels) => {
  if (!isAt(address, "imgix.net", "ctfassets.net", "cdn.sanity.io", "datocms-assets.com", "images.prismic.io"))
    return null;
  const plain = without(address, "h", "height", "crop", "rect", "dpr", "max-w", "max-h", "ar", "auto");
  const uncropped = without(plain, "fit", "fm", "q");
  const format =
    hasValue(address, "fm", "png") || /\.png$/i.test(address.path) ? set(uncropped, "fm", "png") : uncropped;
  return set(format, "w", String(pixels));
};

const wix: Rule = (address, pixels) => {
  if (!isAt(address, "wixstatic.com")) return null;
  return renamed(address, /\/v1\/(?:fill|fit)\/[^/]{1,120}\//, `/v1/fit/w_${pixels},h_${pixels},al_c,q_90/`);
};

const squarespace: Rule = (address, pixels) =>
  isAt(address, "squarespace-cdn.com", "squarespace.com")
    ? set(address, "format", pixels > 1500 ? "2500w" : "1500w")
    : null;

const bigCommerce: Rule = (address, pixels) =>
  isAt(address, "bigcommerce.com") || address.path.includes("/images/stencil/")
    ? renamed(
        address,
        /\/images\/stencil\/(?:\d{1,5}x\d{1,5}|\d{1,5}w|original)\//,
        `/images/stencil/${pixels}x${pixels}/`,
      )
    : null;

const salesforce: Rule = (address, pixels) =>
  address.path.includes("/dw/image/v2/") && has(address, "sw", "sh")
    ? changed(changed(set(address, "sm", "fit"), "sw", String(pixels)), "sh", String(pixels))
    : null;

const rules: Rule[] = [
  shopify,
  wordpressPhoton,
  wordpress,
  cloudinary,
  imgix,
  wix,
  squarespace,
  bigCommerce,
  salesforce,
];

/**
 * The same picture asked for at about `longSidePixels`, the way its server understands it. Addresses of servers that are not
 * known, and those that say nothing about size, come back unchanged.
 */
export function sizedAddress(url: string, longSidePixels: number): string {
  if (url.length > longestAddress) return url;
  const filled = url
    .replaceAll(/(?:\{|%7B)(?:width|w)(?:\}|%7D)/gi, String(longSidePixels))
    .replaceAll(/(?:\{|%7B)(?:height|h)(?:\}|%7D)/gi, String(longSidePixels));
  const address = parse(filled);
  for (const rule of rules) {
    const sized = rule(address, longSidePixels);
    if (sized !== null) return write(sized);
  }
  return filled;
}

const sizeParameters =
  /^(?:w|h|width|height|sw|sh|sm|sfrm|size|resize|fit|crop|dpr|q|quality|auto|fm|format|scale|zoom|v|ver|version|t|ts|pad_color|bg|rect|ar|strip|ssl|profile|imwidth|wid|hei|qlt|fmt)$/i;

/** A key that is the same for addresses of one picture in several sizes and versions. */
export function samePicture(url: string): string {
  const address = parse(sizedAddress(url.slice(0, longestAddress), 1600));
  const query = address.query.filter(([name]) => !sizeParameters.test(name) && !name.startsWith("utm_"));
  const path = address.path
    .replace(/\/v\d{6,12}\//, "/")
    .replace(/\/cache\/[0-9a-f]{32}\//, "/")
    .replace(/(?:@[23]x)(\.[a-z]{3,4})$/i, "$1");
  return write({ ...address, origin: address.host.replace(/^(?:www|i[0-3])\./, ""), path, query });
}
