import { expect, test } from 'vitest'
import { singleSides, validOf, type Hedges } from './valid.ts'
import type { Ticket } from './ticket.ts'

const on = (market: string, outcome: string): Ticket => ({
  legs: [{ e: 'match', s: [[market, 'full', 0, outcome]], p: 20_000 }],
  sizes: [1],
})

const hedges = (market: string, ...outcomes: readonly string[]): Hedges =>
  new Map(
    outcomes.map((outcome, at) => [
      `7|${market}|full|0|${outcome}`,
      { own: 100n, all: 200n, isLargest: at === 0 },
    ]),
  )

test('CSH-02 bets on two outcomes that exclude each other are no valid bet (decision 24)', () => {
  const valid = (outcome: string) =>
    validOf({ wallet: 7n, stake: 100n, inputs: on('winner', outcome) }, hedges('winner', 'home', 'away'))
  expect([valid('home'), valid('away'), valid('draw')]).toEqual([0n, 0n, 100n])
  expect(singleSides({ stake: 100n, inputs: on('winner', 'home') })).toHaveLength(1)
})

test.each(['scorerAnytime', 'place'])(
  'CSH-02 bets on two outcomes of %s, which win together, are valid bets of their stakes',
  (market) => {
    const valid = (outcome: string) =>
      validOf({ wallet: 7n, stake: 100n, inputs: on(market, outcome) }, hedges(market, 'Ann', 'Bo'))
    expect([valid('Ann'), valid('Bo')]).toEqual([100n, 100n])
    expect(singleSides({ stake: 100n, inputs: on(market, 'Ann') })).toEqual([])
  },
)
