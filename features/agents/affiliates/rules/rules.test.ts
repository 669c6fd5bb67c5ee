import fc from 'fast-check'
import { expect, test } from 'vitest'
import { broughtBy, subIdOf, type Click } from './attribution.ts'
import { applicationStates, duplicatesAmong, mayClear, mayFollow } from './states.ts'
import { kindOf, storedTerms, termsFrom, termsProblem, type Terms } from './terms.ts'

const NOW = new Date('2026-12-01T00:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const click = (code: string, days: number): Click => ({
  id: `${code}-${days}`,
  code,
  subId: '',
  at: ago(days),
})
const window = { windowDays: 30, now: NOW }
const arrival = { code: null, isOtherwiseInvited: false, clicks: [] }

test('AGT-06 the last click counts, or the first one, and only within the window', () => {
  const clicks = [click('ANNA', 20), click('BINH', 1), click('CHI', 31)]
  expect(broughtBy({ ...arrival, clicks }, { by: 'last', ...window })?.code).toBe('BINH')
  expect(broughtBy({ ...arrival, clicks }, { by: 'first', ...window })?.code).toBe('ANNA')
  expect(broughtBy({ ...arrival, clicks: [click('CHI', 31)] }, { by: 'last', ...window })).toBeNull()
})

test('AGT-06 a code comes before the last click and after the first one', () => {
  const given = { ...arrival, code: 'DUNG', clicks: [click('ANNA', 20), click('DUNG', 3)] }
  expect(broughtBy(given, { by: 'last', ...window })).toEqual({ code: 'DUNG', click: click('DUNG', 3) })
  expect(broughtBy(given, { by: 'first', ...window })?.code).toBe('ANNA')
  expect(broughtBy({ ...arrival, code: 'DUNG' }, { by: 'first', ...window })).toEqual({
    code: 'DUNG',
    click: null,
  })
})

test('AGT-06 a player who came by an agent’s or a member’s invitation belongs to no affiliate', () => {
  const given = { code: 'DUNG', isOtherwiseInvited: true, clicks: [click('ANNA', 2)] }
  expect(broughtBy(given, { by: 'last', ...window })).toBeNull()
})

test('AGT-06 attribution does not depend on the order in which the browser sends clicks, nor on clicks of the future', () => {
  const anyClick = fc.record({ days: fc.integer({ min: -5, max: 60 }), code: fc.constantFrom('A', 'B', 'C') })
  fc.assert(
    fc.property(fc.array(anyClick, { maxLength: 10 }), fc.constantFrom('last', 'first'), (list, by) => {
      const clicks = list.map(({ code, days }, place) => ({ ...click(code, days), id: `${place}` }))
      const one = broughtBy({ ...arrival, clicks }, { by, ...window })
      const other = broughtBy({ ...arrival, clicks: clicks.toReversed() }, { by, ...window })
      expect(other).toEqual(one)
      const valid = clicks.filter(({ at }) => at <= NOW && at >= ago(30)).map(({ at }) => at.getTime())
      expect(one?.click?.at.getTime() ?? null).toBe(
        valid.length === 0 ? null : by === 'last' ? Math.max(...valid) : Math.min(...valid),
      )
    }),
  )
})

test('AGT-06 a sub-ID keeps what is safe in links and files', () => {
  expect(subIdOf('summer_2026:A-1.b')).toBe('summer_2026:A-1.b')
  expect(subIdOf('=cmd|"x" <b>')).toBe('cmdxb')
  expect(subIdOf(undefined)).toBe('')
  expect(subIdOf('x'.repeat(200))).toHaveLength(64)
})

test('AGT-06 an application is decided once', () => {
  const after = (state: (typeof applicationStates)[number]) =>
    applicationStates.filter((next) => mayFollow(state, next))
  expect(after('new')).toEqual(['contacted', 'accepted', 'rejected'])
  expect(after('contacted')).toEqual(['accepted', 'rejected'])
  expect([after('accepted'), after('rejected')]).toEqual([[], []])
})

test('AGT-06 the same network makes no duplicate, and the same person is never cleared', () => {
  expect(duplicatesAmong(['household'])).toEqual([])
  expect(duplicatesAmong(['household', 'account', 'device'])).toEqual(['device', 'account'])
  expect(mayClear(['device', 'account'])).toBe(true)
  expect(mayClear(['person'])).toBe(false)
})

const terms: Terms = {
  cpa: { amount: 5_000_000_000n, minDeposit: 2_000_000_000n, minValid: 0n, days: 30 },
  share: { tiers: [{ from: 0n, ratePpm: 250_000 }], adminPpm: 100_000, carry: true },
  subPpm: 50_000,
}

test('AGT-06 a plan pays CPA, a share, or both; its tiers ascend from 0', () => {
  expect(kindOf(terms)).toBe('hybrid')
  expect(kindOf({ ...terms, share: null })).toBe('cpa')
  expect(kindOf({ ...terms, cpa: null })).toBe('share')
  expect(termsProblem(terms)).toBeNull()
  expect(termsProblem({ ...terms, cpa: null, share: null })).toBe('nothing')
  const tiers = (...from: readonly bigint[]) => ({
    ...terms,
    share: {
      adminPpm: 0,
      carry: false,
      tiers: from.map((each) => ({ from: each, ratePpm: 1 })),
    },
  })
  expect(termsProblem(tiers())).toBe('tiers')
  expect(termsProblem(tiers(1n))).toBe('tiers')
  expect(termsProblem(tiers(0n, 5n, 5n))).toBe('tiers')
  expect(termsProblem(tiers(0n, 5n, 6n))).toBeNull()
  expect(termsFrom(storedTerms(terms))).toEqual(terms)
})
