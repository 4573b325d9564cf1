import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { commentsQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { CommentThread } from "./CommentThread.tsx";

interface CommentsDialogProps {
  deliveryId: string;
  index: number;
  /** Editors delete any comment, viewers their own. */
  mayDeleteAll: boolean;
  onClose: () => void;
}

/** What the team and its guests say about one concept. */
export function CommentsDialog({ deliveryId, index, mayDeleteAll, onClose }: CommentsDialogProps) {
  const queries = useQueryClient();
  const { queryKey } = commentsQuery(deliveryId);
  const comments = useQuery(commentsQuery(deliveryId));
  const params = { delivery_id: deliveryId };
  const add = useMutation({
    mutationFn: (text: string) =>
      call("POST /deliveries/{delivery_id}/comments", { params, body: { concept_index: index, text } }),
    onSuccess: (added) => queries.setQueryData(queryKey, (before = []) => [...before, added]),
  });
  const remove = useMutation({
    mutationFn: (id: string) =>
      call("DELETE /deliveries/{delivery_id}/comments/{comment_id}", { params: { ...params, comment_id: id } }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const own = new Set(comments.data?.filter(({ is_own: isOwn }) => isOwn).map(({ comment_id: id }) => id));
  return (
    <Dialog label={`Comments on concept ${index}`} className="commentsDialog" onClose={onClose}>
      <div className="row between">
        <h2>Concept {index}</h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <Problem error={comments.error ?? remove.error} />
      <CommentThread
        place={`comment ${deliveryId} ${index}`}
        comments={comments.data?.filter(({ concept_index: of }) => of === index) ?? []}
        send={add.mutateAsync}
        isBusy={add.isPending}
        error={add.error}
        hint="Whoever has a share link reads this too."
        onDelete={({ comment_id: id }) => (mayDeleteAll || own.has(id) ? () => remove.mutate(id) : null)}
      />
    </Dialog>
  );
}
