import { escapeHtml } from "../../src/http/pages/html.ts";

/** Languages that a block of code may be in; they decide what is coloured. */
const languages = ["bash", "json", "http", "ts", "py", "php", "go", "text"] as const;

type Language = (typeof languages)[number];

const words: Partial<Record<Language, string>> = {
  ts: "import|export|from|const|let|function|async|await|return|if|else|for|of|new|throw|try|catch|class|default|type|interface|extends|switch|case|typeof|null|true|false|undefined|while|continue|break|instanceof",
  py: "import|from|def|return|if|elif|else|for|in|not|and|or|raise|try|except|with|as|None|True|False|class|while|continue|pass|lambda",
  php: "declare|function|return|if|else|elseif|foreach|as|for|new|throw|try|catch|use|null|true|false|final|class|const|continue|string|array|bool|int|void",
  go: "package|import|func|return|if|else|for|range|var|const|type|struct|nil|true|false|error|string|byte|switch|case|default|defer|continue",
  bash: "export|for|do|done|if|then|fi|while|echo|cd",
  json: "true|false|null",
};

const comments: Partial<Record<Language, string>> = {
  ts: "\\/\\/[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/",
  go: "\\/\\/[^\\n]*",
  php: "\\/\\/[^\\n]*|#[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/|<\\?php",
  py: '#[^\\n]*|"""[\\s\\S]*?"""',
  bash: "(?<=^|\\s)#[^\\n]*",
};

/** Code as HTML: comments, strings, words of the language and numbers carry a class each. */
export function highlight(text: string, name: string): string {
  const language = languages.find((one) => one === name);
  if (language === undefined) throw new Error(`Code is in one of ${languages.join(", ")}, not in ${name}.`);
  const keywords = words[language];
  if (keywords === undefined) return escapeHtml(text);
  const parts = [
    comments[language] === undefined ? null : `(?<comment>${comments[language]})`,
    language === "json" ? '(?<field>"(?:[^"\\\\]|\\\\.)*"(?=\\s*:))' : null,
    `(?<string>"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|\`(?:[^\`\\\\]|\\\\.)*\`)`,
    language === "bash" ? "(?<field>(?<=\\s)--?[A-Za-z][\\w-]*)" : null,
    `(?<word>(?<![\\w.$-])(?:${keywords})(?![\\w-]))`,
    language === "bash" ? null : "(?<number>(?<![\\w.])\\d[\\d_]*(?:\\.\\d+)?(?!\\w))",
  ].filter((part) => part !== null);
  const pattern = new RegExp(parts.join("|"), "gm");
  let html = "";
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] ?? "word";
    html += `${escapeHtml(text.slice(end, match.index))}<span class="${kind}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(end));
}
