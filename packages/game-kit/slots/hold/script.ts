import type { Coin } from '../events.ts'
import { evaluate } from '../evaluate.ts'
import { REELS, rowsOf } from '../model.ts'
import { lineWinEvents } from '../script.ts'
import type { HoldEvent } from './events.ts'
import { holdCredits, openCoins } from './round.ts'
import type { HoldEngine, HoldOutcome, Respin } from './round.ts'

/** The script of a drawn round, event by event: ./events.ts. */
export function holdScript<S extends string>(
  engine: HoldEngine<S>,
  outcome: HoldOutcome,
): readonly HoldEvent<S>[] {
  const { slot, model } = engine
  const { stops } = outcome
  const respins: Respin[] = []
  const { lines, held } = holdCredits(engine, outcome, (respin) => respins.push(respin))
  const coins = openCoins(engine, stops)
  const window = slot.base.windows.map((reel, place) => reel[stops[place] ?? 0] ?? [])
  const { maxCredits } = model.slot
  const base = Math.min(lines, maxCredits)
  return [
    {
      type: 'spin',
      mode: 'base',
      index: 0,
      stops,
      grid: window.map((reel) => reel.map((symbol) => model.slot.symbols[symbol] ?? model.slot.wild)),
      anticipate: anticipated(model.needed, coins),
      coins,
    },
    ...lineWinEvents(slot, evaluate(slot, slot.base, stops), 1),
    { type: 'spinEnd', credits: base, totalCredits: base },
    ...(coins.length < model.needed ? [] : holdEvents(engine, { coins, respins, held })),
    ...(lines + held >= maxCredits ? [{ type: 'maxWin' as const, credits: maxCredits }] : []),
  ]
}

/** Reels that stop while two coins or one are missing. */
function anticipated(needed: number, coins: readonly Coin[]): number[] {
  return Array.from({ length: REELS }, (_, reel) => reel).filter((reel) => {
    const open = coins.filter((coin) => coin.reel < reel).length
    return open >= needed - 2 && open < needed
  })
}

function holdEvents<S extends string>(
  engine: HoldEngine<S>,
  { coins, respins, held }: { coins: readonly Coin[]; respins: readonly Respin[]; held: number },
): readonly HoldEvent<S>[] {
  const { model, places } = engine
  const rows = rowsOf(model.slot)
  const filled = respins.at(-1)?.filled ?? coins.length
  const told = respins.map((respin, i): HoldEvent<S> => {
    const landed = respin.landed.map(([place, { credits, jackpot }]): Coin => {
      const at = { reel: Math.floor(place / rows), row: place % rows, credits }
      return jackpot === undefined ? at : { ...at, jackpot }
    })
    return { type: 'respin', index: i + 1, landed, left: respin.left, filled: respin.filled }
  })
  return [
    { type: 'holdStart', coins, respins: model.respins, places },
    ...told,
    ...(filled === places
      ? [{ type: 'jackpot' as const, jackpot: 'grand' as const, credits: model.grand }]
      : []),
    { type: 'holdEnd', coins: filled, credits: held },
  ]
}
