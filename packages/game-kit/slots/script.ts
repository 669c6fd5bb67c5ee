import type { Cell, LineWinEvent, SlotEvent, SpinEvent } from './events.ts'
import type { SlotEngine, SpinResult } from './evaluate.ts'
import { REELS, SCATTERS_NEEDED } from './model.ts'
import { playedRound } from './round.ts'
import type { PlayedSpin, SlotOutcome } from './round.ts'

/** The script of a drawn round, event by event: ./events.ts. */
export function slotScript<S extends string>(
  engine: SlotEngine<S>,
  outcome: SlotOutcome,
): readonly SlotEvent<S>[] {
  const spins = playedRound(engine, outcome)
  const events: SlotEvent<S>[] = []
  for (const spin of spins) {
    const { index, total, left, multiplier } = spin
    if (spin.isFree) {
      events.push({
        type: 'freeSpin',
        index,
        left: left - spin.granted,
        total: total - spin.granted,
        multiplier,
      })
    }
    events.push(
      spinEvent(engine, spin),
      ...lineWinEvents(engine, spin.result, spin.multiplier),
      ...wayWins(engine, spin),
      ...spreadWin(engine, spin),
      ...scatterWin(engine, spin),
    )
    events.push({ type: 'spinEnd', credits: spin.credits, totalCredits: spin.roundCredits })
    events.push(...grantEvents(engine, spin, outcome.chosen ?? -1))
  }
  return [...events, ...endEvents(engine, spins)]
}

function nameOf<S extends string>(engine: SlotEngine<S>, symbol: number): S {
  return engine.model.symbols[symbol] ?? engine.model.wild
}

function spinEvent<S extends string>(engine: SlotEngine<S>, spin: PlayedSpin): SpinEvent<S> {
  return {
    type: 'spin',
    mode: spin.isFree ? 'free' : 'base',
    index: spin.index,
    stops: spin.stops,
    grid: spin.window.map((reel) => reel.map((symbol) => nameOf(engine, symbol))),
    anticipate: anticipated(engine, spin),
  }
}

/** Reels whose stop may still complete the scatters that start free spins: two lie open, or more to come from this. */
function anticipated<S extends string>(engine: SlotEngine<S>, spin: PlayedSpin): number[] {
  const reels: number[] = []
  let open = 0
  for (let reel = 0; reel < REELS; reel++) {
    if (open === SCATTERS_NEEDED - 1) reels.push(reel)
    if (spin.window[reel]?.includes(engine.scatter)) open++
  }
  return reels
}

/** The lines that a window pays, each an event. */
export function lineWinEvents<S extends string>(
  engine: SlotEngine<S>,
  result: SpinResult,
  multiplier: number,
): LineWinEvent<S>[] {
  return result.hits.map((hit) => {
    const rows = engine.model.lines[hit.line] ?? []
    const positions = rows.slice(0, hit.count).map((row, reel): Cell => ({ reel, row }))
    const { line, count, pays } = hit
    const symbol = nameOf(engine, hit.symbol)
    return { type: 'lineWin', line, symbol, count, positions, pays, multiplier, credits: pays * multiplier }
  })
}

function wayWins<S extends string>(engine: SlotEngine<S>, spin: PlayedSpin): SlotEvent<S>[] {
  const wild = engine.model.symbols.indexOf(engine.model.wild)
  const { multiplier } = spin
  return spin.result.ways.map(({ symbol, count, ways, each }) => {
    const positions = spin.window
      .slice(0, count)
      .flatMap((seen, reel) =>
        seen.flatMap((one, row) => (one === symbol || one === wild ? [{ reel, row }] : [])),
      )
    const pays = ways * each
    const credits = pays * multiplier
    return {
      type: 'wayWin',
      symbol: nameOf(engine, symbol),
      count,
      ways,
      positions,
      each,
      pays,
      multiplier,
      credits,
    }
  })
}

function spreadWin<S extends string>(engine: SlotEngine<S>, spin: PlayedSpin): SlotEvent<S>[] {
  const { spread } = spin.result
  if (!spread) return []
  const lines = engine.model.lines.length
  const pays = spread.each * lines
  const { multiplier } = spin
  const { reels, each } = spread
  const symbol = nameOf(engine, spread.symbol)
  return [{ type: 'spreadWin', symbol, reels, each, lines, pays, multiplier, credits: pays * multiplier }]
}

function scatterCells<S extends string>(engine: SlotEngine<S>, spin: PlayedSpin): Cell[] {
  return spin.window.flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row) => (symbol === engine.scatter ? [{ reel, row }] : [])),
  )
}

function scatterWin<S extends string>(engine: SlotEngine<S>, spin: PlayedSpin): SlotEvent<S>[] {
  const { scatters, scatterPays } = spin.result
  if (scatterPays === 0) return []
  const { multiplier } = spin
  const positions = scatterCells(engine, spin)
  const credits = scatterPays * multiplier
  return [{ type: 'scatterWin', count: scatters, positions, pays: scatterPays, multiplier, credits }]
}

function grantEvents<S extends string>(
  engine: SlotEngine<S>,
  spin: PlayedSpin,
  chosen: number,
): SlotEvent<S>[] {
  if (spin.granted === 0 || spin.roundCredits >= engine.model.maxCredits) return []
  const positions = scatterCells(engine, spin)
  const { left, total, granted } = spin
  const { multiplier } = engine.model.freeSpins
  if (spin.isFree) return [{ type: 'freeSpinsRetrigger', added: granted, left, total, positions }]
  const symbol = engine.model.spreading?.[chosen]
  const choice: SlotEvent<S>[] = symbol === undefined ? [] : [{ type: 'chosen', symbol }]
  return [{ type: 'freeSpinsStart', count: granted, multiplier, positions }, ...choice]
}

function endEvents<S extends string>(engine: SlotEngine<S>, spins: readonly PlayedSpin[]): SlotEvent<S>[] {
  const last = spins.at(-1)
  const base = spins[0]
  if (!last || !base) return []
  const events: SlotEvent<S>[] = []
  if (last.isFree) {
    events.push({ type: 'freeSpinsEnd', spins: last.index, credits: last.roundCredits - base.credits })
  }
  if (last.roundCredits >= engine.model.maxCredits)
    events.push({ type: 'maxWin', credits: last.roundCredits })
  return events
}
