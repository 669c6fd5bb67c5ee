import type { Chance } from '#kit/chance.ts'
import { rational } from '#kit/rational.ts'
import { paysOf, slotEngine } from '#game-kit/slots/evaluate.ts'
import type { HoldModel } from '#game-kit/slots/hold/model.ts'
import type { SlotModel } from '#game-kit/slots/model.ts'
import { rowsOf } from '#game-kit/slots/model.ts'
import type { BookClass } from '#game-kit/slots/tumble/books.ts'

/** Rounds of each model as a hand-written loop, without the product's components: the reference for their cost. */
export type ByHand = (chance: Chance) => number

type Strips = readonly (readonly number[])[]

/** Lines, ways and a spreading symbol: draws, pays, free spins; stores and reports nothing. */
export function reelsByHand<S extends string>(model: SlotModel<S>): ByHand {
  const { lines, freeSpins, maxCredits, scatterPays } = model
  const rows = rowsOf(model)
  const size = model.symbols.length
  const number = (reels: readonly (readonly S[])[]): Strips =>
    reels.map((reel) => reel.map((symbol) => model.symbols.indexOf(symbol)))
  const base = number(model.baseReels)
  const free = number(model.freeReels)
  const table = slotEngine(model).table.map(paysOf)
  const pays = model.symbols.map((symbol) => (symbol === model.scatter ? [0, 0, 0] : model.pays[symbol]))
  const wild = model.symbols.indexOf(model.wild)
  const scatter = model.symbols.indexOf(model.scatter)
  const grid = new Uint8Array(5 * rows)
  const byLines = (): number => {
    let credits = 0
    for (const line of lines) {
      let place = 0
      for (let reel = 0; reel < 5; reel++) place = place * size + grid[reel * rows + line[reel]!]!
      credits += table[place]!
    }
    return credits
  }
  const byWays = (): number => {
    let credits = 0
    let seen = 0
    for (let first = 0; first < rows; first++) {
      const symbol = grid[first]!
      if (symbol === scatter || seen & (1 << symbol)) continue
      seen |= 1 << symbol
      let ways = 1
      let count = 0
      for (; count < 5; count++) {
        let here = 0
        for (let row = 0; row < rows; row++) {
          const shown = grid[count * rows + row]!
          if (shown === symbol || shown === wild) here++
        }
        if (here === 0) break
        ways *= here
      }
      if (count >= 3) credits += ways * pays[symbol]![count - 3]!
    }
    return credits
  }
  const spreading = (model.spreading ?? []).map((symbol) => model.symbols.indexOf(symbol))
  const bySpread = (chosen: number): number => {
    let count = 0
    for (let reel = 0; reel < 5; reel++) {
      for (let row = 0; row < rows; row++) {
        if (grid[reel * rows + row] !== chosen) continue
        count++
        break
      }
    }
    return count < 3 ? 0 : pays[chosen]![count - 3]! * lines.length
  }
  return (chance) => {
    let total = 0
    let won = 0
    let chosen = -1
    for (let spin = 0; spin <= total && won < maxCredits; spin++) {
      const reels = spin === 0 ? base : free
      let scatters = 0
      for (let reel = 0; reel < 5; reel++) {
        const strip = reels[reel]!
        const stop = chance.below(strip.length)
        for (let row = 0; row < rows; row++) {
          const symbol = strip[(stop + row) % strip.length]!
          grid[reel * rows + row] = symbol
          if (symbol === scatter) scatters++
        }
      }
      let credits = model.ways === undefined ? byLines() : byWays()
      if (chosen >= 0) credits += bySpread(chosen)
      if (scatters >= 3) {
        credits += scatterPays[scatters - 3]!
        if (total < freeSpins.limit) total += freeSpins.count
      }
      won += spin === 0 ? credits : credits * freeSpins.multiplier
      if (spin === 0 && total > 0 && spreading.length > 0) chosen = spreading[chance.below(spreading.length)]!
    }
    return Math.min(won, maxCredits)
  }
}

/** Hold and win: the lines by the loop above, coins and respins here. */
export function holdByHand<S extends string>(model: HoldModel<S>): ByHand {
  const { printed, needed, respins, landing, values, grand } = model
  const rows = rowsOf(model.slot)
  const stops: number[] = []
  const lines = reelsByHand(model.slot)
  const weight = values.reduce((sum, value) => sum + value.weight, 0)
  return (chance) => {
    stops.length = 0
    let credits = lines({
      ...chance,
      below: (n) => {
        const stop = chance.below(n)
        stops.push(stop)
        return stop
      },
    })
    const taken = new Uint8Array(5 * rows)
    let filled = 0
    let coins = 0
    for (let reel = 0; reel < 5; reel++) {
      const strip = printed[reel]!
      for (let row = 0; row < rows; row++) {
        const value = strip[(stops[reel]! + row) % strip.length]!
        if (value === 0) continue
        taken[reel * rows + row] = 1
        filled++
        coins += value
      }
    }
    if (filled < needed) return credits
    for (let left = respins; left > 0 && filled < 5 * rows; left--) {
      for (let place = 0; place < 5 * rows; place++) {
        if (taken[place] === 1 || chance.below(landing.of) >= landing.n) continue
        let ticket = chance.below(weight)
        let at = 0
        while ((ticket -= values[at]!.weight) >= 0) at++
        coins += values[at]!.credits
        taken[place] = 1
        filled++
        left = respins + 1
      }
    }
    credits += coins + (filled === 5 * rows ? grand : 0)
    return Math.min(credits, model.slot.maxCredits)
  }
}

/** Books: a ticket, its class, and its payout per stake as an exact fraction, like a settlement. */
export function booksByHand(classes: readonly BookClass[], stake: number): ByHand {
  let sum = 0
  const ends = classes.map(({ count, weight }) => (sum += count * weight))
  const returns = classes.map(({ credits }) => rational(credits, stake))
  return (chance) => {
    const ticket = chance.u32()
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (ticket < ends[middle]!) high = middle
      else low = middle + 1
    }
    return returns[low]!.n > 0n ? 1 : 0
  }
}
