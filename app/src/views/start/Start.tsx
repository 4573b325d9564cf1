import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState, type FormEvent } from "react";
import type { Brand } from "../../../../client/src/types.ts";
import { ApiError, client } from "../../api/client.ts";
import type { Finds } from "../../api/people.ts";
import { balanceQuery, brandQuery, findsQuery, isBeingRead, kitQuery, productsQuery } from "../../api/queries.ts";
import { BrandKit } from "../../parts/BrandKit.tsx";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { takeFocus } from "../../parts/focus.ts";
import { Problem, problemText } from "../../parts/Problem.tsx";
import { useKept } from "../../parts/useKept.ts";
import { useMayEdit } from "../../parts/useMayEdit.ts";
import { useOrder } from "../../parts/useOrder.ts";
import { useTitle } from "../../parts/useTitle.ts";
import { countText, creditsText } from "../../parts/words.ts";
import { ProofOfWebsite } from "./ProofOfWebsite.tsx";
import "./start.css";

/** From a shop's address to the first ads. */
export function Start() {
  const brand = useQuery(brandQuery);
  const mayEdit = useMayEdit();
  if (brand.isPending) return <div className="view" aria-busy="true" />;
  if (brand.isLoadingError) {
    return (
      <div className="view narrow">
        <Problem error={brand.error} />
      </div>
    );
  }
  if (brand.data === null || brand.data.onboarding_status_detail === "failed") {
    return mayEdit ? <FirstWebsite failed={brand.data} /> : <NotReadYet />;
  }
  return isBeingRead(brand.data) ? <Reading brand={brand.data} /> : <Understood brand={brand.data} />;
}

function NotReadYet() {
  useTitle("Your shop");
  return (
    <div className="view narrow">
      <h1>The shop is not read yet</h1>
      <p className="lead">Your role looks and approves; an editor of the account can have it read.</p>
    </div>
  );
}

function FirstWebsite({ failed }: { failed: Brand | null }) {
  useTitle("Your shop");
  return (
    <div className="view narrow startForm">
      <h1>Where is your shop?</h1>
      <p className="lead">
        Its public pages are read: the products, their pictures, your colours, your tone. Nothing there is changed.
      </p>
      {failed === null ? null : (
        <div className="problem" role="alert">
          <p dir="auto">{failed.status_message}</p>
        </div>
      )}
      <WebsiteForm place="start.website" known={failed?.website ?? ""} action="Read my shop" look="main" />
    </div>
  );
}

interface WebsiteFormProps {
  /** Under which name what is typed is kept. */
  place: string;
  known: string;
  action: string;
  look: "main" | "plain";
}

/** Has the shop at an address read; the brand then shows how far that is. */
function WebsiteForm({ place, known, action, look }: WebsiteFormProps) {
  const queries = useQueryClient();
  const [website, setWebsite] = useKept(place, known);
  const [complaint, setComplaint] = useState<string | null>(null);
  const read = useMutation({
    mutationFn: (address: string) => client.createBrand(address),
    onSuccess: () => queries.invalidateQueries({ queryKey: brandQuery.queryKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = wholeAddress(website);
    setComplaint(address === null ? "Write the address of your shop, such as shop.example.com." : null);
    if (address !== null && !read.isPending) read.mutate(address);
  };
  const refused = read.error instanceof ApiError && read.error.status === 400 ? problemText(read.error) : null;
  return (
    <form noValidate onSubmit={submit}>
      <Field label="Website" problem={complaint ?? refused}>
        {(input) => (
          <input
            {...input}
            type="url"
            name="website"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="shop.example.com"
            value={website}
            onChange={({ target }) => {
              setWebsite(target.value);
              setComplaint(null);
            }}
          />
        )}
      </Field>
      {refused === null ? <Problem error={read.error} /> : null}
      <Button type="submit" look={look} isBusy={read.isPending}>
        {action}
      </Button>
    </form>
  );
}

/** The address with its protocol; null where it cannot be one. */
function wholeAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return hostname.includes(".") || hostname === "localhost" ? address : null;
}

const stages = [
  { names: ["queued", "discovering"], text: "Finding your pages" },
  { names: ["scraping"], text: "Reading the catalogue" },
  { names: ["pictures"], text: "Reading products and pictures" },
];

type Find = NonNullable<Finds["finds"]>["newest"][number];

function Reading({ brand }: { brand: Brand }) {
  useTitle("Reading your shop");
  const { data: finds = null } = useQuery(findsQuery);
  const now = stages.findIndex(({ names }) => names.includes(brand.onboarding_status_detail));
  return (
    <div className="view">
      <div className="head">
        <div>
          <h1 ref={takeFocus} tabIndex={-1}>
            Reading your shop
          </h1>
          <p className="lead" dir="auto">
            {brand.status_message}
          </p>
          {/* The counters move each second; whoever listens is told each stage. */}
          <p className="hidden" role="status">
            {stages[now]?.text}
          </p>
        </div>
        <dl className="counts">
          {finds === null || finds.pages_total === 0 ? null : (
            <Count name={`of ${countText(finds.pages_total, "page")} read`} count={finds.pages_done} />
          )}
          <Count name="products found" count={finds?.products_found ?? 0} />
          <Count name="ready for ads" count={finds?.products_usable ?? 0} />
        </dl>
      </div>
      <ol className="stages">
        {stages.map(({ text }, index) => (
          <li
            key={text}
            data-state={index < now ? "done" : index === now ? "now" : "later"}
            aria-current={index === now ? "step" : undefined}
          >
            {text}
            {index < now ? <span className="hidden"> (done)</span> : null}
          </li>
        ))}
      </ol>
      <FindTiles finds={finds} />
      <p className="hint">You may close this page; the reading goes on.</p>
    </div>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count}</dd>
    </div>
  );
}

/** As many as the service tells of. */
const tilePlaces = 24;
/** Shown empty at a time, for products that are still to come. */
const emptyPlaces = 6;

/** The products found last. Each has a place that it keeps until all are taken: then the newest takes that of the oldest. */
function FindTiles({ finds }: { finds: Finds["finds"] }) {
  const shown = (finds?.newest ?? []).toSorted((a, b) => placeOf(a) - placeOf(b));
  const isCounted = finds !== null && finds.products_found > 0;
  const toCome = isCounted ? finds.products_found - finds.products_done : emptyPlaces;
  const empty = Math.max(0, Math.min(toCome, emptyPlaces, tilePlaces - shown.length));
  return (
    <ul className="finds" aria-label="Products as they are found">
      {shown.map((find) => (
        <FindTile key={find.number} find={find} />
      ))}
      {Array.from({ length: empty }, (_, place) => (
        <li key={`empty ${place}`} className="pending" aria-hidden="true" />
      ))}
    </ul>
  );
}

const placeOf = ({ number }: Find) => (number - 1) % tilePlaces;

function FindTile({ find: { name, picture_url: picture, is_usable: isUsable } }: { find: Find }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <li className={isUsable ? "" : "unusable"}>
      <div className="findPicture">
        {isBroken ? null : <img src={picture} alt="" onError={() => setIsBroken(true)} />}
      </div>
      <span className="findName" dir="auto">
        {name}
      </span>
      {isUsable ? null : <span className="soft">Not for ads</span>}
    </li>
  );
}

/** As many as the free credits pay more than once, and enough to choose from. */
const firstOrder = { count: 3, format: "static" as const };

function Understood({ brand }: { brand: Brand }) {
  useTitle(brand.name);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: kit, isPending: isKitPending } = useQuery(kitQuery);
  const { data: balance } = useQuery(balanceQuery);
  const { data: list, isPending: isListPending } = useQuery(productsQuery);
  const order = useOrder(firstOrder, ({ delivery_id: deliveryId }) => {
    void navigate({ to: "/deliveries/$deliveryId", params: { deliveryId } });
  });
  useEffect(() => {
    // What was looked up while the shop was being read.
    for (const { queryKey } of [kitQuery, productsQuery]) void queries.invalidateQueries({ queryKey });
  }, [queries]);
  const cost = balance === undefined ? null : balance.pricing.static_ad_credits * firstOrder.count;
  const isProven = brand.website_proof.status !== "pending";
  const mayEdit = useMayEdit();
  const usable = list?.products.filter(({ usable_for_ads: isUsable }) => isUsable) ?? [];
  // What came in later would push the button away from whoever is about to press it.
  if (isKitPending || isListPending) return <div className="view" aria-busy="true" />;
  return (
    <div className="view">
      <div className="head">
        <div>
          <h1 ref={takeFocus} tabIndex={-1} dir="auto">
            {brand.name}
          </h1>
          <p className="lead" dir="auto">
            {brand.status_message}
          </p>
        </div>
      </div>
      {isProven ? null : <ProofOfWebsite proof={brand.website_proof} />}
      <div className="understood">
        <section className="panel" aria-labelledby="as-understood">
          <h2 id="as-understood">Your brand as understood</h2>
          {kit === null || kit === undefined ? (
            <p className="soft">Its colours and fonts are not there yet.</p>
          ) : (
            <>
              <BrandKit kit={kit.kit} />
              <p className="kitEdit">
                <Link to="/brand">Edit the brand</Link>
              </p>
            </>
          )}
        </section>
        {mayEdit ? (
          <section className="panel firstOrder" aria-labelledby="first-ads">
            <h2 id="first-ads">Your first three ads</h2>
            <p>
              Three ideas, each upright for stories and reels and 4:5 for feeds, of{" "}
              {countText(usable.length, "product")} that can be shown.
            </p>
            <div className="firstProducts" aria-hidden="true">
              {usable.slice(0, 3).map(({ id, image_url: picture }) => (
                <img key={id} src={picture ?? ""} alt="" />
              ))}
            </div>
            <Problem error={order.error} />
            <Button look="main" isBusy={order.isPending} disabled={!brand.ready_for_ads} onClick={() => order.place()}>
              Draw my first three ads
            </Button>
            <p className="hint">
              {cost === null || balance === undefined
                ? null
                : `${creditsText(cost)} of your ${balance.credits_balance}. If they cannot be drawn, the credits come back by themselves.`}
            </p>
            <p>
              <Link to="/create">Choose everything myself</Link>
            </p>
          </section>
        ) : null}
      </div>
      {mayEdit ? (
        <section className="panel readAgain" aria-labelledby="read-again">
          <h2 id="read-again">Read the shop again</h2>
          <p>
            New products come in, and what is gone there goes. What your team has set stays: the kit, pictures,
            cut-outs, kinds. Another address replaces the products once it could be read.
          </p>
          <WebsiteForm
            place={`start.again ${brand.website}`}
            known={brand.website}
            action="Read it again"
            look="plain"
          />
        </section>
      ) : null}
    </div>
  );
}
