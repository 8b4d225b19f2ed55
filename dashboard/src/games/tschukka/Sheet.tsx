import { useState } from "preact/hooks";
import type { FamilyView, OwnView, View } from "../../contract/tschukka";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { type Play, useSend } from "../../kit/play/useSend";
import { HutGrid } from "./HutGrid";
import { write } from "./moves";
import { familyName } from "./names";
import { Purse } from "./Purse";
import { SpellGrid } from "./SpellGrid";
import { costOf, SPELLS, type Spell } from "./spells";
import { texts } from "./texts";

interface Props {
  view: View;
  family: FamilyView;
  own: OwnView;
  play: Play;
}

type Orders = ReadonlyMap<Spell, string>;

/** Phase 2 with sorts B: all write at once which spell goes where. */
export function Sheet({ view, family, own, play }: Props) {
  const [orders, setOrders] = useState<Orders>(new Map());
  const [picked, setPicked] = useState<Spell | null>(null);
  const [isBusy, send] = useSend(play);
  const isSpent = orders.size >= own.allowance;
  const tap = (spell: Spell) => {
    setOrders(without(orders, spell));
    setPicked(spell === picked ? null : spell);
  };
  const aim = (hut: string) => {
    if (picked === null) return;
    setOrders(new Map(orders).set(picked, hut));
    setPicked(null);
  };
  return (
    <section class="panel tk-panel" data-testid="sheet">
      <h2>{texts.t("tschukka-sheet", { family: familyName(family.name) })}</h2>
      <p class="note">{texts.t("tschukka-sheet-how")}</p>
      <Purse pole={family.pole} birds={family.birds} spells={orders.size} />
      <SpellGrid
        spells={SPELLS}
        isOn={(spell) => spell === picked || orders.has(spell)}
        isOff={(spell) => isSpent && !orders.has(spell)}
        hutOf={(spell) => orders.get(spell)}
        onTap={tap}
      />
      <h3>{texts.t("tschukka-placing-where")}</h3>
      <HutGrid view={view} chosen={null} isOff={() => picked === null} onTap={aim} />
      <ActionBar
        note={isSpent ? texts.t("tschukka-choosing-spent", { allowance: own.allowance }) : null}
      >
        <Button
          look="huge"
          testid="sheet-done"
          disabled={isBusy || picked !== null}
          onClick={() => send(write(family.name, orders))}
        >
          {texts.t("tschukka-sheet-done", {
            count: orders.size,
            birds: costOf(orders.size, family.pole).birds,
          })}
        </Button>
      </ActionBar>
    </section>
  );
}

function without(orders: Orders, spell: Spell): Orders {
  const next = new Map(orders);
  next.delete(spell);
  return next;
}
