import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..", "..");
const snippets = path.join(root, "docs", "snippets");
const work = mkdtempSync(path.join(tmpdir(), "docs-snippets-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

interface Delivery {
  scheme: "standard" | "service";
  body: string;
  headers: Record<string, string>;
  secret: string;
}

const secret = `whsec_${Buffer.from("a secret of 24 random by").toString("base64")}`;
const otherSecret = `whsec_${Buffer.from("another one of 24 bytes!").toString("base64")}`;
const body = '{"event":"delivery.completed","headline":"Peau fraîche, été doux"}';
const now = Math.floor(Date.now() / 1000);

/** The service's own signer; its project is the Worker's, so it is imported when the test runs. */
const { webhookSigner } = (await import(new URL("../../src/adapters/webhookSigner.ts", import.meta.url).href)) as {
  webhookSigner: {
    sign: (secrets: string[], id: string, timestamp: number, body: string) => Promise<Record<string, string>>;
  };
};
const signed = (timestamp = now) => webhookSigner.sign([secret], "msg_1", timestamp, body);
const rotating = await webhookSigner.sign([otherSecret, secret], "msg_1", now, body);

/** What a receiver may get, and whether it may believe it. */
const cases: [name: string, delivery: Delivery, isAuthentic: boolean][] = [
  ["a signed event", { scheme: "standard", body, headers: await signed(), secret }, true],
  ["two signatures, the new secret", { scheme: "standard", body, headers: rotating, secret: otherSecret }, true],
  ["two signatures, the old secret", { scheme: "standard", body, headers: rotating, secret }, true],
  ["the own signature during a rotation", { scheme: "service", body, headers: rotating, secret: otherSecret }, true],
  ["a changed body", { scheme: "standard", body: `${body} `, headers: await signed(), secret }, false],
  ["another secret", { scheme: "standard", body, headers: await signed(), secret: otherSecret }, false],
  ["an old event, correctly signed", { scheme: "standard", body, headers: await signed(now - 3600), secret }, false],
  ["an event from the future", { scheme: "standard", body, headers: await signed(now + 3600), secret }, false],
  [
    "a timestamp that was changed",
    { scheme: "standard", body, headers: { ...(await signed(now - 3600)), "webhook-timestamp": String(now) }, secret },
    false,
  ],
  ["no headers at all", { scheme: "standard", body, headers: {}, secret }, false],
  [
    "garbage for headers",
    {
      scheme: "standard",
      body,
      headers: { "webhook-id": "é", "webhook-timestamp": "soon", "webhook-signature": "v1,é" },
      secret,
    },
    false,
  ],
  ["the service's own signature", { scheme: "service", body, headers: await signed(), secret }, true],
  [
    "its signature under a changed body",
    { scheme: "service", body: body.replace("été", "ete"), headers: await signed(), secret },
    false,
  ],
  [
    "its signature under another secret",
    { scheme: "service", body, headers: await signed(), secret: otherSecret },
    false,
  ],
  [
    "an own signature that is empty",
    { scheme: "service", body, headers: { "x-service-signature": "" }, secret },
    false,
  ],
];

/** One program for each language: reads deliveries from a file, writes a line of `true` and `false` for each. */
const runners: Record<string, { command: string; run: (file: string) => string }> = {
  TypeScript: {
    command: process.execPath,
    run: (file) => {
      const program = `import { readFileSync } from "node:fs";
import { verifyServiceSignature, verifyWebhook } from ${JSON.stringify(path.join(snippets, "verify-webhook.ts"))};
for (const { scheme, body, headers, secret } of JSON.parse(readFileSync(process.argv[2], "utf8")))
  console.log(scheme === "standard" ? verifyWebhook(Buffer.from(body), headers, secret) : verifyServiceSignature(Buffer.from(body), headers["x-service-signature"], secret));`;
      writeFileSync(path.join(work, "run.mjs"), program);
      return execFileSync(process.execPath, [path.join(work, "run.mjs"), file], { encoding: "utf8" });
    },
  },
  Python: {
    command: "python3",
    run: (file) => {
      const program = `import importlib.util, json, sys
spec = importlib.util.spec_from_file_location("verify", ${JSON.stringify(path.join(snippets, "verify-webhook.py"))})
verify = importlib.util.module_from_spec(spec); sys.dont_write_bytecode = True; spec.loader.exec_module(verify)
for d in json.load(open(sys.argv[1], encoding="utf-8")):
    body = d["body"].encode()
    ok = verify.verify_webhook(body, d["headers"], d["secret"]) if d["scheme"] == "standard" else verify.verify_service_signature(body, d["headers"]["x-service-signature"], d["secret"])
    print("true" if ok else "false")`;
      return execFileSync("python3", ["-c", program, file], { encoding: "utf8" });
    },
  },
  PHP: {
    command: "php",
    run: (file) => {
      const program = `require ${JSON.stringify(path.join(snippets, "verify-webhook.php"))};
foreach (json_decode(file_get_contents($argv[1]), true) as $d) {
    $ok = $d['scheme'] === 'standard' ? verifyWebhook($d['body'], $d['headers'], $d['secret']) : verifyServiceSignature($d['body'], $d['headers']['x-service-signature'], $d['secret']);
    echo $ok ? "true\\n" : "false\\n";
}`;
      return execFileSync("php", ["-r", program, "--", file], { encoding: "utf8" });
    },
  },
  Go: {
    command: "go",
    run: (file) => {
      const folder = mkdtempSync(path.join(work, "go-"));
      const snippet = readFileSync(path.join(snippets, "verify-webhook.go"), "utf8");
      writeFileSync(path.join(folder, "go.mod"), "module webhook\n\ngo 1.19\n");
      writeFileSync(path.join(folder, "verify.go"), snippet.replace("package webhook", "package main"));
      const program = `package main

import ("encoding/json"; "fmt"; "net/http"; "os")

func main() {
	var all []struct { Scheme, Body, Secret string; Headers map[string]string }
	text, _ := os.ReadFile(os.Args[1])
	if err := json.Unmarshal(text, &all); err != nil { panic(err) }
	for _, d := range all {
		headers := http.Header{}
		for name, value := range d.Headers { headers.Set(name, value) }
		if d.Scheme == "standard" { fmt.Println(VerifyWebhook([]byte(d.Body), headers, d.Secret)) } else { fmt.Println(VerifyServiceSignature([]byte(d.Body), headers.Get("x-service-signature"), d.Secret)) }
	}
}`;
      writeFileSync(path.join(folder, "main.go"), program);
      return execFileSync("go", ["run", ".", file], { cwd: folder, encoding: "utf8" });
    },
  },
};

const isThere = (command: string) => spawnSync(command, ["--version"]).error === undefined;

for (const [language, { command, run }] of Object.entries(runners)) {
  const note = isThere(command) ? "" : ` (skipped: ${command} is not on this machine)`;
  describe.skipIf(note !== "")(`the webhook check in ${language}${note}`, () => {
    it("believes what the service signed, and nothing else", () => {
      const file = path.join(work, `${language}.json`);
      writeFileSync(file, JSON.stringify(cases.map(([, delivery]) => delivery)));
      const verdicts = run(file).trim().split("\n");
      expect(Object.fromEntries(cases.map(([name], i) => [name, verdicts[i]]))).toEqual(
        Object.fromEntries(cases.map(([name, , isAuthentic]) => [name, String(isAuthentic)])),
      );
    });
  });
}

describe("the files that the documentation shows", () => {
  it.each(["ts", "py", "php", "go"])(
    "stand word for word on the page about webhooks: verify-webhook.%s",
    async (extension) => {
      const address = new URL("../../scripts/docs/build.ts", import.meta.url).href;
      const { builtFiles } = (await import(address)) as { builtFiles: () => Map<string, string> };
      const text = readFileSync(path.join(snippets, `verify-webhook.${extension}`), "utf8").trimEnd();
      expect(builtFiles().get("docs/guides/webhooks.md")).toContain(text);
    },
  );
});
