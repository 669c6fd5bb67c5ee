import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { giftFor, isSound, type PromotionData } from './promotion.ts'
import { promotionStates, stateOf, transitions, type Seen } from './state.ts'

const welcome: PromotionData = {
  trigger: { kind: 'deposit', nth: 1, methods: ['bank'], least: '200000' },
  gift: { kind: 'match', percent: 100, most: '2000000' },
}
const facts = (amount: bigint, more: { depositsBefore?: number; method?: string } = {}) => ({
  depositsBefore: more.depositsBefore ?? 0,
  deposit: { amount, method: more.method ?? 'bank' },
})

test('PRO-02 gives the share of a deposit up to the maximum, and names the condition that is not met', () => {
  expect(giftFor(welcome, facts(500_000n))).toEqual({ amount: 500_000n })
  expect(giftFor(welcome, facts(9_000_000n))).toEqual({ amount: 2_000_000n })
  expect(giftFor(welcome, facts(199_999n))).toEqual({ unmet: 'depositTooLow' })
  expect(giftFor(welcome, facts(500_000n, { method: 'card' }))).toEqual({ unmet: 'depositMethod' })
  expect(giftFor(welcome, facts(500_000n, { depositsBefore: 1 }))).toEqual({ unmet: 'depositNumber' })
  expect(giftFor(welcome, { depositsBefore: 0, deposit: null })).toEqual({ unmet: 'noDeposit' })
})

test('PRO-02 a share never exceeds the maximum or the percentage, and is whole hundredths', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 12n),
      fc.integer({ min: 1, max: 500 }),
      fc.bigInt(100n, 10n ** 10n),
      (amount, percent, most) => {
        const gift = giftFor(
          {
            trigger: { kind: 'deposit', nth: null, methods: [], least: '1' },
            gift: { kind: 'match', percent, most: most.toString() },
          },
          facts(amount),
        )
        if ('unmet' in gift) throw new Error(gift.unmet)
        expect(gift.amount % 100n).toBe(0n)
        expect(gift.amount <= most && gift.amount * 100n <= amount * BigInt(percent)).toBe(true)
      },
    ),
  )
})

test('PRO-02 a share of a deposit needs a deposit', () => {
  expect(isSound(welcome, true)).toBe(true)
  expect(isSound(welcome, false)).toBe(false)
  expect(isSound({ ...welcome, trigger: { kind: 'claim' } }, true)).toBe(false)
})

const start = new Date('2026-11-01T00:00:00Z')
const now = new Date('2026-11-23T00:00:00Z')
const live: Seen = {
  trigger: 'deposit',
  state: 'live',
  startsAt: start,
  endsAt: null,
  isUsedUp: false,
  entry: null,
}

test('PRO-01 shows every member the state of the specification', () => {
  expect(stateOf(live, now)).toBe('join')
  expect(stateOf({ ...live, trigger: 'claim' }, now)).toBe('claim')
  expect(stateOf({ ...live, startsAt: new Date('2026-12-01T00:00:00Z') }, now)).toBe('coming soon')
  expect(stateOf({ ...live, endsAt: now }, now)).toBe('close')
  expect(stateOf({ ...live, isUsedUp: true }, now)).toBe('close')
  expect(stateOf({ ...live, state: 'stopped' }, now)).toBe('close')
  expect(stateOf({ ...live, entry: { state: 'joined', reward: null } }, now)).toBe('joined')
  expect(stateOf({ ...live, entry: { state: 'unmet', reward: null } }, now)).toBe('rejected')
  const given = (reward: string) =>
    stateOf({ ...live, state: 'stopped', entry: { state: 'given', reward } }, now)
  expect(['offered', 'claimed', 'credited', 'expired'].map(given)).toEqual([
    'issued',
    'process',
    'claimed',
    'close',
  ])
})

test('PRO-01 every state can be reached from the first, and the table names no unknown one', () => {
  const reached = new Set<string>(['coming soon'])
  for (const state of reached)
    for (const next of transitions[promotionStates.find((each) => each === state)!]) reached.add(next)
  expect([...reached].toSorted()).toEqual([...promotionStates].toSorted())
})
