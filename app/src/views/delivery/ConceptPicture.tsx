import { useQuery } from "@tanstack/react-query";
import { shopPicturesQuery } from "../../api/queries.ts";
import { Problem } from "../../parts/Problem.tsx";
import { noPicturesKnown, ShopPicture } from "../../parts/ShopPicture.tsx";
import { ConceptOption } from "./ConceptOption.tsx";
import { ConceptOwnPicture } from "./ConceptOwnPicture.tsx";
import type { PictureChoice } from "./correction.ts";
import type { ConceptCut } from "./useCutOut.ts";

interface ConceptPictureProps {
  deliveryId: string;
  productId: string;
  cut: ConceptCut;
  /** Null: as it is. */
  chosen: PictureChoice | null;
  /** What is wrong with the one that was sent; null: nothing. */
  problem: string | null;
  onChoose: (picture: PictureChoice | null) => void;
}

/** Another picture of a concept's product, for this concept alone: one of the shop's, which are fetched once somebody asks, or one's own. */
export function ConceptPicture(props: ConceptPictureProps) {
  const { chosen, cut, problem, onChoose } = props;
  return (
    <ConceptOption
      label="Picture of the product"
      action="Another picture here"
      isChosen={chosen !== null || cut.given !== null}
      problem={chosen?.from === "shop" ? problem : null}
      onReset={() => onChoose(null)}
    >
      {(isOpen) => (
        <>
          <ShopChoices {...props} isOpen={isOpen} />
          {isOpen ? <ConceptOwnPicture {...props} /> : null}
        </>
      )}
    </ConceptOption>
  );
}

function ShopChoices({ productId, chosen: picture, isOpen, onChoose }: ConceptPictureProps & { isOpen: boolean }) {
  const chosen = picture?.from === "shop" ? picture.url : null;
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
                  onChoose={() => onChoose(address === chosen ? null : { from: "shop", url: address })}
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
