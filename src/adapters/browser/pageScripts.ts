/** Scripts that run inside a page. As text, because what a bundler adds to functions is not there. */

/** Most of a page's HTML that is kept, in characters and, encoded, in bytes. */
export const maxHtml = 4 * 1024 * 1024;

/**
 * Runs before the page's own scripts: what would open a connection, a window or a dialog does nothing, and says nothing about it,
 * so that the page's scripts go on.
 */
export const quietScript = `
(() => {
  class Inert extends EventTarget {
    send() {} close() {} postMessage() {} terminate() {} start() {}
    get port() { return this; }
    get readyState() { return 0; }
  }
  const set = (name, value) => Object.defineProperty(window, name, { value, writable: false, configurable: false });
  for (const name of ["WebSocket", "WebSocketStream", "WebTransport", "RTCPeerConnection", "webkitRTCPeerConnection",
    "EventSource", "Worker", "SharedWorker"]) if (name in window) set(name, Inert);
  for (const [name, answer] of [["open", null], ["alert", undefined], ["confirm", false], ["prompt", null], ["print", undefined]])
    set(name, () => answer);

  // The browser connects to where a page means to go before it asks us: so it stays on its host, with or without "www".
  const host = (address) => new URL(address).host.replace(/^www\\./, "");
  navigation.addEventListener("navigate", (event) => {
    if (/^https?:/.test(location.href) && host(event.destination.url) !== host(location.href)) event.preventDefault();
  });
  // Nor does it ask before a prefetch by speculation rules: they are gone again before it acts on them.
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node.nodeType === 1)
          for (const script of [node, ...node.querySelectorAll("script")])
            if (script.localName === "script" && /speculationrules/i.test(script.type)) script.remove();
  }).observe(document, { childList: true, subtree: true });
})()`;

/** How far the page has come: whether it shows words, and whether it describes a product. */
export const progressScript = `
({
  text: (document.body?.innerText ?? "").trim().length > 80,
  product: document.querySelector('[itemtype*="schema.org/Product"], meta[property="og:type"][content="product"]') !== null
    || [...document.querySelectorAll('script[type="application/ld+json"]')].slice(0, 20)
      .some((block) => /"Product(?:Group)?"/.test(block.textContent.slice(0, 200000))),
})`;

/** The page's address, type and HTML; null for the moment in which a page has gone and the next is not there yet. */
export const htmlScript = `
document.documentElement && ({
  url: location.href.slice(0, 4000),
  contentType: document.contentType,
  html: ("<!doctype html>" + document.documentElement.outerHTML).slice(0, ${maxHtml}),
})`;

/** The computed styles of what a visitor sees first; the shape is that of `PageLook`. */
export const lookScript = `
(() => {
  const short = (text, length) => String(text ?? "").replace(/\\s+/g, " ").trim().slice(0, length);
  const clear = (colour) => colour === "transparent" || /[,/]\\s*0(?:\\.0+)?\\)$/.test(colour);
  const some = (selector, count) => [...document.querySelectorAll(selector)].slice(0, count);
  const box = (element) => {
    const { width, height, top } = element.getBoundingClientRect();
    return { width, height, top: top + scrollY, area: Math.round(width * height) };
  };
  const visible = (element, style) => {
    const { width, height, top } = box(element);
    return width >= 8 && height >= 8 && top < 6000 && style.visibility === "visible" && style.display !== "none" && Number(style.opacity) > 0.1;
  };
  const firstColour = (image) => /(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\\([^()]*\\)/.exec(image)?.[0] ?? "";
  const ground = (style) => clear(style.backgroundColor) ? firstColour(style.backgroundImage) : style.backgroundColor;

  const buttons = some('button, [role="button"], input[type="submit"], input[type="button"], a', 1500).flatMap((element) => {
    const style = getComputedStyle(element);
    const background = ground(style);
    const { width, height, area } = box(element);
    const text = short(element.innerText || element.value, 80);
    const looksIt = background !== "" && text !== "" && height >= 20 && height <= 120 && width >= 40 && width <= 900
      && parseFloat(style.paddingLeft) + parseFloat(style.paddingTop) > 0;
    return looksIt && visible(element, style)
      ? [{ background: short(background, 100), colour: short(style.color, 100), text, area }] : [];
  }).sort((a, b) => b.area - a.area).slice(0, 12);

  const headings = some("h1, h2, h3", 300).flatMap((element) => {
    const style = getComputedStyle(element);
    return visible(element, style) && element.innerText.trim() !== ""
      ? [{ fontFamily: short(style.fontFamily, 200), colour: short(style.color, 100), size: parseFloat(style.fontSize) }] : [];
  }).sort((a, b) => b.size - a.size).slice(0, 6).map(({ fontFamily, colour }) => ({ fontFamily, colour }));

  const body = getComputedStyle(document.body ?? document.documentElement);
  const root = getComputedStyle(document.documentElement);
  const background = [body, root].map((style) => style.backgroundColor).find((colour) => !clear(colour)) ?? "rgb(255, 255, 255)";

  // Shop themes write colours as bare triples too ("18, 18, 18"), to give them an opacity where they are used.
  const asColour = (value) => /^\\d{1,3}(?:\\s*,\\s*|\\s+)\\d{1,3}(?:\\s*,\\s*|\\s+)\\d{1,3}$/.test(value) ? "rgb(" + value.split(/[\\s,]+/).join(", ") + ")" : value;
  const customProperties = {};
  let count = 0;
  for (const [name, written] of document.documentElement.computedStyleMap()) {
    if (count === 60) break;
    if (!name.startsWith("--") || name.length > 100) continue;
    const value = asColour(short(written, 101));
    if (value.length > 100 || /^(?:inherit|initial|unset|revert|revert-layer|currentcolor)$/i.test(value) || !CSS.supports("color", value)) continue;
    customProperties[name] = value;
    count += 1;
  }
  return {
    buttons, headings, customProperties,
    body: { background: short(background, 100), colour: short(body.color, 100), fontFamily: short(body.fontFamily, 200) },
  };
})()`;
