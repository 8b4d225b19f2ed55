import type { SeatView } from "../../contract/totemix";
import { Emblem } from "./Emblem";
import { animalName, totemName } from "./names";
import { texts } from "./texts";

const PLACES = [0, 1, 2, 3, 4, 5, 6];

/** An animal with its totem: the centre, six places round it, and the cubes on them. */
export function Totem({ seat }: { seat: SeatView }) {
  if (seat.animal === null) return null;
  return (
    <div class="tx-totem" role="list" aria-label={animalName(seat.animal)}>
      {PLACES.map((place) => {
        const part = seat.parts.find((one) => one.place === place);
        return (
          <span
            key={place}
            class="tx-part"
            data-place={place}
            data-full={part !== undefined}
            role="listitem"
          >
            {part ? (
              <>
                <Emblem name={part.animal} />
                <span class="sr-only">
                  {texts.t("totemix-part", { tile: totemName(part.tile), cubes: part.cubes })}
                </span>
                {part.strokes > 0 && <span class="tx-strokes">{part.strokes}</span>}
                {part.cubes > 0 && <span class="tx-cube" aria-hidden="true" />}
              </>
            ) : (
              <span class="sr-only">{texts.t("totemix-part-empty")}</span>
            )}
          </span>
        );
      })}
    </div>
  );
}
