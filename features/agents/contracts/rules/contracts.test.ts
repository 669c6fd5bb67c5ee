import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenBy, type Valid } from './broken.ts'
import { periodAt } from './periods.ts'
import { acts, actsOf, nextState, requestFor, type Party } from './states.ts'
import { areValid, isWithin, ratesAt, type Terms, type Tier } from './terms.ts'

const daily = (...tiers: readonly (readonly [number, number])[]): Terms => ({
  kind: 'daily',
  period: 'D',
  measure: 'validBets',
  tiers: tiers.map(([from, ratePpm]) => ({ from: BigInt(from), ratePpm, lossPpm: 0 })),
})

test('AGT-04 the highest tier reached applies, nothing below the first', () => {
  const { tiers } = daily([100, 1_000], [500, 2_000])
  expect([99n, 100n, 499n, 500n].map((score) => ratesAt(tiers, score).ratePpm)).toEqual([
    0, 1_000, 1_000, 2_000,
  ])
})

test('AGT-04 refuses tiers out of order, rates out of bounds, and a period or score that the kind does not have', () => {
  expect(areValid(daily([0, 1_000], [500, 2_000]), 2_000)).toBe(true)
  expect(areValid(daily([500, 1_000], [500, 2_000]), 2_000)).toBe(false)
  expect(areValid(daily([0, 2_001]), 2_000)).toBe(false)
  expect(areValid(daily([0, 0.5]), 2_000)).toBe(false)
  expect(areValid(daily([0, 0]), 2_000)).toBe(false)
  expect(areValid(daily(), 2_000)).toBe(false)
  expect(areValid({ ...daily([0, 1_000]), period: 'W' }, 2_000)).toBe(false)
  expect(areValid({ ...daily([0, 1_000]), measure: 'loss' }, 2_000)).toBe(false)
  expect(areValid({ ...daily([0, 1_000]), tiers: [{ from: 0n, ratePpm: 1_000, lossPpm: 1 }] }, 2_000)).toBe(
    false,
  )
  expect(
    areValid({ ...daily([0, 1_000]), kind: 'dividend', period: 'H', measure: 'activeMembers' }, 2_000),
  ).toBe(true)
})

const tiers = fc
  .uniqueArray(fc.record({ from: fc.integer({ min: 0, max: 30 }), rate: fc.integer({ min: 0, max: 9 }) }), {
    minLength: 1,
    maxLength: 4,
    selector: ({ from }) => from,
  })
  .map((rows): readonly Tier[] =>
    rows
      .toSorted((a, b) => a.from - b.from)
      .map(({ from, rate }) => ({ from: BigInt(from), ratePpm: rate, lossPpm: 0 })),
  )

test('AGT-04 the rate rule compares at every score, as a look at each single score does', () => {
  fc.assert(
    fc.property(tiers, tiers, (low, high) => {
      const every = Array.from({ length: 40 }, (_, score) => BigInt(score)).every(
        (score) => ratesAt(low, score).ratePpm <= ratesAt(high, score).ratePpm,
      )
      expect(isWithin({ ...daily(), tiers: low }, { ...daily(), tiers: high })).toBe(every)
    }),
  )
})

const contract = (id: number, upline: number | null, rate: number): Valid => ({
  id: String(id),
  memberId: BigInt(id),
  uplineId: upline === null ? null : BigInt(upline),
  terms: daily([0, rate]),
})

test('AGT-04 a lower rate ends the contracts that would pay more than it, and everything below those', () => {
  const line = [
    contract(1, null, 40),
    contract(2, 1, 30),
    contract(3, 2, 10),
    contract(4, 1, 20),
    contract(5, 4, 20),
  ]
  const ended = (rate: number | null) =>
    brokenBy(line, { memberId: 1n, terms: rate === null ? null : daily([0, rate]) }).map(({ id }) => id)
  expect(ended(30)).toEqual([])
  expect(ended(25)).toEqual(['2', '3'])
  expect(ended(5)).toEqual(['2', '3', '4', '5'])
  expect(ended(null)).toEqual(['2', '3', '4', '5'])
})

test('AGT-04 after an acceptance no contract pays more than its upline’s, and none ends that would not', () => {
  const forest = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 25 })
  fc.assert(
    fc.property(forest, fc.integer({ min: 1, max: 9 }), (rows, rate) => {
      // every row hangs below an earlier one, and starts within the rate rule
      const made: Valid[] = []
      for (const [place, [pick, wanted]] of rows.entries()) {
        const upline = place === 0 ? null : (made[pick % place] ?? null)
        const most = upline ? (upline.terms.tiers[0]?.ratePpm ?? 0) : 9
        made.push(contract(place, upline ? Number(upline.memberId) : null, Math.min(wanted, most)))
      }
      const terms = daily([0, rate])
      const ended = new Set(brokenBy(made, { memberId: 0n, terms }).map(({ id }) => id))
      const kept = new Map(made.filter(({ id }) => !ended.has(id)).map((each) => [each.memberId, each]))
      const upper = (each: Valid) =>
        each.uplineId === 0n ? terms : each.uplineId === null ? null : kept.get(each.uplineId)?.terms
      for (const each of made) {
        if (each.uplineId === null) continue
        const above = upper(each)
        expect(ended.has(each.id)).toBe(!above || !isWithin(each.terms, above))
      }
    }),
  )
})

test('N4 each state offers what the parties may do, and nothing else', () => {
  const all = (state: Parameters<typeof actsOf>[0]['state'], askedBy: Party | null = null) => [
    actsOf({ state, askedBy }, 'upline'),
    actsOf({ state, askedBy }, 'member'),
  ]
  expect(all('offered')).toEqual([['withdraw'], ['accept', 'reject']])
  expect(all('accepted')).toEqual([['terminate'], ['terminate']])
  expect(all('terminationAsked', 'upline')).toEqual([['keep'], ['agree', 'refuse']])
  expect(all('terminationAsked', 'member')).toEqual([['agree', 'refuse'], ['keep']])
  for (const state of ['rejected', 'withdrawn', 'expired', 'ended'] as const)
    expect(all(state)).toEqual([[], []])
  expect(
    acts.map((act) => nextState({ state: 'terminationAsked', askedBy: null }, act, 'member')),
  ).not.toContain('ended')
})

test('MEM-09 an offer is a request of kind new, a wish to end one of kind termination, for the party that answers', () => {
  expect(requestFor({ state: 'offered', askedBy: null }, 'member')).toBe('new')
  expect(requestFor({ state: 'offered', askedBy: null }, 'upline')).toBe('none')
  expect(requestFor({ state: 'terminationAsked', askedBy: 'upline' }, 'member')).toBe('termination')
  expect(requestFor({ state: 'terminationAsked', askedBy: 'upline' }, 'upline')).toBe('none')
})

test('AGT-04 periods begin in the brand’s time zone, also where clocks change or hours begin at half past', () => {
  const at = (text: string) => new Date(text)
  const span = (period: Parameters<typeof periodAt>[0], moment: string, zone: string) => {
    const { from, to } = periodAt(period, at(moment), zone)
    return [from.toISOString(), to.toISOString()]
  }
  expect(span('H', '2026-11-20T03:37:00Z', 'Asia/Ho_Chi_Minh')).toEqual([
    '2026-11-15T17:00:00.000Z',
    '2026-11-30T17:00:00.000Z',
  ])
  expect(span('hour', '2026-11-20T03:37:20Z', 'Asia/Kolkata')).toEqual([
    '2026-11-20T03:30:00.000Z',
    '2026-11-20T04:30:00.000Z',
  ])
  // 25 hours: clocks go back in New York
  expect(span('D', '2026-11-01T12:00:00Z', 'America/New_York')).toEqual([
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
  ])
  expect(span('fiveMinutes', '2026-11-20T03:37:20Z', 'UTC')).toEqual([
    '2026-11-20T03:35:00.000Z',
    '2026-11-20T03:40:00.000Z',
  ])
})
