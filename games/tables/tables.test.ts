import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { multiply, rational, subtract, sum, toNumber } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { DECK } from '#game-kit/cards/cards.ts'
import { noShoe, openShoe, SHOE_CARDS } from '#game-kit/cards/shoe.ts'
import type { Json } from '#game-kit/schema.ts'
import { tableGames } from './games.ts'

const fun = { currency: 'FUN', pieces: [] }
/** Blackjack has decisions, and a test of its own. */
const games = tableGames.filter(({ id }) => id !== 'blackjack').map((row) => [row.id, row] as const)
const edgesOf = (id: string): Readonly<Record<string, string>> => {
  const row = tableGames.find((one) => one.id === id)!
  const theory = row.game.open(row.game.defaultConfig).theory()
  return Object.fromEntries(
    theory.map(({ betKey, rtp }) => [betKey, (100 * toNumber(subtract(rational(1), rtp))).toFixed(4)]),
  )
}

test('STU-02 the edges of baccarat are the reference figures of eight decks, in each form of the table', () => {
  expect(edgesOf('baccarat')).toMatchObject({
    banker: '1.0579',
    player: '1.2351',
    tie: '14.3596',
    playerPair: '10.3614',
    bankerPair: '10.3614',
    eitherPair: '13.7099',
    perfectPair: '8.0470',
    big: '4.3457',
    small: '5.2829',
    lucky6: '16.6836',
    playerBonus: '2.6517',
    bankerBonus: '9.3731',
    playerNatural: '5.2827',
    bankerNatural: '5.2827',
  })
  expect(edgesOf('baccarat-no-commission')).toMatchObject({ banker: '1.4581', super6: '29.9772' })
  expect(edgesOf('baccarat-ez')).toMatchObject({ banker: '1.0183', dragon7: '7.6113', panda8: '10.1876' })
})

test('STU-02 the edges of dragon tiger, roulette, dice and coins are the reference figures', () => {
  expect(edgesOf('dragon-tiger')).toMatchObject({
    dragon: '3.7349',
    tiger: '3.7349',
    tie: '10.3614',
    suitedTie: '13.9759',
    dragonBig: '7.6923',
    tigerSmall: '7.6923',
    dragonOdd: '5.7692',
    tigerEven: '5.3846',
  })
  expect(new Set(Object.values(edgesOf('roulette')))).toEqual(new Set(['2.7027']))
  expect(edgesOf('lucky-roulette')).toMatchObject({ straight: '2.9492', split: '2.7027' })
  expect(edgesOf('sic-bo')).toMatchObject({
    big: '2.7778',
    'sum:4': '12.5000',
    'sum:9': '7.4074',
    'triple:3': '16.2037',
    anyTriple: '13.8889',
    'double:2': '11.1111',
    'pair:1-2': '2.7778',
    'single:6': '3.7037',
  })
  expect(edgesOf('tai-xiu')).toMatchObject({ tai: '1.0000', xiu: '1.0000', odd: '1.0000' })
  expect(edgesOf('bau-cua')).toMatchObject({ deer: '7.8704' })
  expect(edgesOf('xoc-dia')).toMatchObject({
    even: '1.0000',
    red4: '6.2500',
    white3: '5.0000',
    two: '2.5000',
  })
})

test.each(games)('STU-02 %s settles every bet that it takes', (id, { game }) => {
  const open = game.open(game.defaultConfig)
  const keys = offered(id)
  const lines = keys.map((key): [string, string, Json] => [key, '1.00', null])
  const checked = open.check(lines, fun)
  expect(checked.ok).toBe(true)
  let carry = open.firstCarry
  const chance = fastChance(7)
  for (let round = 0; round < 300; round++) {
    const drawn = open.draw(chance, carry)
    carry = drawn.carry
    const { win, results } = open.settler(drawn.outcome)({ lines, epoch: 0, acts: [] })
    expect(win).toBe(results.reduce((all, line) => all + line.win, 0n))
    expect(open.describe(drawn.outcome).length).toBeGreaterThan(1)
  }
})

/** Every key that a table takes: those of its theory, and for roulette some of the layout. */
function offered(id: string): readonly string[] {
  const row = tableGames.find((one) => one.id === id)!
  if (id.includes('roulette'))
    return ['straight:17', 'split:0-1', 'trio:0-2-3', 'basket:0', 'corner:32', 'line:31', 'red', 'low']
  const open = row.game.open(row.game.defaultConfig)
  return open.theory().map(({ betKey }) => betKey)
}

const exact: readonly string[] = ['roulette', 'sic-bo', 'tai-xiu', 'bau-cua', 'xoc-dia']

test.each(games.filter(([id]) => exact.includes(id)))(
  'STU-02 the published RTP of %s is the mean over all outcomes of what is paid',
  (id, row) => {
    const open = row.game.open(row.game.defaultConfig)
    const all = everyOutcome(id)
    for (const key of offered(id)) {
      const returns = all.map((outcome): Rational => {
        const { results } = open.settler(outcome)({ lines: [[key, '1.00', null]], epoch: 0, acts: [] })
        return results[0]!.factor
      })
      const mean = multiply(sum(returns), rational(1, all.length))
      const theory = open.theory().find(({ betKey }) => betKey === key)?.rtp ?? rational(36, 37)
      expect([key, mean]).toEqual([key, theory])
    }
  },
)

function everyOutcome(id: string): readonly Json[] {
  if (id === 'roulette') return Array.from({ length: 37 }, (_, number) => ({ number, lucky: [] }))
  if (id === 'xoc-dia')
    return Array.from({ length: 16 }, (_, at) => ({ coins: [0, 1, 2, 3].map((bit) => (at >> bit) & 1) }))
  const faces = [1, 2, 3, 4, 5, 6]
  return faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => ({ dice: [a, b, c] }))))
}

const ROUNDS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 300_000 : 6_000

test.each(games)('STU-02 long play of %s comes within five standard errors of its theory', (id, { game }) => {
  const open = game.open(game.defaultConfig)
  const theory = new Map(open.theory().map((row) => [row.betKey, row]))
  const isWheel = id.includes('roulette')
  const keys = isWheel ? ['straight:17', 'red'] : [...theory.keys()].slice(0, 6)
  const rowOf = (key: string) => theory.get(isWheel ? (key === 'red' ? 'even chance' : 'straight') : key)!
  const lines = keys.map((key): [string, string, Json] => [key, '1.00', null])
  const chance = fastChance(2_024)
  const sums = keys.map(() => 0)
  let carry = open.firstCarry
  for (let round = 0; round < ROUNDS; round++) {
    const drawn = open.draw(chance, carry)
    carry = drawn.carry
    const { results } = open.settler(drawn.outcome)({ lines, epoch: 0, acts: [] })
    for (const [at, { factor }] of results.entries()) sums[at]! += toNumber(factor)
  }
  for (const [at, key] of keys.entries()) {
    const { variance, rtp } = rowOf(key)
    const error = 5 * Math.sqrt(toNumber(variance) / ROUNDS)
    expect(Math.abs(sums[at]! / ROUNDS - toNumber(rtp))).toBeLessThan(error)
  }
})

test('STU-02 a shoe is dealt without replacement, ends after its cut card and burns as many cards as the first one says', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 6 }), (seed, perRound) => {
      const chance = fastChance(seed)
      let carry = noShoe
      const out = Array.from({ length: DECK }, () => 0)
      let cards = 0
      for (let round = 1; ; round++) {
        const shoe = openShoe(carry, chance)
        const taken = Array.from({ length: perRound }, () => shoe.take())
        const { shoe: state, carry: after } = shoe.state()
        if (round === 1) expect(state.burnt).toHaveLength(1 + Math.min((state.burnt[0]! % 13) + 1, 10))
        else expect(state.burnt).toEqual([])
        for (const kind of [...state.burnt, ...taken]) out[kind]! += 1
        cards += state.burnt.length + taken.length
        expect(state).toMatchObject({ number: 1, round, left: SHOE_CARDS - cards })
        carry = after
        if (!state.isLast) continue
        // the cut card came out in this round or the one before
        expect(state.left).toBeLessThanOrEqual(16)
        expect(state.left).toBeGreaterThanOrEqual(14 - 2 * perRound + 1)
        expect(Math.max(...out)).toBeLessThanOrEqual(8)
        expect(out.map((count, kind) => count + after.left[kind]!)).toEqual(out.map(() => 8))
        expect(openShoe(after, chance).state().shoe).toMatchObject({ number: 2, round: 1 })
        return
      }
    }),
    { numRuns: 30 },
  )
})

test('STU-02 refuses bets that a table does not offer, other currencies and stakes outside its limits', () => {
  const { game } = tableGames[0]!
  const open = game.open(game.defaultConfig)
  const refused = (lines: readonly unknown[], currency = 'FUN') => {
    const checked = open.check(lines, { currency, pieces: [] })
    return checked.ok ? null : checked.error.refused
  }
  expect(refused([['banker', '1.00', null]])).toBeNull()
  expect(refused([['dragon7', '1.00', null]])).toBe('games.betMalformed')
  expect(refused([['banker', '1.00', 'voisins']])).toBe('games.betMalformed')
  expect(refused([['banker', '1.00', null]], 'EUR')).toBe('games.currencyNotOffered')
  expect(refused([['banker', '0.50', null]])).toBe('games.stakeTooSmall')
  expect(refused([['banker', '1.50', null]])).toBe('games.stakeNotAllowed')
  expect(refused([['tie', '1001.00', null]])).toBe('games.stakeTooLarge')
  // two chips on one bet are added up
  expect(
    refused([
      ['tie', '600.00', null],
      ['tie', '401.00', null],
    ]),
  ).toBe('games.stakeTooLarge')
  expect(
    refused([
      ['banker', '10000.00', null],
      ['player', '10000.00', null],
      ['tie', '1.00', null],
    ]),
  ).toBe('games.stakeTooLarge')
})

test('CSH-02 opposite bets lower the valid bet: they are sides of one group', () => {
  for (const [id, one, other] of [
    ['baccarat', 'banker', 'player'],
    ['dragon-tiger', 'dragon', 'tiger'],
    ['roulette', 'red', 'black'],
    ['sic-bo', 'big', 'small'],
    ['tai-xiu', 'tai', 'xiu'],
    ['xoc-dia', 'even', 'odd'],
  ] as const) {
    const { game } = tableGames.find((row) => row.id === id)!
    const open = game.open(game.defaultConfig)
    const { outcome } = open.draw(fastChance(1), open.firstCarry)
    const lines: [string, string, Json][] = [
      [one, '1.00', null],
      [other, '1.00', null],
    ]
    const [a, b] = open.settler(outcome)({ lines, epoch: 0, acts: [] }).results
    expect(a?.hedge?.group).toBe(b?.hedge?.group)
    expect(a?.hedge?.side).not.toBe(b?.hedge?.side)
  }
})
