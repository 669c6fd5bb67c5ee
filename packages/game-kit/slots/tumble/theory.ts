import { multiply, rational, subtract } from '#kit/rational.ts'
import type { TheoryRow } from '../../game.ts'
import { costOf, TICKETS } from './books.ts'
import type { BookList } from './books.ts'
import type { TumbleMode, TumbleModel } from './model.ts'

/** The exact numbers of a mode: sums over its books. */
export function tumbleTheory<S extends string>(
  model: TumbleModel<S>,
  mode: TumbleMode,
  { classes, baseCredits, freeTickets }: BookList,
): TheoryRow {
  const unit = BigInt(model.stake * costOf(model, mode))
  const tickets = BigInt(TICKETS)
  let paid = 0n
  let squared = 0n
  let hits = 0n
  for (const { credits, count, weight } of classes) {
    const ways = BigInt(count) * BigInt(weight)
    paid += ways * BigInt(credits)
    squared += ways * BigInt(credits) ** 2n
    if (credits > 0) hits += ways
  }
  const top = classes.at(-1) ?? { credits: 0, count: 0, weight: 0 }
  const rtp = rational(paid, tickets * unit)
  const base = rational(baseCredits, tickets * unit)
  return {
    betKey: mode,
    rtp,
    hit: rational(hits, tickets),
    variance: subtract(rational(squared, tickets * unit * unit), multiply(rtp, rtp)),
    maxWin: rational(top.credits, unit),
    maxWinChance: rational(BigInt(top.count) * BigInt(top.weight), tickets),
    method: 'books',
    parts: [
      { feature: 'tumbles', rtp: base },
      { feature: 'freeSpins', rtp: subtract(rtp, base) },
    ],
    facts: [{ name: 'freeSpinsChance', value: rational(freeTickets, tickets), show: 'oneIn' }],
  }
}
