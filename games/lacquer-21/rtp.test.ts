import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import type { Hand } from '#game-kit/stepped/stepped.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { toNumber } from '#kit/rational.ts'
import { pointsOf, valueOf } from '#game-kit/blackjack/hands.ts'
import { par, PUBLISHED_ENDLESS, PUBLISHED_SIDES, withoutSurrender } from './par.ts'
import { lacquerProof } from './proof.ts'
import { usualTable } from '#game-kit/blackjack/rules-table.ts'
import type { RulesTable } from '#game-kit/blackjack/rules-table.ts'
import { lacquer21 } from './rules.ts'
import { sideTheory } from '#game-kit/blackjack/sides.ts'
import { endlessMean, planOf, type Plan } from '#game-kit/blackjack/strategy/plan.ts'
import { cut, endlessNumbers, lacquerTheory } from './theory/rows.ts'
import { shoeValue } from './theory/shoe.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
const ROUNDS = isNightly ? 2_000_000 : 6_000
const open = lacquer21.open(lacquer21.defaultConfig)
const bets = [{ key: 'main', stake: '1.00', choice: {} }]

test.runIf(isNightly)(
  'STU-07 G5 the basic strategy has the committed par sheet’s RTP with a finite shoe',
  () => {
    const proof = par.prove()
    expect(proof.checks.filter((check) => !check.holds)).toEqual([])
    expect(readFileSync(join(import.meta.dirname, 'parsheet.md'), 'utf8')).toBe(parSheet(par, proof))
  },
  600_000,
)

const lost = (change: Partial<RulesTable>): number => 100 * endlessMean({ ...withoutSurrender, ...change })

test('STU-07 G5 an infinite shoe loses the published 0.511734 %, and rule variations have their published effect', () => {
  expect(lost({})).toBeCloseTo(PUBLISHED_ENDLESS, 5)
  expect(lost({ soft17: 'hits' }) - lost({})).toBeCloseTo(-0.21, 1)
  expect(lost({ mostHands: 2 }) - lost({})).toBeCloseTo(-0.05, 1)
  expect(lost({ dealer: 'last' }) - lost({})).toBeCloseTo(-0.11, 2)
  expect(lost({ blackjackPays: '6:5' }) - lost({})).toBeCloseTo(-1.36, 1)
})

// a finite shoe takes ten seconds to enumerate, which the day does not have: the par sheet and these two are proved by night
test.runIf(isNightly)(
  'STU-07 G5 a table of six decks publishes the RTP of six decks, not that of an infinite shoe',
  () => {
    const sixDecks: RulesTable = { ...withoutSurrender, decks: 6 }
    const [main] = lacquerTheory(sixDecks)
    // computed independently by outside reviewers: 0.4065 % are lost
    expect(100 - 100 * toNumber(main!.rtp)).toBeCloseTo(0.4065, 4)
    expect(main!.method).toBe('enum')
    expect(100 - 100 * toNumber(endlessNumbers(sixDecks).rtp)).toBeCloseTo(-PUBLISHED_ENDLESS, 5)
  },
)

/** Rules that affect a finite shoe: splits, aces, a dealer who does not peek, surrender. */
const tables: readonly Partial<RulesTable>[] = [
  {},
  { dealer: 'last' },
  { dealer: 'last', surrender: 'no' },
  { soft17: 'hits', hitSplitAces: 'yes', resplitAces: 'yes' },
  { mostHands: 3, dealer: 'last', doubleAfterSplit: 'no' },
  { blackjackPays: '6:5', mostHands: 2, double: '10 and 11' },
]

test.runIf(isNightly).each(tables)(
  'STU-07 G5 a shoe of a million decks has the RTP of an infinite one: %o',
  (change) => {
    const rules = { ...usualTable, ...change }
    const value = shoeValue({ ...rules, decks: 1_000_000 }, planOf(rules))
    expect(value).toBeCloseTo(endlessMean(rules), 7)
  },
)

test('STU-07 the payout distribution with an infinite shoe has its mean when the dealer peeks late and takes a surrendered stake', () => {
  const rules: RulesTable = { ...usualTable, dealer: 'last' }
  expect(toNumber(endlessNumbers(rules).rtp) - 1).toBeCloseTo(endlessMean(rules), 10)
})

test('STU-07 G5 the distribution of all payouts has the mean of the strategy, and is the published one', () => {
  const { staked, ...numbers } = endlessNumbers(usualTable)
  expect({ ...numbers, staked: lacquerProof.staked }).toEqual({
    ...lacquerProof,
    rtp: cut(1 + endlessMean(usualTable)),
  })
  // eight decks hold fewer pairs to split than an infinite shoe
  expect(toNumber(staked) - toNumber(lacquerProof.staked)).toBeCloseTo(0.0015, 4)
})

test('STU-07 G5 the side bets have the published house edges with eight decks', () => {
  const [pairs, three] = sideTheory(8).map(({ rtp }) => 100 - 100 * toNumber(rtp))
  expect(pairs).toBeCloseTo(PUBLISHED_SIDES.pairs, 4)
  expect(three).toBeCloseTo(PUBLISHED_SIDES.three, 4)
})

/** The strategy card for four to eight decks, dealer standing on soft 17, late surrender: against 2 to 10 and ace. */
test('STU-07 the computed strategy equals the published basic strategy', () => {
  const plan = planOf(usualTable)
  const dealer = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
  const letters = (total: number, isSoft: boolean): string =>
    dealer
      .map((card) => {
        const points = { total, isSoft }
        if (plan.isSurrendered(points, 0, card)) return 'R'
        return plan.isDoubled(points, card) ? 'D' : plan.isHit(points, card) ? 'H' : 'S'
      })
      .join('')
  expect([9, 10, 11, 12, 13, 15, 16, 17].map((total) => letters(total, false))).toEqual([
    'HDDDDHHHHH',
    'DDDDDDDDHH',
    'DDDDDDDDDH',
    'HHSSSHHHHH',
    'SSSSSHHHHH',
    'SSSSSHHHRH',
    'SSSSSHHRRR',
    'SSSSSSSSSS',
  ])
  expect([13, 15, 17, 18, 19].map((total) => letters(total, true))).toEqual([
    'HHHHDHHHHH',
    'HHHDDHHHHH',
    'HDDDDHHHHH',
    'SDDDDSSHHH',
    'SSSSSSSSSS',
  ])
  const splits = (value: number): string =>
    dealer.map((card) => (plan.isSplit(value, card) ? 'P' : '-')).join('')
  expect([1, 2, 4, 5, 6, 7, 8, 9, 10].map(splits)).toEqual([
    'PPPPPPPPPP',
    'PPPPPP----',
    '---PP-----',
    '----------',
    'PPPPP-----',
    'PPPPPP----',
    'PPPPPPPPPP',
    'PPPPP-PP--',
    '----------',
  ])
})

type View = {
  readonly phase: string
  readonly at: number
  readonly hands: readonly { readonly cards: readonly number[] }[]
  readonly dealer: readonly number[]
}

/** Reads a view as this game writes it. */
function viewOf(hand: Hand): View {
  const view: View = JSON.parse(JSON.stringify(hand.view))
  return view
}

/** The move of the plan. */
export function planned(plan: Plan, hand: Hand): string {
  const { phase, hands, at, dealer } = viewOf(hand)
  if (phase === 'insurance') return 'decline'
  const cards = hands[at]?.cards ?? []
  const points = pointsOf(cards)
  const shown = valueOf(dealer[0] ?? 0)
  const [first = 0, second = 0] = cards.map(valueOf)
  const pair = cards.length === 2 && first === second ? first : 0
  const can = (name: string): boolean =>
    hand.moves.some(({ action }) => JSON.stringify(action) === JSON.stringify({ do: name }))
  if (can('surrender') && plan.isSurrendered(points, pair, shown)) return 'surrender'
  if (can('split') && plan.isSplit(pair, shown)) return 'split'
  if (can('double') && plan.isDoubled(points, shown)) return 'double'
  return can('hit') && plan.isHit(points, shown) ? 'hit' : 'stand'
}

test('G5 rounds played by the strategy agree with its RTP and total stake within four standard errors', () => {
  const plan = planOf(usualTable)
  const chance = fastChance(2_021)
  let net = 0n
  let staked = 0n
  for (let nth = 0; nth < ROUNDS; nth++) {
    let hand = open.deal?.(bets, chance)
    while (hand && !hand.ended) hand = hand.act({ do: planned(plan, hand) }) ?? undefined
    if (!hand?.ended) throw new Error('a move of the plan is refused')
    net += hand.ended.win - hand.ended.stake
    staked += hand.ended.stake
  }
  const error = Math.sqrt(toNumber(lacquerProof.variance) / ROUNDS)
  expect(Math.abs(Number(net) / 10_000 / ROUNDS - (toNumber(lacquerProof.rtp) - 1))).toBeLessThan(4 * error)
  expect(Math.abs(Number(staked) / 10_000 / ROUNDS - toNumber(lacquerProof.staked))).toBeLessThan(
    (4 * 0.42) / Math.sqrt(ROUNDS),
  )
}, 1_800_000)
