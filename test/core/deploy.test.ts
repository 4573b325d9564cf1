import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readConfiguration } from "../../scripts/deploy/configuration.ts";
import { configuredItems, deployedItems } from "../../scripts/deploy/items.ts";
import { readOptions } from "../../scripts/deploy/options.ts";
import {
  deployedText,
  deploySteps,
  dryRunStep,
  imageTag,
  neededSecrets,
  planLines,
  refusals,
  unfilled,
} from "../../scripts/deploy/plan.ts";

const root = path.join(import.meta.dirname, "../..");
const committed = readConfiguration(path.join(root, "wrangler.toml"), "production");
const vars = {
  ...committed.vars,
  PUBLIC_URL: "https://api.ads.com",
  MEDIA_URL: "https://media.ads.com",
  MAIL_FROM: "ads@ads.com",
};
const production = { ...committed, vars, routes: [{ pattern: "api.ads.com" }, { pattern: "media.ads.com" }] };
const nothing = { vars: {}, secrets: {} };
const place = {
  environment: "production",
  configFile: "deployed.toml",
  image: "ad-creative-renderer:one",
  isNewImage: true,
  engine: "docker",
  passedOn: [],
};
const commandsOf = (steps: ReturnType<typeof deploySteps>) =>
  steps.map(({ command, args }) => [command, ...args].join(" "));

describe("a deployment", () => {
  it("pushes the image first, then migrates, then replaces the Worker", () => {
    expect(commandsOf(deploySteps(place))).toEqual([
      "docker build --platform linux/amd64 --file container/Dockerfile --tag ad-creative-renderer:one .",
      "wrangler containers push ad-creative-renderer:one",
      "wrangler d1 migrations apply DB --remote --config deployed.toml --env production",
      "wrangler deploy --config deployed.toml --env production --containers-rollout immediate",
    ]);
  });

  it("builds nothing where an earlier image is to come back, or the renderers stay", () => {
    for (const kept of [
      { ...place, isNewImage: false },
      { ...place, image: null },
    ])
      expect(commandsOf(deploySteps(kept)).map((command) => command.split(" ").slice(0, 2).join(" "))).toEqual([
        "wrangler d1",
        "wrangler deploy",
      ]);
  });

  it("names the pushed image in each environment instead of the Dockerfile", () => {
    const text = 'image = "./container/Dockerfile"\nimage_build_context = "."\nmax_instances = 4\n';
    expect(deployedText(text, "production", production, "renderer:one")).toBe(
      'image = "registry.cloudflare.com/renderer:one"\nmax_instances = 4\n',
    );
  });

  it("binds models where the setting asks for them, and only there", () => {
    const asked = { ...production, vars: { ...vars, MODELS: "workers-ai" } };
    expect(deployedText("", "production", asked, null)).toContain('[env.production.ai]\nbinding = "AI"');
    expect(deployedText("", "production", production, null)).toBe("");
    expect(configuredItems(production).map(({ kind }) => kind)).not.toContain("models");
  });

  it("gives each image a tag of its own", () => {
    expect(imageTag("staging", new Date("2026-11-25T09:30:15Z"))).toBe("ad-creative-renderer:staging-20261125093015");
  });

  it("needs Stripe's secrets where Stripe takes the money", () => {
    expect(neededSecrets(production)).toEqual(["SECRETS_KEY", "OPERATOR_TOKEN"]);
    const withStripe = { ...production, vars: { ...vars, PAYMENTS: "stripe" } };
    expect(neededSecrets(withStripe)).toEqual(expect.arrayContaining(["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]));
  });
});

describe("what is not deployed", () => {
  it.each(["http://127.0.0.1:8787", "http://localhost", "https://[::1]", "https://10.1.2.3", "https://ads.internal"])(
    "is a PUBLIC_URL that nobody outside reaches: %s",
    (address) => {
      const [refusal] = refusals({ ...production, vars: { ...vars, PUBLIC_URL: address } }, nothing);
      expect(refusal).toMatch(/^PUBLIC_URL: .* is reached from this machine or network only/);
    },
  );

  it("is an address to which keys would travel unencrypted", () => {
    expect(refusals({ ...production, vars: { ...vars, PUBLIC_URL: "http://api.ads.com" } }, nothing)).toEqual([
      "PUBLIC_URL: production needs an https address",
    ]);
  });

  it("is a configuration without a PUBLIC_URL", () => {
    const { PUBLIC_URL: _, ...rest } = vars;
    expect(refusals({ ...production, vars: rest }, nothing)[0]).toMatch(/^PUBLIC_URL: /);
  });

  it("is a setting beside the one that wrangler.toml has, which the next deployment would put back", () => {
    const given = { vars: { MODELS: "workers-ai", RENDERER_SLOTS: "4" }, secrets: {} };
    expect(refusals(production, given)).toEqual([
      "MODELS: it stands in wrangler.toml; change it there, so that the next deployment keeps it",
    ]);
  });

  it("is a malformed setting, from wherever it comes", () => {
    expect(refusals(production, { vars: { RENDERER_SLOTS: "0" }, secrets: {} })[0]).toMatch(/^RENDERER_SLOTS: /);
    expect(refusals(production, { vars: {}, secrets: { OPERATOR_TOKEN: "short" } })[0]).toMatch(/^OPERATOR_TOKEN: /);
  });

  it("is what only the person who deploys can fill in, named one by one", () => {
    expect(unfilled({ ...committed, d1_databases: [{ binding: "DB", database_id: "0000-0000" }] })).toEqual([
      "PUBLIC_URL is still https://api.production.example",
      "MEDIA_URL is still https://media.production.example",
      "MAIL_FROM is still ads@production.example",
      "an address of the Worker is still api.production.example",
      "an address of the Worker is still media.production.example",
      "the database_id of DB is still zeros",
    ]);
    expect(unfilled({ ...production, d1_databases: [{ binding: "DB", database_id: "6f1c" }] })).toEqual([]);
  });
});

describe("the plan", () => {
  const item = (kind: string, name: string, value = "") => ({ kind, name, value });
  const signs = (lines: string[]) => lines.map((line) => line.replace(/\s+/g, " ").trim());

  it("says of each thing whether it is new, changed, the same, gone or kept", () => {
    const deployed = [
      item("variable", "A", '"1"'),
      item("variable", "B", '"1"'),
      item("variable", "SET_ELSEWHERE", '"x"'),
      item("R2 bucket", "OLD", "old"),
    ];
    const wanted = [item("variable", "A", '"1"'), item("variable", "B", '"2"'), item("queue", "RENDERS", "renders")];
    expect(signs(planLines(wanted, { deployed, committed: [] }))).toEqual([
      '= variable A "1"',
      '~ variable B "1" → "2"',
      "+ queue RENDERS renders",
      '· variable SET_ELSEWHERE "x"',
      "- R2 bucket OLD old",
    ]);
  });

  it("compares with the last commit what a version does not tell, and all of it where no version could be asked", () => {
    const schedule = [item("schedule", "*/5 * * * *")];
    expect(signs(planLines(schedule, { deployed: [], committed: schedule }))).toEqual(["= schedule */5 * * * *"]);
    expect(signs(planLines([], { deployed: null, committed: schedule }))).toEqual(["- schedule */5 * * * *"]);
  });

  it("finds everything the same where nothing was changed", () => {
    const wanted = configuredItems(production);
    const lines = planLines(wanted, { deployed: null, committed: wanted });
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.filter((line) => !line.startsWith("  = "))).toEqual([]);
  });

  it("reads what the platform tells of a version as what wrangler.toml would say of it", () => {
    const bindings = [
      { type: "plain_text", name: "PUBLIC_URL", text: vars.PUBLIC_URL },
      { type: "secret_text", name: "SECRETS_KEY" },
      { type: "r2_bucket", name: "MEDIA", bucket_name: "ad-creative-media" },
      { type: "ratelimit", name: "CALL_LIMIT", namespace_id: "1002", simple: { limit: 1200, period: 60 } },
      { type: "something_new", name: "X" },
    ];
    const told = deployedItems({ resources: { bindings } }) ?? [];
    expect(configuredItems(production)).toEqual(expect.arrayContaining(told.slice(0, 4)));
    expect(told[4]).toEqual(item("something_new", "X"));
    expect(deployedItems({ error: "no" })).toBeNull();
  });

  it("shows no secret, even where one was given as a variable", () => {
    const text = JSON.stringify(configuredItems(production, { OPERATOR_TOKEN: "do-not-show-me" }));
    expect(text).not.toContain("do-not-show-me");
  });
});

describe("the options", () => {
  it("are read in every spelling, and wrangler's own are passed on", () => {
    const given = [
      "--env=staging",
      "--var",
      "A:1",
      "B:x:y",
      "--dry-run",
      "--image",
      "renderer:one",
      "--domain",
      "a.com",
    ];
    expect(readOptions(given)).toMatchObject({
      environment: "staging",
      isDryRun: true,
      image: "renderer:one",
      vars: { A: "1", B: "x:y" },
      passedOn: ["--var", "A:1", "B:x:y", "--domain", "a.com"],
      withRenderers: true,
    });
    expect(readOptions(["--containers-rollout", "none"]).withRenderers).toBe(false);
  });

  it("name an environment that there is", () => {
    for (const given of [[], ["--env", "nowhere"]]) {
      const { status, stderr } = spawnSync(process.execPath, ["scripts/deploy.ts", ...given], {
        cwd: root,
        encoding: "utf8",
      });
      expect([status, stderr]).toEqual([1, "Nothing was deployed. --env says where to: staging or production.\n"]);
    }
  });

  it("keep a dry run from rolling out renderers, so that no container engine is needed", () => {
    const { args } = dryRunStep({ environment: "staging", configFile: "deployed.toml", passedOn: [] }, "/out");
    expect(args.join(" ")).toBe(
      "deploy --config deployed.toml --env staging --containers-rollout none --dry-run --outdir /out",
    );
  });
});
