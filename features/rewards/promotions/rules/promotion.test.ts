import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BonusTerms } from '#features/rewards/bonuses/rules/terms.ts'
import { giftFor, isSound, type PromotionData } from './promotion.ts'
import { promotionStates, stateOf, transitions, type Seen } from './state.ts'

const welcome: PromotionData = {
  trigger: { kind: 'deposit', nth: 1, methods: ['bank'], least: '200000' },
  gift: { kind: 'match', percent: 100, most: '2000000' },
}
const terms: BonusTerms = {
  version: 1,
  order: 'cash',
  wagering: 5,
  days: 14,
  categoryWeights: {},
  gameWeights: {},
  excludedCategories: [],
  excludedGames: [],
  excludedVendors: [],
  stakeMax: null,
  conversionMax: null,
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
  const frame = { terms, budget: null, endsAt: null }
  expect(isSound(welcome, frame)).toBe(true)
  expect(isSound(welcome, { ...frame, terms: null })).toBe(false)
  expect(isSound({ ...welcome, trigger: { kind: 'claim' } }, frame)).toBe(false)
})

test('PRO-02 free rounds need their own terms, a bonus those of a bonus', () => {
  const rounds: PromotionData = { trigger: { kind: 'claim' }, gift: { kind: 'freeRounds', rounds: 5 } }
  const freeBets = {
    version: 1,
    kind: 'freeRounds',
    games: [],
    categories: ['SPORTS'],
    stake: '10000',
    days: 7,
    wins: 'cash',
    isFreeBet: true,
  } as const
  const frame = { budget: null, endsAt: null }
  expect([terms, freeBets, null].map((each) => isSound(rounds, { ...frame, terms: each }))).toEqual([
    false,
    true,
    false,
  ])
  expect(isSound(welcome, { ...frame, terms: freeBets })).toBe(false)
  expect(giftFor(rounds, { depositsBefore: 0, deposit: null })).toEqual({ amount: 5n })
})

test('PRO-01 an application needs a budget, and an activity an end', () => {
  const of = (isActivity: boolean): PromotionData => ({
    trigger: { kind: 'application', isActivity, asks: null },
    gift: { kind: 'cash', amount: '10000' },
  })
  const frame = { terms: null, budget: 50_000n, endsAt: null }
  expect(isSound(of(false), { ...frame, budget: null })).toBe(false)
  expect([isSound(of(false), frame), isSound(of(true), frame)]).toEqual([true, false])
  expect(isSound(of(true), { ...frame, endsAt: now })).toBe(true)
  expect(isSound({ ...of(false), gift: welcome.gift }, { ...frame, terms })).toBe(false)
})

const start = new Date('2026-11-01T00:00:00Z')
const now = new Date('2026-11-23T00:00:00Z')
const live: Seen = {
  trigger: { kind: 'deposit' },
  state: 'live',
  startsAt: start,
  endsAt: null,
  isUsedUp: false,
  entry: null,
}

test('PRO-01 shows every member the state of the specification', () => {
  expect(stateOf(live, now)).toBe('join')
  expect(stateOf({ ...live, trigger: { kind: 'claim' } }, now)).toBe('claim')
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

test('PRO-01 an application is under review until it is decided, also after the promotion has ended', () => {
  const applied: Seen = { ...live, trigger: { kind: 'application', isActivity: false } }
  const at = (state: 'applying' | 'rejected', more: Partial<Seen> = {}) =>
    stateOf({ ...applied, ...more, entry: { state, reward: null } }, now)
  expect(stateOf(applied, now)).toBe('join')
  expect([at('applying'), at('applying', { endsAt: now }), at('rejected')]).toEqual([
    'applying',
    'applying',
    'rejected',
  ])
  const later = new Date('2026-12-01T00:00:00Z')
  const activity: Seen = { ...live, trigger: { kind: 'application', isActivity: true }, endsAt: later }
  const signedUp: Seen = { ...activity, entry: { state: 'applying', reward: null } }
  expect([stateOf(activity, now), stateOf(activity, later)]).toEqual(['join', 'closed'])
  expect([stateOf(signedUp, now), stateOf(signedUp, later)]).toEqual(['signed up', 'applying'])
})

/** What may become of a member's part by one event, by trigger; 'none': not joined. */
const events: Readonly<
  Record<'deposit' | 'claim' | 'code' | 'application', Readonly<Record<string, readonly string[]>>>
> = {
  deposit: {
    none: ['joined'],
    joined: ['given claimed', 'applying', 'unmet'],
    applying: ['given claimed', 'rejected'],
  },
  claim: { none: ['given offered', 'applying'], applying: ['given offered', 'rejected'] },
  code: { none: ['given offered', 'applying'], applying: ['given offered', 'rejected'] },
  application: { none: ['applying'], applying: ['given offered', 'rejected'] },
}
const ofReward: Readonly<Record<string, readonly string[]>> = {
  'given offered': ['given claimed', 'given credited', 'given expired'],
  'given claimed': ['given credited', 'given offered'],
}
function partOf(name: string): Seen['entry'] {
  const [state, reward = null] = name.split(' ')
  const known = (['joined', 'applying', 'given', 'unmet', 'rejected'] as const).find((each) => each === state)
  return known ? { state: known, reward } : null
}
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

test('PRO-01 no event takes a promotion along a transition that is not in the table', () => {
  const anyPromotion = fc.record({
    kind: fc.constantFrom('deposit', 'claim', 'code', 'application'),
    isActivity: fc.boolean(),
    startsIn: fc.integer({ min: -3, max: 5 }),
    lasts: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
    steps: fc.array(fc.tuple(fc.nat(3), fc.nat(9)), { minLength: 8, maxLength: 20 }),
  })
  fc.assert(
    fc.property(anyPromotion, ({ kind, isActivity, startsIn, lasts, steps }) => {
      const startsAt = hours(startsIn)
      const endsAt = lasts === null ? null : hours(startsIn + lasts)
      let seen: Seen = { ...live, trigger: { kind, isActivity }, startsAt, endsAt }
      let part = 'none'
      let clock = 0
      let before = stateOf(seen, now)
      for (const [event, choice] of steps) {
        if (event === 0) clock += 1
        else if (event === 1 && choice === 0) seen = { ...seen, state: 'stopped' }
        else if (event === 1 && choice === 1) seen = { ...seen, isUsedUp: true }
        else {
          const open = part !== 'none' || before === 'join' || before === 'claim'
          const next = open ? (events[kind][part] ?? ofReward[part] ?? []) : []
          part = next[choice % next.length] ?? part
          seen = { ...seen, entry: partOf(part) }
        }
        const after = stateOf(seen, hours(clock))
        // a deposit that was on its way, or an application under review, may still lead to a reward after the end
        const isLate = before === 'close' && part !== 'none'
        if (after !== before && !isLate)
          expect([before, transitions[before].includes(after) && after]).toEqual([before, after])
        before = after
      }
    }),
    { numRuns: 2000 },
  )
})

test('PRO-01 every state can be reached from the first, and the table names no unknown one', () => {
  const reached = new Set<string>(['coming soon'])
  for (const state of reached)
    for (const next of transitions[promotionStates.find((each) => each === state)!]) reached.add(next)
  expect([...reached].toSorted()).toEqual([...promotionStates].toSorted())
})
