import type { Cell } from '../events.ts'
import { makeBook } from './book.ts'
import type { TumbleEngine, TumbleSpin } from './book.ts'
import type { TumbleEventOf } from './events.ts'
import { SCATTERS_AGAIN } from './model.ts'
import type { TumbleMode } from './model.ts'

/** The script of one book, event by event: ./events.ts. */
export function tumbleScript<S extends string>(
  engine: TumbleEngine<S>,
  mode: TumbleMode,
  book: number,
): readonly TumbleEventOf<S>[] {
  const { model } = engine
  const events: TumbleEventOf<S>[] = mode === 'buy' ? [{ type: 'bought' }] : []
  const spins: TumbleSpin[] = []
  const { credits, baseCredits } = makeBook(engine, mode, book, (spin) => spins.push(spin))
  for (const spin of spins) events.push(...spinEvents(engine, spin))
  const last = spins.at(-1)
  if (last?.isFree) events.push({ type: 'freeSpinsEnd', spins: last.index, credits: credits - baseCredits })
  return credits >= model.maxCredits ? [...events, { type: 'maxWin', credits }] : events
}

function spinEvents<S extends string>(engine: TumbleEngine<S>, spin: TumbleSpin): TumbleEventOf<S>[] {
  const { model } = engine
  const cell = (at: number): Cell => ({ reel: Math.floor(at / model.rows), row: at % model.rows })
  const name = (symbol: number): S => model.symbols[symbol] ?? model.scatter
  const events: TumbleEventOf<S>[] = []
  const { index, total, granted } = spin
  if (spin.isFree) {
    const known = total - granted
    events.push({ type: 'freeSpin', index, left: known - index, total: known, multiplier: 1 })
  }
  events.push({
    type: 'spin',
    mode: spin.isFree ? 'free' : 'base',
    index,
    stops: [],
    grid: gridOf(engine, spin.grid),
    anticipate: anticipated(engine, spin),
  })
  for (const fall of spin.falls) {
    for (const hit of fall.hits) {
      const positions = hit.cells.map(cell)
      events.push({
        type: 'tumbleWin',
        symbol: name(hit.symbol),
        count: positions.length,
        positions,
        credits: hit.pays,
      })
    }
    const removed = fall.hits.flatMap((hit) => hit.cells.map(cell))
    events.push({ type: 'tumble', removed, grid: gridOf(engine, fall.after) })
  }
  const times = spin.multipliers.reduce((sum, [, value]) => sum + value, 0)
  if (times > 0) {
    const cells = spin.multipliers.map(([at, value]) => ({ ...cell(at), value }))
    events.push({ type: 'multipliers', cells, times, before: spin.fallen, credits: spin.fallen * times })
  }
  return [...events, ...endEvents(engine, spin)]
}

/** The end of a spin: scatter pays, its sum, free spins that it adds. */
function endEvents<S extends string>({ model }: TumbleEngine<S>, spin: TumbleSpin): TumbleEventOf<S>[] {
  const events: TumbleEventOf<S>[] = []
  const { index, total, granted } = spin
  const { scatterPays } = spin
  const positions = spin.scatters.map((at): Cell => ({
    reel: Math.floor(at / model.rows),
    row: at % model.rows,
  }))
  if (scatterPays > 0)
    events.push({
      type: 'scatterWin',
      count: positions.length,
      positions,
      pays: scatterPays,
      multiplier: 1,
      credits: scatterPays,
    })
  events.push({ type: 'spinEnd', credits: spin.credits, totalCredits: spin.roundCredits })
  if (granted > 0 && spin.roundCredits < model.maxCredits) {
    const left = total - index
    events.push(
      spin.isFree
        ? { type: 'freeSpinsRetrigger', added: granted, left, total, positions }
        : { type: 'freeSpinsStart', count: granted, multiplier: 1, positions },
    )
  }
  return events
}

function gridOf<S extends string>({ model }: TumbleEngine<S>, grid: readonly number[]): S[][] {
  return Array.from({ length: model.reels }, (_, reel) =>
    grid
      .slice(reel * model.rows, (reel + 1) * model.rows)
      .map((symbol) => model.symbols[symbol] ?? model.scatter),
  )
}

/** Reels that fall while one scatter is missing. */
function anticipated<S extends string>({ model, scatter }: TumbleEngine<S>, spin: TumbleSpin): number[] {
  const needed = spin.isFree ? SCATTERS_AGAIN : model.scattersNeeded
  return Array.from({ length: model.reels }, (_, reel) => reel).filter((reel) => {
    const open = spin.grid.slice(0, reel * model.rows).filter((symbol) => symbol === scatter).length
    return open === needed - 1
  })
}
