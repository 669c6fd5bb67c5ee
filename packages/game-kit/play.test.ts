import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scriptedChance } from '#kit/chance-scripted.ts'
import { rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { canonicalText, configHash } from './config-hash.ts'
import { winTier } from './events.ts'
import type { GameMath } from './game.ts'
import { instantGame } from './instant.ts'
import { stakeProblem, stakeRules } from './limits.ts'
import { playInstant } from './play.ts'
import { anyJson, good, object, whole } from './schema.ts'

/** A game whose every bet returns a fraction of its stake, to test rounding. */
function fractionGame(factor: Rational): GameMath<object, object, { n: number }> {
  const empty = object<object>({})
  return {
    id: 'fraction',
    edition: 1,
    kind: 'instant',
    configSchema: empty,
    maxBets: 9,
    betTypes: () => [{ key: 'b', i18n: 'b', choice: empty, limits: 'main', maxReturn: () => factor }],
    check: (_cfg, bets) => good(bets),
    draw: (_cfg, chance) => ({ n: chance.below(10) }),
    settle: (_cfg, bet) => ({
      betKey: bet.key,
      stake: bet.stake,
      factor,
      tag: factor.n > 0n ? 'win' : 'loss',
    }),
    describe: () => [{ type: 'shown' }],
    outcomeSchema: object<{ n: number }>({ n: whole(0, 9) }),
    theoretical: () => [],
  }
}

const bets = (...stakes: bigint[]) => stakes.map((stake) => ({ key: 'b', stake, choice: {} }))

describe('M1 rounds a win once, downwards, for the whole round', () => {
  test('M1 adds thirds of three bets before rounding down', () => {
    const played = playInstant(fractionGame(rational(1, 3)), {}, bets(1n, 1n, 1n), scriptedChance([0]))
    expect(played.win).toBe(1n)
  })

  test('M1 rounds the fraction of a unit down', () => {
    expect(playInstant(fractionGame(rational(99, 7)), {}, bets(10n), scriptedChance([0])).win).toBe(141n)
  })

  test('M1 never pays a list of bets more than its exact return, nor a whole unit less', () => {
    const factor = fc.tuple(fc.bigInt(0n, 999n), fc.bigInt(1n, 99n)).map(([n, d]) => rational(n, d))
    const stakes = fc.array(fc.bigInt(1n, 10n ** 12n), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(factor, stakes, (one, list) => {
        const { win, stake } = playInstant(fractionGame(one), {}, bets(...list), scriptedChance([0]))
        expect(win * one.d).toBeLessThanOrEqual(stake * one.n)
        expect((win + 1n) * one.d).toBeGreaterThan(stake * one.n)
      }),
    )
  })

  test('M1 a lost round pays nothing', () => {
    expect(playInstant(fractionGame(ZERO), {}, bets(5n), scriptedChance([0])).win).toBe(0n)
  })
})

test('G14 ends a round with the result of each bet and one total, and reports the random words used', () => {
  const played = playInstant(fractionGame(rational(2)), {}, bets(10_000n, 5_000n), scriptedChance([4]))
  expect(played.used).toBe(1)
  expect(played.events.map((event) => event.type)).toEqual(['shown', 'settled', 'settled', 'total'])
  expect(played.events.at(-1)).toEqual({ type: 'total', stake: '1.50', win: '3.00', tier: 'win' })
})

test('G20 never marks a return below the stake as a win to celebrate', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), fc.bigInt(0n, 10n ** 12n), (stake, win) => {
      const isCelebrated = ['win', 'big', 'mega', 'epic'].includes(winTier(stake, win))
      expect(isCelebrated).toBe(win > stake)
    }),
  )
})

test('G5 hashes a configuration by its values, not by the order of its fields', () => {
  expect(configHash({ a: 1, b: [2, null] })).toBe(configHash({ b: [2, null], a: 1 }))
  expect(configHash({ a: 1 })).not.toBe(configHash({ a: 2 }))
  expect(canonicalText({ b: 'é', a: [true] })).toBe('{"a":[true],"b":"é"}')
})

const rules = stakeRules.parse({
  USD: { min: '0.20', max: '5.00', step: '0.10', menu: ['0.20'], maxWin: '50.00' },
})

test.each([
  [1_000n, 1n, 'games.stakeTooSmall'],
  [60_000n, 1n, 'games.stakeTooLarge'],
  [2_500n, 1n, 'games.stakeNotAllowed'],
  [50_000n, 11n, 'games.winTooLarge'],
  [50_000n, 10n, undefined],
])('GAM-02 a stake of %i units that can return %i times: %s', (stake, times, refused) => {
  if (!rules.ok) throw new Error(rules.error)
  const bet = { stake, maxReturn: rational(times) }
  expect(stakeProblem(rules.value, { currency: 'USD' }, bet)?.refused).toBe(refused)
  expect(stakeProblem(rules.value, { currency: 'toString' }, bet)?.refused).toBe('games.currencyNotOffered')
})

test('GAM-02 does not parse a bet with an unknown or missing field, or a float for money', () => {
  const open = instantGame(fractionGame(ZERO), {}).open({})
  const isRead = (bet: unknown) => open.check([bet], { currency: 'USD' }).ok
  expect(isRead({ key: 'b', stake: '1.00', choice: {} })).toBe(true)
  expect(isRead({ key: 'b', stake: '1.00', choice: {}, bonus: true })).toBe(false)
  expect(isRead({ key: 'b', stake: '1.00', choice: { luck: 7 } })).toBe(false)
  expect(isRead({ key: 'b', stake: 1, choice: {} })).toBe(false)
  expect(isRead({ key: 'b', stake: '-1.00', choice: {} })).toBe(false)
  expect(isRead({ key: 'b', stake: '1.00001', choice: {} })).toBe(false)
  expect(isRead({ key: 'x', stake: '1.00', choice: {} })).toBe(false)
})

test('G14 stores only values that are JSON', () => {
  expect(anyJson.parse({ a: [1, 'x', null, { b: false }] }).ok).toBe(true)
  expect(anyJson.parse({ a: undefined }).ok).toBe(false)
  expect(anyJson.parse(Number.NaN).ok).toBe(false)
})
