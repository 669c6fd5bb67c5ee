import { shareFloor, type Minor } from '#kit/money.ts'
import { sharesOfRake } from '#game-kit/cards/poker/pots.ts'
import type { Debt } from '#game-kit/cards/climbing/game.ts'
import type { Leg, Stakes } from '../play.ts'

/** A seat's chips at the beginning of a hand, by seat. */
export type Stacks = ReadonlyMap<number, Minor>

export interface Payment {
  readonly from: number
  readonly to: number
  readonly amount: Minor
}

/**
 * Debts in cards become money in their order: no seat pays more than its stack at the beginning of the game. Example: 7 cards at 1,000 with
 * 5,000 left pay 5,000.
 */
export function paymentsOf(debts: readonly Debt[], stacks: Stacks, unit: Minor): readonly Payment[] {
  const left = new Map(stacks)
  return debts.map(({ from, to, cards }) => {
    const owed = BigInt(cards) * unit
    const has = left.get(from) ?? 0n
    const amount = owed < has ? owed : has
    left.set(from, has - amount)
    return { from, to, amount }
  })
}

/**
 * What debts move for each seat. The rake is taken of what a seat is ahead in the end, rounded down to whole chips, in the players'
 * favour.
 */
export function legsOfDebts(debts: readonly Debt[], stacks: Stacks, stakes: Stakes): readonly Leg[] {
  const paid = new Map<number, Minor>()
  const got = new Map<number, Minor>()
  for (const { from, to, amount } of paymentsOf(debts, stacks, stakes.unit)) {
    paid.set(from, (paid.get(from) ?? 0n) + amount)
    got.set(to, (got.get(to) ?? 0n) + amount)
  }
  const rows = [...stacks.keys()].map((seat) => {
    const [put, received] = [paid.get(seat) ?? 0n, got.get(seat) ?? 0n]
    const ahead = received > put ? received - put : 0n
    const share = shareFloor(ahead, stakes.rakePpm)
    const whole = share - (share % stakes.chip)
    return { seat, put, won: received, rake: whole < stakes.rakeCap ? whole : stakes.rakeCap }
  })
  const rake = rows.reduce((sum, row) => sum + row.rake, 0n)
  const shares = sharesOfRake(
    rows.map(({ put }) => ({ put, folded: false })),
    rake,
  )
  return rows.map((row, at) => ({ ...row, won: row.won - row.rake, rake: shares[at] ?? 0n }))
}
