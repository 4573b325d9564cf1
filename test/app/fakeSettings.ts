import type { Activity, Member } from "../../app/src/api/people.ts";

interface FakeAnswer {
  status?: number;
  json: unknown;
}

export const longAddress = `robin.${"of-the-campaign-department.".repeat(4)}x@aurelia.example`;

const refused = (message: string, param?: string): FakeAnswer => ({
  status: 400,
  json: { error: { code: "invalid_request", message, ...(param === undefined ? {} : { param }) } },
});

/** What the settings ask for besides keys and billing: the team. Answers in the shapes of the service. */
export class FakeSettings {
  members: Member[] = [
    {
      person_id: "per_1",
      email: "marta@aurelia.example",
      name: null,
      role: "owner",
      member_since: "2026-10-02T09:00:00.000Z",
    },
    {
      person_id: "per_2",
      email: longAddress,
      name: "Robin",
      role: "editor",
      member_since: "2026-11-20T09:00:00.000Z",
    },
  ];
  changes: Activity["changes"] = [];

  /** Null: the call is none of these. */
  answer(method: string, route: string, query: URLSearchParams, body: unknown): FakeAnswer | null {
    if (route === "/activity") return { json: this.#activity(Number(query.get("before") ?? Infinity)) };
    if (route === "/members") {
      return method === "POST"
        ? this.#invite(body as Pick<Member, "email" | "role">)
        : { json: { members: this.members } };
    }
    const id = /^\/members\/([^/]+)$/.exec(route)?.[1];
    const member = this.members.find(({ person_id }) => person_id === id);
    if (member === undefined) return null;
    if (method === "DELETE") {
      this.members = this.members.filter((one) => one !== member);
      this.#note("DELETE /app/api/members/{person_id}", { person_id: member.person_id, email: member.email });
      return { json: { person_id: member.person_id, email: member.email, status: "removed" } };
    }
    member.role = (body as Pick<Member, "role">).role;
    this.#note("PATCH /app/api/members/{person_id}", { person_id: "x", email: member.email, role: member.role });
    return { json: member };
  }

  #invite({ email, role }: Pick<Member, "email" | "role">): FakeAnswer {
    if (email === "busy@shop.example") {
      return refused("busy@shop.example works in another account; nobody works in two.", "email");
    }
    const person_id = `per_${this.members.length + 1}`;
    const member: Member = { person_id, email, name: null, role, member_since: "2026-11-26T09:00:00.000Z" };
    this.members = [...this.members, member];
    this.#note("POST /app/api/members", { person_id, email, role });
    return { status: 201, json: member };
  }

  #note(operation: string, about: Record<string, string>): void {
    this.addChange(operation, about, 200);
  }

  addChange(operation: string, about: Record<string, string>, status: number): void {
    const sequence = this.changes.length + 1;
    const change = {
      sequence,
      at: "2026-11-26T09:30:00.000Z",
      person_id: "per_1",
      email: "marta@aurelia.example",
      operation,
      about,
      request_id: `req_${sequence}`,
      status,
    };
    this.changes = [change, ...this.changes];
  }

  #activity(before: number): Activity {
    const found = this.changes.filter(({ sequence }) => sequence < before);
    const changes = found.slice(0, 50);
    return { changes, next_before: found.length > 50 ? (changes.at(-1)?.sequence ?? null) : null };
  }
}
