import { add, multiply, rational, subtract, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { TheoryRow } from '../../game.ts'
import { creditsOf, REELS, rowsOf } from '../model.ts'
import { spinTheory } from '../proof/closed.ts'
import type { RoundTheory } from '../proof/round-proof.ts'
import { valueWeight } from './model.ts'
import type { HoldModel } from './model.ts'

/** What is published of a hold-and-win slot: its proved numbers, split and explained by the closed form. */
export function holdTheory<S extends string>(model: HoldModel<S>, proof: RoundTheory): TheoryRow {
  const closed = closedHold(model)
  return {
    ...proof,
    betKey: 'spin',
    maxWin: rational(model.slot.maxCredits, creditsOf(model.slot)),
    method: 'markov',
    parts: [
      { feature: 'lines', rtp: closed.lines },
      { feature: 'hold', rtp: subtract(proof.rtp, closed.lines) },
    ],
    facts: [
      { name: 'holdChance', value: closed.triggerChance, show: 'oneIn' },
      { name: 'grandChance', value: closed.grandChance, show: 'oneIn' },
      { name: 'coinsPerHold', value: closed.coinsPerHold, show: 'count' },
      { name: 'lostToLimit', value: subtract(closed.total, proof.rtp), show: 'percent' },
    ],
  }
}

export interface ClosedHold {
  /** Per stake. */
  readonly lines: Rational
  readonly hold: Rational
  readonly total: Rational
  /** Of a round. */
  readonly triggerChance: Rational
  readonly grandChance: Rational
  readonly coinsPerHold: Rational
  /** Chance of a window with this many coins, and the expected credits on them, weighted by the chance. */
  readonly windows: readonly { readonly chance: Rational; readonly credits: Rational }[]
}

/**
 * The second, independent computation, without limit: windows by convolution over the reels, coins that land by expected
 * values over a chain on filled places; nothing is enumerated and no distribution of sums is made.
 */
export function closedHold<S extends string>(model: HoldModel<S>): ClosedHold {
  const places = REELS * rowsOf(model.slot)
  const perStake = rational(1, creditsOf(model.slot))
  const windows = coinWindows(model)
  const ends = holdEnds(model)
  const value = model.values.reduce((sum, coin) => sum + coin.credits * coin.weight, 0)
  const meanValue = rational(value, valueWeight(model))
  let triggerChance = ZERO
  let grandChance = ZERO
  let coins = ZERO
  let credits = ZERO
  windows.forEach((window, shown) => {
    if (shown < model.needed) return
    const end = ends[shown]
    if (!end) return
    triggerChance = add(triggerChance, window.chance)
    grandChance = add(grandChance, multiply(window.chance, end.full))
    coins = add(coins, multiply(window.chance, add(rational(shown), end.landed)))
    const landed = add(multiply(end.landed, meanValue), multiply(end.full, rational(model.grand)))
    credits = add(credits, add(window.credits, multiply(window.chance, landed)))
  })
  const lines = multiply(spinTheory(model.slot, model.slot.baseReels).lineCredits, perStake)
  const hold = multiply(credits, perStake)
  const coinsPerHold =
    triggerChance.n === 0n ? ZERO : multiply(coins, rational(triggerChance.d, triggerChance.n))
  return {
    lines,
    hold,
    total: add(lines, hold),
    triggerChance,
    grandChance,
    coinsPerHold,
    windows: windows.slice(0, places + 1),
  }
}

/** Windows by the number of their coins, convolved reel by reel. */
function coinWindows<S extends string>(
  model: HoldModel<S>,
): readonly { chance: Rational; credits: Rational }[] {
  const rows = rowsOf(model.slot)
  let all = [{ chance: rational(1), credits: ZERO }]
  for (const reel of model.printed) {
    const next = Array.from({ length: all.length + rows }, () => ({ chance: ZERO, credits: ZERO }))
    reel.forEach((_, stop) => {
      const shown = Array.from({ length: rows }, (_row, row) => reel[(stop + row) % reel.length] ?? 0)
      const coins = shown.filter((credits) => credits > 0).length
      const printed = rational(shown.reduce((sum, credits) => sum + credits, 0))
      const share = rational(1, reel.length)
      all.forEach((window, before) => {
        const to = next[before + coins]
        if (!to) return
        to.chance = add(to.chance, multiply(window.chance, share))
        const credits = add(window.credits, multiply(window.chance, printed))
        to.credits = add(to.credits, multiply(credits, share))
      })
    })
    all = next
  }
  return all
}

interface HoldEnd {
  /** Coins that land in the respins, expected, and the chance that every place is filled. */
  readonly landed: Rational
  readonly full: Rational
}

/** By coins held at the start: expected values of the chain (filled, respins left), solved from the full board down. */
function holdEnds<S extends string>(model: HoldModel<S>): readonly HoldEnd[] {
  const places = REELS * rowsOf(model.slot)
  const ends: HoldEnd[] = []
  ends[places] = { landed: ZERO, full: rational(1) }
  for (let filled = places - 1; filled >= model.needed; filled--) {
    const none = landingChance(model, places - filled, 0)
    const some = Array.from({ length: places - filled }, (_, i) => ({
      more: i + 1,
      chance: landingChance(model, places - filled, i + 1),
    }))
    let end: HoldEnd = { landed: ZERO, full: ZERO }
    for (let left = 1; left <= model.respins; left++) {
      const first = { landed: multiply(none, end.landed), full: multiply(none, end.full) }
      end = some.reduce((sum, { more, chance }) => {
        const then = ends[filled + more] ?? { landed: ZERO, full: ZERO }
        return {
          landed: add(sum.landed, multiply(chance, add(rational(more), then.landed))),
          full: add(sum.full, multiply(chance, then.full)),
        }
      }, first)
    }
    ends[filled] = end
  }
  return ends
}

/** Chance that exactly `coins` of `empty` places take a coin. */
export function landingChance<S extends string>(
  { landing }: HoldModel<S>,
  empty: number,
  coins: number,
): Rational {
  let ways = 1n
  for (let i = 0; i < coins; i++) ways = (ways * BigInt(empty - i)) / BigInt(i + 1)
  const hit = BigInt(landing.n) ** BigInt(coins)
  const miss = BigInt(landing.of - landing.n) ** BigInt(empty - coins)
  return rational(ways * hit * miss, BigInt(landing.of) ** BigInt(empty))
}
