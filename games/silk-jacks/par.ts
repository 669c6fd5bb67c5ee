import { DECK } from '#game-kit/cards/cards.ts'
import { oneInText } from '#game-kit/rtp/percent.ts'
import { table } from '#game-kit/rtp/sheet.ts'
import type { Check, ParSource } from '#game-kit/rtp/sheet.ts'
import { equal, rational } from '#kit/rational.ts'
import { bestHolds, COMMON, DEALS, playedBest } from './best.ts'
import type { Made } from './events.ts'
import { madeOf, pays, ranking } from './pays.ts'
import { jacksProof } from './proof.ts'
import { heldOf, HOLDS, jacksConfig, jacksMath, silkJacks } from './rules.ts'

/** Number of five-card hands of each rank, as combinatorics books list them. */
const PUBLISHED: Readonly<Record<Made, number>> = {
  royal: 4,
  straightFlush: 36,
  four: 624,
  fullHouse: 3_744,
  flush: 5_108,
  straight: 10_200,
  three: 54_912,
  twoPairs: 123_552,
  jacks: 337_920,
  nothing: 2_062_860,
}

/** Number of all hands of each rank. */
export function countedHands(): Readonly<Record<Made, number>> {
  const counts = { ...PUBLISHED }
  for (const made of [...ranking, 'nothing'] as const) counts[made] = 0
  for (let a = 0; a < DECK; a++)
    for (let b = a + 1; b < DECK; b++)
      for (let c = b + 1; c < DECK; c++)
        for (let d = c + 1; d < DECK; d++)
          for (let e = d + 1; e < DECK; e++) counts[madeOf([a, b, c, d, e])] += 1
  return counts
}

/** The mean payout of one hold of one deal, by enumerating every draw: independent of inclusion and exclusion. */
export function drawnReturn(hand: readonly number[], hold: number): { pay: number; draws: number } {
  const kept = hand.filter((_, place) => heldOf(hold)[place])
  const rest = Array.from({ length: DECK }, (_, card) => card).filter((card) => !hand.includes(card))
  let pay = 0
  let draws = 0
  const draw = (from: number, cards: readonly number[]): void => {
    if (cards.length === 5) {
      pay += pays[madeOf(cards)]
      draws += 1
      return
    }
    for (let at = from; at < rest.length; at++) draw(at + 1, [...cards, rest[at] ?? 0])
  }
  draw(0, kept)
  return { pay, draws }
}

/** Deals that are played out draw by draw: a pair, four to a royal flush, four to a flush, three of a kind, rags. */
export const samples: readonly (readonly number[])[] = [
  [0, 13, 5, 20, 34],
  [9, 10, 11, 12, 17],
  [1, 3, 6, 8, 40],
  [4, 17, 30, 9, 51],
  [1, 19, 33, 47, 10],
]
/** Holds of two cards or more; holding less means too many draws to make one by one. */
const LEAST_HELD = 2

function samplesAgree(): boolean {
  const best = bestHolds()
  return samples.every((hand) => {
    const { hold, scaled } = best(hand)
    const holds = Array.from({ length: HOLDS }, (_, one) => one).filter(
      (one) => heldOf(one).filter(Boolean).length >= LEAST_HELD,
    )
    const drawn = holds.map((one) => drawnReturn(hand, one)).map(({ pay, draws }) => (pay / draws) * COMMON)
    const isBestDrawn = heldOf(hold).filter(Boolean).length < LEAST_HELD
    return isBestDrawn || Math.abs(Math.max(...drawn) - scaled) < 0.5
  })
}

function checks(): readonly Check[] {
  const { pay, hit, square, royal } = playedBest()
  const all = BigInt(DEALS) * BigInt(COMMON)
  const isProved = (sum: number, proof: { n: bigint; d: bigint }): boolean =>
    equal(rational(BigInt(sum), all), proof)
  const counts = countedHands()
  return [
    {
      says: 'all 2 598 960 deals with all 32 holds, by inclusion and exclusion, give the committed fractions',
      holds:
        isProved(pay, jacksProof.rtp) &&
        isProved(hit, jacksProof.hit) &&
        isProved(square, jacksProof.square) &&
        isProved(royal, jacksProof.maxWinChance),
    },
    {
      says: 'the hands of each kind are as many as combinatorics books list',
      holds: ([...ranking, 'nothing'] as const).every((made) => counts[made] === PUBLISHED[made]),
    },
    {
      says: 'deals played out draw by draw give the same best returns',
      holds: samplesAgree(),
    },
  ]
}

export const par: ParSource = {
  id: 'silk-jacks',
  name: 'Silk Jacks',
  edition: jacksMath.edition,
  configHash: silkJacks.open(silkJacks.defaultConfig).configHash,
  method:
    'The best of 32 holds for each of 2 598 960 deals, each draw counted by inclusion and exclusion over whole numbers; 99.5439 % and a royal flush in 40 391 hands are the published figures of this pay table. Deals played out draw by draw are the second computation. A member who holds otherwise gets less.',
  game: silkJacks,
  sample: [{ key: 'deal', stake: '1.00', choice: {} }],
  prove: () => ({
    rows: jacksMath.theoretical(jacksConfig),
    checks: checks(),
    sections: [
      '## Pays',
      table(
        ['Hand', 'Dealt at once', 'Returns'],
        ranking.map((made) => [made, oneInText(rational(PUBLISHED[made], DEALS)), `${pays[made]} ×`]),
      ),
    ],
    files: {},
  }),
}
