import type { Chance } from '#kit/chance.ts'
import type { Coin } from '../events.ts'
import { creditsAt, slotEngine } from '../evaluate.ts'
import type { SlotEngine } from '../evaluate.ts'
import { REELS, rowsOf } from '../model.ts'
import { valueWeight } from './model.ts'
import type { CoinValue, HoldModel } from './model.ts'

/** The luck of a round: the stops, then for each respin which places took a coin and which value was on it. */
export interface HoldOutcome {
  readonly stops: readonly number[]
  /** [place, value] for each coin; places count down each reel in turn, values are those of the model. */
  readonly respins: readonly (readonly (readonly [number, number])[])[]
}

export interface HoldEngine<S extends string> {
  readonly model: HoldModel<S>
  readonly slot: SlotEngine<S>
  /** For each reel and stop: coins shown, and the credits printed on them. */
  readonly coins: readonly Uint8Array[]
  readonly sums: readonly Uint32Array[]
  readonly weight: number
  readonly places: number
}

export function holdEngine<S extends string>(model: HoldModel<S>): HoldEngine<S> {
  const slot = slotEngine(model.slot)
  const rows = rowsOf(model.slot)
  const shown = model.printed.map((reel) =>
    reel.map((_, stop) => Array.from({ length: rows }, (_row, row) => reel[(stop + row) % reel.length] ?? 0)),
  )
  return {
    model,
    slot,
    coins: shown.map((reel) => Uint8Array.from(reel, (seen) => seen.filter((credits) => credits > 0).length)),
    sums: shown.map((reel) =>
      Uint32Array.from(reel, (seen) => seen.reduce((sum, credits) => sum + credits, 0)),
    ),
    weight: valueWeight(model),
    places: REELS * rows,
  }
}

function total(of: readonly ArrayLike<number>[], stops: readonly number[]): number {
  let sum = 0
  for (let reel = 0; reel < REELS; reel++) sum += of[reel]?.[stops[reel] ?? 0] ?? 0
  return sum
}

/**
 * Draws a round. Draw order: the five stops from the left, each below the length of its reel; then, in each respin,
 * for each empty place, down each reel in turn, one number that tells whether a coin lands and, where it does, one more
 * that tells its value.
 */
export function drawHold<S extends string>(engine: HoldEngine<S>, chance: Chance): HoldOutcome {
  const [one, two, three, four, five] = engine.slot.base.strips
  const stops = [
    chance.below(one?.length ?? 1),
    chance.below(two?.length ?? 1),
    chance.below(three?.length ?? 1),
    chance.below(four?.length ?? 1),
    chance.below(five?.length ?? 1),
  ]
  const { needed, landing } = engine.model
  if (total(engine.coins, stops) < needed) return { stops, respins: [] }
  const respins: (readonly (readonly [number, number])[])[] = []
  follow(engine, stops, (empty) => {
    const landed = empty.flatMap((place): (readonly [number, number])[] =>
      chance.below(landing.of) < landing.n ? [[place, valueAt(engine, chance.below(engine.weight))]] : [],
    )
    respins.push(landed)
    return landed
  })
  return { stops, respins }
}

function valueAt<S extends string>({ model }: HoldEngine<S>, ticket: number): number {
  let left = ticket
  return model.values.findIndex(({ weight }) => (left -= weight) < 0)
}

/** The places that show a coin in the window of these stops. */
export function openCoins<S extends string>(
  { model }: HoldEngine<S>,
  stops: readonly number[],
): readonly Coin[] {
  const rows = rowsOf(model.slot)
  return model.printed.flatMap((reel, index) =>
    Array.from({ length: rows }, (_, row): Coin => {
      const credits = reel[((stops[index] ?? 0) + row) % reel.length] ?? 0
      return { reel: index, row, credits }
    }).filter(({ credits }) => credits > 0),
  )
}

/** One respin with its results. */
export interface Respin {
  readonly landed: readonly (readonly [number, CoinValue])[]
  readonly left: number
  readonly filled: number
}

/** The one place that knows how respins go on. Throws where a coin lands on a place that is taken or does not exist. */
function follow<S extends string>(
  engine: HoldEngine<S>,
  stops: readonly number[],
  next: (empty: readonly number[]) => readonly (readonly [number, number])[],
  tell?: (respin: Respin) => void,
): number {
  const { model, places } = engine
  const rows = rowsOf(model.slot)
  const taken = new Set(openCoins(engine, stops).map(({ reel, row }) => reel * rows + row))
  let credits = total(engine.sums, stops)
  for (let left = model.respins; left > 0 && taken.size < places;) {
    const empty = Array.from({ length: places }, (_, place) => place).filter((place) => !taken.has(place))
    const landed = next(empty).map(([place, value]): readonly [number, CoinValue] => {
      const coin = model.values[value]
      if (!coin || !empty.includes(place) || taken.has(place))
        throw new RangeError('slot: a coin lands nowhere')
      taken.add(place)
      credits += coin.credits
      return [place, coin]
    })
    left = landed.length > 0 ? model.respins : left - 1
    tell?.({ landed, left, filled: taken.size })
  }
  return credits + (taken.size === places ? model.grand : 0)
}

/** The result of a drawn round, with its respins one by one. Throws if it was not drawn here. */
export function holdCredits<S extends string>(
  engine: HoldEngine<S>,
  outcome: HoldOutcome,
  tell?: (respin: Respin) => void,
): { readonly lines: number; readonly held: number } {
  const { stops, respins } = outcome
  const lines = creditsAt(engine.slot, engine.slot.base, stops)
  const isHeld = total(engine.coins, stops) >= engine.model.needed
  let used = 0
  const next = (): readonly (readonly [number, number])[] => {
    const landed = respins[used++]
    if (!landed) throw new RangeError('slot: the outcome ends before the respins do')
    return landed
  }
  const held = isHeld ? follow(engine, stops, next, tell) : 0
  if (used !== respins.length) throw new RangeError('slot: the outcome goes on after the respins')
  return { lines, held }
}
