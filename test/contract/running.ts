import { asked, clause, get, proved, untested, type Area } from "./clause.ts";

const source = "decisions, Running it";
const kills = proved("e2e/crash", "loses no delivery, no credit, no event and no file");
const stops = proved("e2e/crash", "stops the running service cleanly and leaves no process behind");

/** The service on one machine, and its documentation. */
export const running: Area = {
  title: "Running it, and its documentation",
  clauses: [
    clause(
      "running-1",
      source,
      "npm start sets up what is missing, then serves on PORT with its data in DATA_DIR.",
      stops,
    ),
    clause("running-2", source, "npm start prints ready-to-paste calls.", stops),
    clause("running-3", source, "npm start prints a demo account's key.", stops),
    clause("running-4", source, "npm start stops cleanly on SIGTERM with its children.", stops),
    clause(
      "running-5",
      source,
      "npm start stops cleanly while it is still starting.",
      proved("e2e/crash", "stops a service that is still starting and leaves no process behind"),
    ),
    clause("running-6", source, "npm start starts again on the same data.", kills),
    clause("running-7", source, "What a SIGKILL left behind is replaced at the next start.", kills),
    clause("running-8", source, "Children stay in the process group of npm start.", kills),
    clause(
      "running-9",
      source,
      "npm run demo: serve, onboard the sample shop, generate one full delivery, save its files, print the viewer's address; exit 0.",
      untested(
        "It is a check of its own: it examines each file that it saves and ends with another code where one is wrong.",
      ),
    ),
    clause(
      "running-10",
      source,
      "npm test: everything, from nothing.",
      untested("It is what runs these tests; a test cannot run the run that it is part of."),
    ),
    clause(
      "running-11",
      source,
      "Instances with different PORT and DATA_DIR live side by side.",
      untested("The tests of the whole service run beside each other in this way; none is about that alone."),
    ),
    clause(
      "running-12",
      source,
      "An explicit FFMPEG_PATH is taken unchecked at start.",
      untested("Nothing happens at the start that could be seen; the first video shows whether the path was right."),
    ),
    clause(
      "running-13",
      source,
      "Settings are environment variables, listed with their defaults in one file.",
      proved("core/settings", "are the usual ones, or what the environment says"),
    ),
    clause(
      "running-14",
      "decisions, Decided since",
      "A malformed setting ends the start with one sentence that names it.",
      proved("core/settings", "keeps `npm start` from starting, with that sentence and nothing else"),
    ),
    clause(
      "running-15",
      "decisions, Decided since",
      "The error handler works with no services.",
      proved("worker/upstream", "answers in the envelope although its settings cannot be read"),
    ),
    clause(
      "running-16",
      "decisions, Decided since",
      "Mails of npm start are kept in DATA_DIR.",
      proved("e2e/mailFolder", "keeps each mail of `npm start` as a file of its own"),
    ),
    clause(
      "running-17",
      source,
      "WEBHOOK_RETRY_SECONDS is 30,300,1800.",
      proved("core/eventMessages", "is retried after 30 s, 5 min and 30 min, then dropped"),
    ),
    clause(
      "running-18",
      source,
      "It runs on the platform: Workers, Durable Objects, D1, R2, queues and containers.",
      untested("Needs a deployment; the tests run on the platform's own local runtime."),
    ),
    clause(
      "running-19",
      "spec, Introduction",
      "{docs_url} is a reference site.",
      asked("nobody", get("/docs"), { status: 200, text: /<h1/, headers: { "content-type": /^text\/html/ } }),
    ),
    clause(
      "running-20",
      "spec, Errors",
      "The reference documents each error code on a page of its own.",
      asked("nobody", get("/docs/errors/product_not_supported"), { status: 200, text: /product_not_supported/ }),
    ),
    clause(
      "running-21",
      "spec, Product-not-supported error body",
      "The supported-products reference is there.",
      asked("nobody", get("/docs/supported-products"), { status: 200, text: /heet mask/ }),
    ),
    clause(
      "running-22",
      "decisions, HTTP, in general",
      "The contract is there as OpenAPI, without a key.",
      asked("nobody", get("/openapi.json"), { status: 200, body: { openapi: /^3\.1/ } }),
    ),
    clause(
      "running-23",
      "decisions, HTTP, in general",
      "The routes that take an API key are exactly those that the OpenAPI document describes.",
      proved("worker/openapi", "has exactly the routes that take an API key"),
    ),
    clause(
      "running-24",
      "spec, Introduction",
      "{app_url} is the account dashboard and billing site.",
      proved("e2e/app", "signs up by mail, has a shop read and orders three ads, without a word of documentation"),
    ),
    clause(
      "running-25",
      "decisions, Decided since",
      "The local emulator ignores max_concurrency.",
      untested("A remark on the emulator, not on the service."),
    ),
    clause(
      "running-26",
      "decisions, HTTP, in general",
      "ALLOW_PRIVATE_NETWORK=true is never a deployment's.",
      proved("core/settings", "is refused on a deployment: %s"),
    ),
    clause(
      "running-27",
      "decisions, HTTP, in general",
      "ALLOW_PRIVATE_NETWORK is off unless it is set.",
      proved("core/settings", "is off unless it is set"),
    ),
    clause(
      "running-28",
      "decisions, Decided since",
      "An unreachable site is told in one sentence that names it, and not its query.",
      proved("worker/browser", "that cannot be reached is named, without its query"),
    ),
  ],
};
