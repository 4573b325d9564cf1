import type { CreatedLink, SharedDelivery, ShownLink, TeamComment } from "../../app/src/api/people.ts";
import type { Delivery, Verdict } from "../../client/src/types.ts";

interface FakeAnswer {
  status?: number;
  json: unknown;
}

interface Said {
  name?: string;
  concept_index: number;
  text: string;
}

/** When all of it was said. */
export const saidAt = "2026-11-25T12:00:00.000Z";
const nothing: FakeAnswer = {
  status: 404,
  json: { error: { code: "not_found", message: "This link is of nothing any more: it was ended." } },
};

/** What is said about deliveries, and the links by which others see them. Answers in the shapes of the service. */
export class FakeSharing {
  /** Of all deliveries, with whose they are. */
  comments: (TeamComment & { delivery_id: string })[] = [];
  links: (ShownLink & { delivery_id: string; token: string })[] = [];
  readonly #deliveryOf: (id: string) => Delivery | undefined;

  constructor(deliveryOf: (id: string) => Delivery | undefined) {
    this.#deliveryOf = deliveryOf;
  }

  /** A link to a delivery; gives the path of its page. */
  addLink(deliveryId: string, name: string): string {
    const number = this.links.length + 1;
    const token = `opens${number}`;
    const link = { share_link_id: `shr_${number}`, name, created_at: saidAt, last_opened_at: null };
    this.links.unshift({ ...link, delivery_id: deliveryId, token });
    return `/app/shared/${token}`;
  }

  say(deliveryId: string, said: Said, more: Partial<TeamComment> = {}): TeamComment {
    const comment: TeamComment = {
      comment_id: `cmt_${this.comments.length + 1}`,
      concept_index: said.concept_index,
      version: this.#deliveryOf(deliveryId)?.concepts[said.concept_index - 1]?.version ?? 1,
      at: saidAt,
      author: { kind: "member", name: said.name ?? "marta@aurelia.example" },
      verdict: null,
      text: said.text,
      is_own: true,
      ...more,
    };
    this.comments.push({ ...comment, delivery_id: deliveryId });
    return comment;
  }

  /** What somebody with a link asks for; null: the call is none of these. */
  answerGuest(method: string, route: string, body: unknown): FakeAnswer | null {
    const [, token, index, rest] = /^\/shared\/([^/]+)(?:\/concepts\/(\d+))?(?:\/(\w+))?$/.exec(route) ?? [];
    if (token === undefined) return null;
    const link = this.links.find((one) => one.token === token);
    const delivery = link && this.#deliveryOf(link.delivery_id);
    if (link === undefined || delivery === undefined) return nothing;
    link.last_opened_at = saidAt;
    if (method === "POST" && rest === "comments")
      return { status: 201, json: this.#fromGuest(link.delivery_id, body as Said) };
    if (method === "PUT" && rest === "approval") {
      const { status, reason = null, name, version } = body as Verdict & { name: string; version: number };
      const concept = delivery.concepts.find((one) => one.index === Number(index));
      if (concept === undefined) return nothing;
      concept.approval = { status, version, reason, decided_at: saidAt };
      const said = { name, concept_index: concept.index, text: reason ?? "" };
      this.#fromGuest(link.delivery_id, said, { verdict: status });
    }
    return { json: this.#shown(delivery, link.name) };
  }

  /** What the team asks for; null: the call is none of these. */
  answer(method: string, route: string, body: unknown): FakeAnswer | null {
    const [, id = "", kind, part] = /^\/deliveries\/([^/]+)\/(comments|share-links)(?:\/([^/]+))?$/.exec(route) ?? [];
    if (kind === undefined) return null;
    const isOfIt = (one: { delivery_id: string }) => one.delivery_id === id;
    if (method === "DELETE") {
      this.comments = this.comments.filter(({ comment_id: of }) => of !== part);
      this.links = this.links.filter(({ share_link_id: of }) => of !== part);
      return { json: {} };
    }
    if (kind === "comments") {
      if (method === "POST") return { status: 201, json: this.say(id, body as Said) };
      return { json: { comments: this.comments.filter(isOfIt) } };
    }
    if (method === "GET") return { json: { share_links: this.links.filter(isOfIt) } };
    const path = this.addLink(id, (body as { name: string }).name);
    const { token: _token, delivery_id: _delivery, ...link } = this.links[0] ?? ({} as (typeof this.links)[number]);
    const created: CreatedLink = { ...link, url: `https://ads.example${path}` };
    return { status: 201, json: created };
  }

  #fromGuest(deliveryId: string, { name = "", ...said }: Said, more: Partial<TeamComment> = {}): TeamComment {
    return this.say(deliveryId, said, { author: { kind: "guest", name }, is_own: false, ...more });
  }

  #shown(delivery: Delivery, linkName: string): SharedDelivery {
    return {
      brand_name: "Aurelia",
      link_name: linkName,
      status: delivery.status,
      ads: delivery.ads,
      concepts: delivery.concepts,
      comments: this.comments.filter(({ delivery_id: of }) => of === delivery.delivery_id),
    };
  }
}
