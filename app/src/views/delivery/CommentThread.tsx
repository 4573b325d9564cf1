import { useState, type FormEvent } from "react";
import facts from "facts:review";
import type { ShownComment } from "../../api/people.ts";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { useFocusHeir } from "../../parts/focus.ts";
import { fieldProblem, Problem } from "../../parts/Problem.tsx";
import { useKept } from "../../parts/useKept.ts";
import { countText, timeText } from "../../parts/words.ts";
import "./comments.css";

interface CommentThreadProps {
  /** Under which name what is typed is kept until it is sent. */
  place: string;
  comments: readonly ShownComment[];
  /** Rejects where it was not kept; `error` says why, and what was typed stays. */
  send: (text: string) => Promise<unknown>;
  isBusy: boolean;
  error: Error | null;
  hint?: string;
  /** Where somebody may delete a comment. */
  onDelete?: (comment: ShownComment) => (() => void) | null;
}

/** What was said about a concept, the oldest first, and room to say more. */
export function CommentThread({ place, comments, send, isBusy, error, hint, onDelete }: CommentThreadProps) {
  const input = useFocusHeir<HTMLTextAreaElement>(comments.map(({ comment_id: id }) => id).join());
  const [text, setText, clearSent] = useKept(place, "");
  const [complaint, setComplaint] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    setComplaint(said === "" ? "Write something first." : null);
    if (said === "" || isBusy) return;
    send(said).then(
      () => clearSent(text),
      () => undefined,
    );
  };
  const problem = complaint ?? fieldProblem(error, "text");
  return (
    <>
      {comments.length === 0 ? <p className="soft">Nobody has said anything yet.</p> : null}
      <ol className="comments" aria-label="Comments">
        {comments.map((comment) => (
          <Said key={comment.comment_id} comment={comment} remove={onDelete?.(comment) ?? null} />
        ))}
      </ol>
      <form noValidate onSubmit={submit}>
        <Field label="Your comment" problem={problem} {...(hint === undefined ? {} : { hint })}>
          {(given) => (
            <textarea
              {...given}
              ref={input}
              rows={3}
              maxLength={facts.maxCommentCharacters}
              dir="auto"
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setComplaint(null);
              }}
            />
          )}
        </Field>
        <Button type="submit" look="main" isBusy={isBusy}>
          Comment
        </Button>
        {problem === null ? <Problem error={error} /> : null}
      </form>
    </>
  );
}

function Said({ comment, remove }: { comment: ShownComment; remove: (() => void) | null }) {
  const { author, at, version, verdict, text } = comment;
  return (
    <li>
      <p className="commentBy">
        <strong dir="auto">{author.name}</strong>
        {author.kind === "guest" ? <span className="mark calm">Guest</span> : null}
        <span className="soft">
          <time dateTime={at}>{timeText(at)}</time>
          {version === 1 ? null : `, version ${version}`}
        </span>
        {remove === null ? null : (
          <Button look="quiet" className="copy" onClick={remove}>
            Delete<span className="hidden"> the comment of {author.name}</span>
          </Button>
        )}
      </p>
      {verdict === null ? null : <p className={`commentVerdict ${verdict}`}>{verdictNames[verdict]}</p>}
      {text === "" ? null : (
        <p className="commentText" dir="auto">
          {text}
        </p>
      )}
    </li>
  );
}

const verdictNames = { approved: "Approved it", rejected: "Rejected it", none: "Took back what was said" } as const;

export const commentsLabel = (count: number) => (count === 0 ? "Comment" : countText(count, "comment"));
