import { asked, clause, get, proved, refused, untested, type Area } from "./clause.ts";
import { aNumber, aText, exactly, listOf } from "./expected.ts";

const search = (query: string) => get(`/v1/styles/search${query}`);
const results = (count: number) => ({ status: 200, body: { results: listOf({ style_id: /^sty_/ }, count) } });

/** Style search and the categories. */
export const styles: Area = {
  title: "Styles",
  clauses: [
    clause(
      "styles-1",
      "spec, GET /v1/styles/search",
      "q empty gives 400 missing_query.",
      asked("ready", search("?q="), refused(400, "missing_query")),
    ),
    clause(
      "styles-2",
      "spec, GET /v1/styles/search",
      "q is required.",
      asked("ready", search(""), refused(400, "missing_query")),
    ),
    clause(
      "styles-3",
      "spec, GET /v1/styles/search",
      "top_n defaults to 20.",
      asked("ready", search("?q=sea"), results(20)),
    ),
    clause(
      "styles-4",
      "spec, GET /v1/styles/search",
      "top_n: maximum 50.",
      asked("ready", search("?q=sea&top_n=50"), results(50)),
    ),
    clause(
      "styles-5",
      "decisions, Styles",
      "top_n above 50: invalid_request.",
      asked("ready", search("?q=sea&top_n=51"), refused(400, "invalid_request", "top_n")),
    ),
    clause(
      "styles-6",
      "decisions, Styles",
      "top_n below 1: invalid_request.",
      asked("ready", search("?q=sea&top_n=0"), refused(400, "invalid_request", "top_n")),
    ),
    clause(
      "styles-7",
      "decisions, Styles",
      "top_n that is no integer: invalid_request.",
      asked("ready", search("?q=sea&top_n=2.5"), refused(400, "invalid_request", "top_n")),
    ),
    clause(
      "styles-8",
      "spec, GET /v1/styles/search",
      "Response 200: query (echo of q) and results[].",
      asked("ready", search("?q=sunlit+water&top_n=1"), {
        status: 200,
        body: exactly({ query: "sunlit water", results: listOf({}, 1) }),
      }),
    ),
    clause(
      "styles-9",
      "spec, Style search result",
      "A result has style_id, style_name, animation_prompt and similarity; other fields are not shown.",
      asked("ready", search("?q=sunlit+water&top_n=3"), {
        status: 200,
        body: {
          results: listOf(
            exactly({ style_id: /^sty_/, style_name: aText, animation_prompt: aText, similarity: aNumber }),
            3,
          ),
        },
      }),
    ),
    clause(
      "styles-10",
      "spec, GET /v1/styles/search",
      "Results are ranked by similarity, highest first, in [0, 1].",
      proved(
        "worker/styles",
        "answers with the query and the twenty nearest styles, nearest first, and exactly the four fields",
      ),
    ),
    clause(
      "styles-11",
      "spec, GET /v1/styles/search",
      "Matching is by embedding of the query against indexed styles with cosine similarity.",
      proved("core/styleSearch", "is the exact cosine whatever the vectors' lengths, and never below 0"),
    ),
    clause(
      "styles-12",
      "spec, GET /v1/styles/search",
      "The nearest look comes first.",
      asked("ready", search("?q=sheer+curtain+in+morning+light&top_n=1"), {
        status: 200,
        body: { results: [{ animation_prompt: "Curtains Blowing" }] },
      }),
    ),
    clause(
      "styles-13",
      "spec, GET /v1/styles/search",
      "503 style_search_unavailable: embedding service warming up; retry in 30 seconds.",
      proved("worker/styles", "says 503 with Retry-After while the index warms up after the answer, then finds"),
    ),
    clause(
      "styles-14",
      "spec, GET /v1/styles/search",
      "The embedding is that of the platform's model.",
      untested(
        "Needs the platform's model; a stand-in plays it, and the service's own vectors are tested with 157 queries.",
      ),
    ),
    clause(
      "styles-15",
      "spec, GET /v1/styles/search",
      "style_id values may be passed in creative.featured_styles.",
      proved("worker/styleSelection", "pins the nearest styles"),
    ),
    clause(
      "styles-16",
      "spec, Animation prompt categories",
      "The stated size of the set is 36.",
      proved("core/contractRules", "are each there once, and no fewer than the 36 that the contract states"),
    ),
    clause(
      "styles-17",
      "decisions, Generate",
      "The 36th animation category is Mist Cloud, in the group Product - Texture.",
      asked(
        "ready",
        {
          method: "POST",
          path: "/v1/ads/generate",
          body: { dry_run: true, creative: { animation_prompts: ["Mist Cloud"] } },
        },
        { status: 200, body: { concepts: [{ animation_prompt: "Mist Cloud" }] } },
      ),
    ),
    clause(
      "styles-18",
      "spec, Animation prompt categories",
      "Each category has styles of its own.",
      proved("core/styleCatalogue", "has at least six styles in each category"),
    ),
    clause(
      "styles-19",
      "decisions, Decided since",
      "Each category that was asked for by name comes once before any comes again.",
      proved("core/styleTurns", "are of each category that was asked for by name once before any comes again"),
    ),
    clause(
      "styles-20",
      "decisions, Decided since",
      "A description that is near to nothing is refused before any charge, where the service searches without an embedding model.",
      asked(
        "ready",
        {
          method: "POST",
          path: "/v1/ads/generate",
          body: { dry_run: true, creative: { style_search: "xqzv kjwq pflgh" } },
        },
        refused(400, "invalid_request", "creative.style_search"),
      ),
    ),
    clause(
      "styles-21",
      "decisions, Generate",
      "A category is never answered with another look under its name.",
      proved("core/styleTurns", "are exactly the pinned ones, in the order in which they were pinned"),
    ),
  ],
};
