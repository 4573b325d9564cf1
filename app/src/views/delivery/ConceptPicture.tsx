import { useQuery } from "@tanstack/react-query";
import { shopPicturesQuery } from "../../api/queries.ts";
import { Problem } from "../../parts/Problem.tsx";
import { noPicturesKnown, ShopPicture } from "../../parts/ShopPicture.tsx";
import { ConceptOption } from "./ConceptOption.tsx";

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
  return (
    <ConceptOption
      label="Picture of the product"
      action="Another picture here"
      isChosen={chosen !== null}
      problem={problem}
      onReset={() => onChoose(null)}
    >
      {(isOpen) => <Choices productId={productId} chosen={chosen} isOpen={isOpen} onChoose={onChoose} />}
    </ConceptOption>
  );
}

interface ChoicesProps extends Omit<ConceptPictureProps, "problem"> {
  isOpen: boolean;
}

function Choices({ productId, chosen, isOpen, onChoose }: ChoicesProps) {
  const pictures = useQuery({ ...shopPicturesQuery(productId), enabled: isOpen });
  return (
    <>
      {/* It stands there before its words do, so that these are told. */}
      <p className="hint" role="status">
        {isOpen ? saidOf(pictures.data?.length ?? null, pictures.isPending, chosen) : null}
      </p>
      {isOpen ? (
        <>
          <Problem error={pictures.error} />
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
        </>
      ) : null}
    </>
  );
}

function saidOf(count: number | null, isPending: boolean, chosen: string | null): string | null {
  if (isPending) return "Looking them up …";
  if (count === null) return null;
  if (count === 0) return noPicturesKnown;
  return chosen === null
    ? "Choose one for this concept alone; other ads keep theirs."
    : "The chosen one is for this concept alone; other ads keep theirs.";
}
