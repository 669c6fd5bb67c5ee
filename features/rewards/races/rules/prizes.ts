import type { Gift } from '#features/rewards/missions/rules/gift.ts'
import type { Prize, RaceData } from './race.ts'

/**
 * The prizes of a final ranking. Two members on a shared second place take places 2 and 3: prizes of 500 and 200 make 350 for each.
 * Money is shared in hundredths of the major unit and points in whole points; what is left over by rounding is not paid.
 */
export type Placed = { readonly memberId: bigint; readonly place: number }

export type Won = { readonly memberId: bigint; readonly gift: Gift }

/** Ledger units of 0.01. */
const HUNDREDTH = 100n

/** What each member has won, in the order of places. `ranking` is in that order and holds at least all places with a prize. */
export function prizesOf(ranking: readonly Placed[], { prizes }: Pick<RaceData, 'prizes'>): Won[] {
  const groups = new Map<number, Placed[]>()
  for (const row of ranking) groups.set(row.place, [...(groups.get(row.place) ?? []), row])
  return [...groups].flatMap(([place, members]) => {
    const own = places(place, members.length).flatMap((each) => giftAt(prizes, each) ?? [])
    const shares = members.length === 1 ? own : shared(own, BigInt(members.length))
    return members.flatMap(({ memberId }) => shares.map((gift) => ({ memberId, gift })))
  })
}

const places = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n)

const giftAt = (prizes: readonly Prize[], place: number): Gift | undefined =>
  prizes.find(({ from, to }) => place >= from && place <= to)?.gift

/** The sum of each kind, divided. */
function shared(gifts: readonly Gift[], among: bigint): Gift[] {
  const sums = new Map<string, { readonly gift: Gift; readonly sum: bigint }>()
  for (const gift of gifts) {
    const key = gift.kind === 'bonus' ? `bonus ${gift.terms}` : gift.kind
    sums.set(key, { gift, sum: (sums.get(key)?.sum ?? 0n) + valueOf(gift) })
  }
  return [...sums.values()].flatMap(({ gift, sum }): Gift[] => {
    if (gift.kind === 'points') return sum >= among ? [{ kind: 'points', count: Number(sum / among) }] : []
    if (gift.kind !== 'cash' && gift.kind !== 'bonus') return []
    const amount = (sum / among / HUNDREDTH) * HUNDREDTH
    return amount > 0n ? [{ ...gift, amount: amount.toString() }] : []
  })
}

const valueOf = (gift: Gift): bigint =>
  gift.kind === 'cash' || gift.kind === 'bonus'
    ? BigInt(gift.amount)
    : 'count' in gift
      ? BigInt(gift.count)
      : 0n
