import { DECK } from '#game-kit/cards/cards.ts'
import type { TheoryRow } from '#game-kit/game.ts'
import { theoryOf } from '#game-kit/one-bet.ts'
import { multiply, rational, subtract } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { bonusPays, madeOfStrength, pairPlusPays, QUEEN_HIGH, ranking, strengthOf } from './hands.ts'
import type { Made } from './events.ts'
import { trioProof } from './proof.ts'

/** Hands of three cards of 52, and those that are left to the dealer. */
export const HANDS = 22_100
export const DEALER_HANDS = 18_424
export const ROUNDS = HANDS * DEALER_HANDS

export type Three = { readonly cards: readonly [number, number, number]; readonly strength: number }

/** All hands of three cards. */
export function allHands(): readonly Three[] {
  const hands: Three[] = []
  for (let a = 0; a < DECK; a++)
    for (let b = a + 1; b < DECK; b++)
      for (let c = b + 1; c < DECK; c++) hands.push({ cards: [a, b, c], strength: strengthOf([a, b, c]) })
  return hands
}

/** How the dealer's hands end against one hand that is played: not qualified, won, tied, lost. */
export type Against = { idle: number; won: number; tied: number; lost: number }

const bitsOf = (cards: readonly number[], from: number): number =>
  cards.reduce((bits, card) => (card >= from && card < from + 26 ? bits | (1 << (card - from)) : bits), 0)

/** Counts all dealer's hands against each hand of the member; hands that differ in suits alone are counted once. */
export function eachHand(told: (hand: Three, against: Against, ways: number) => void): void {
  const all = allHands()
  const low = Int32Array.from(all, ({ cards }) => bitsOf(cards, 0))
  const top = Int32Array.from(all, ({ cards }) => bitsOf(cards, 26))
  const strengths = Int32Array.from(all, ({ strength }) => strength)
  const kinds = new Map<string, { hand: Three; ways: number; at: number }>()
  for (const [at, hand] of all.entries()) {
    const key = kindOf(hand.cards)
    const known = kinds.get(key)
    if (known) known.ways += 1
    else kinds.set(key, { hand, ways: 1, at })
  }
  for (const { hand, ways, at } of kinds.values()) {
    const against: Against = { idle: 0, won: 0, tied: 0, lost: 0 }
    for (let other = 0; other < all.length; other++) {
      if (low[other]! & low[at]! || top[other]! & top[at]!) continue
      const strength = strengths[other]!
      if (strength < QUEEN_HIGH) against.idle += 1
      else if (hand.strength > strength) against.won += 1
      else if (hand.strength === strength) against.tied += 1
      else against.lost += 1
    }
    told(hand, against, ways)
  }
}

/** A name that hands share which become each other by exchanging suits. */
function kindOf(cards: readonly number[]): string {
  const suits = [0, 1, 2, 3].map((suit) =>
    cards
      .filter((card) => Math.floor(card / 13) === suit)
      .map((card) => card % 13)
      .toSorted((a, b) => a - b)
      .join(','),
  )
  return suits.toSorted().join('|')
}

/** What all rounds played from a least strength on bring, in antes beside all stakes, and what is staked: sums over all rounds. */
export function playedFrom(least: number) {
  let net = 0
  let square = 0
  let staked = 0
  let hit = 0
  let most = 0
  eachHand((hand, { idle, won, tied, lost }, ways) => {
    const bonus = bonusPays[madeOfStrength(hand.strength)]
    const all = idle + won + tied + lost
    if (hand.strength < least) {
      net -= ways * all
      square += ways * all
      staked += ways * all
      return
    }
    const note = (count: number, result: number): void => {
      net += ways * count * (result + bonus)
      square += ways * count * (result + bonus) ** 2
    }
    note(idle, 1)
    note(won, 2)
    note(tied, 0)
    note(lost, -2)
    staked += 2 * ways * all
    hit += ways * (bonus > 0 ? all : all - lost)
    if (bonus === bonusPays.straightFlush) most += ways * won
  })
  return { net, square, staked, hit, most }
}

/** Number of all hands of each rank. */
export function countedHands(): Readonly<Record<Made, number>> {
  const counts = { straightFlush: 0, trips: 0, straight: 0, flush: 0, pair: 0, high: 0 }
  for (const { strength } of allHands()) counts[madeOfStrength(strength)] += 1
  return counts
}

const whole = (sum: number): Rational => rational(BigInt(sum), BigInt(ROUNDS))

/** The published numbers of both bets: the ante with optimal play, pair plus over all hands. */
export function trioTheory(): readonly TheoryRow[] {
  const net = whole(trioProof.net)
  const staked = whole(trioProof.staked)
  const rtp = subtract(rational(1), multiply(net, rational(-1)))
  const counts = trioProof.hands
  const ante: TheoryRow = {
    betKey: 'ante and play',
    rtp,
    hit: whole(trioProof.hit),
    variance: subtract(whole(trioProof.square), multiply(net, net)),
    maxWin: rational(9),
    maxWinChance: whole(trioProof.most),
    method: 'enum',
    parts: [{ feature: 'cards', rtp }],
    facts: [
      { name: 'staked in a round, per ante', value: staked, show: 'times' },
      { name: 'return of all that is staked', value: perStaked(rtp, staked), show: 'percent' },
    ],
  }
  const pairPlus = theoryOf(
    'pair plus',
    'cards',
    ranking.map((made) => ({
      factor: rational(pairPlusPays[made] ? pairPlusPays[made] + 1 : 0),
      weight: BigInt(counts[made]),
    })),
  )
  return [ante, pairPlus]
}

function perStaked(rtp: Rational, staked: Rational): Rational {
  const lost = subtract(rational(1), rtp)
  return subtract(rational(1), multiply(lost, rational(staked.d, staked.n)))
}

/** For the monitor, whose sums hold all that is staked. */
export function trioLawOfAllStaked(): { readonly rtp: Rational; readonly variance: Rational } {
  const [ante] = trioTheory()
  const staked = whole(trioProof.staked)
  const per = rational(staked.d, staked.n)
  if (!ante) throw new RangeError('swallow-trio: no theory')
  return { rtp: perStaked(ante.rtp, staked), variance: multiply(ante.variance, multiply(per, per)) }
}
