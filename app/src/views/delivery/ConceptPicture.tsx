import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { shopPicturesQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { ShopPicture } from "../../parts/ShopPicture.tsx";

interface ConceptPictureProps {
  productId: string;
  /** The address of the picture that is chosen; null: as it is. */
  chosen: string | null;
  /** What is wrong with the one that was sent; null: nothing. */
  problem: string | null;
  onChoose: (pictureUrl: string | null) => void;
}

/** The shop's pictures of a concept's product, of which one may be chosen for this concept alone. They are fetched once somebody asks. */
export function ConceptPicture({ productId, chosen, problem, onChoose }: ConceptPictureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(chosen !== null);
  const pictures = useQuery({ ...shopPicturesQuery(productId), enabled: isOpen });
  return (
    <div className="field" role="group" aria-labelledby={id} aria-describedby={`${id}-problem`}>
      <p className="legend" id={id}>
        Picture of the product
      </p>
      <Button
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          onChoose(null);
        }}
      >
        Another picture here
      </Button>
      <p className="hint" role="status">
        {isOpen ? saidOf(pictures.data?.length ?? null, pictures.isPending, chosen) : null}
      </p>
      <Problem error={pictures.error} />
      {isOpen ? (
        <ul className="shopPictureList">
          {(pictures.data ?? []).map(({ picture_url: address, is_shown: isShown }, index) => (
            <li key={address}>
              <ShopPicture
                productId={productId}
                index={index}
                address={address}
                isChosen={address === chosen}
                said={isShown ? "in other ads" : null}
                isBusy={false}
                onChoose={() => onChoose(address === chosen ? null : address)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="wrong" role="alert" id={`${id}-problem`} hidden={problem === null}>
        {problem}
      </p>
    </div>
  );
}

function saidOf(count: number | null, isPending: boolean, chosen: string | null): string | null {
  if (isPending) return "Looking them up …";
  if (count === null) return null;
  if (count === 0) return "None are known yet. They are noted when the shop is read the next time.";
  return chosen === null
    ? "Choose one for this concept alone; other ads keep theirs."
    : "The chosen one is for this concept alone; other ads keep theirs.";
}
