import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import {
  codeFrom,
  decideApproval,
  decideReferral,
  LATE_MS,
  stepOf,
  type Facts,
  type Term,
} from './referral.ts'

const until = new Date('2026-12-01T00:00:00Z')
const inTime = new Date('2026-11-20T00:00:00Z')
const over = new Date(until.getTime() + LATE_MS)
const term: Term = {
  promotion: 'one',
  side: 'inviter',
  deposit: major(200),
  turnover: major(1_000),
  until,
  deposited: major(200),
  played: major(1_000),
}
const facts = (more: Partial<Facts> = {}): Facts => ({
  state: 'open',
  terms: [term],
  signals: [],
  isAllowed: true,
  ...more,
})
const nothing = { kind: 'settle', give: [], missed: [], refused: [] }

test('PRO-08 a referral pays when one deposit and the bets are met, not a unit before', () => {
  expect(decideReferral(facts(), inTime)).toEqual({ ...nothing, give: [term] })
  const short = [{ ...term, deposited: term.deposit - 1n }]
  expect(decideReferral(facts({ terms: short }), inTime)).toEqual(nothing)
  const idle = [{ ...term, played: term.turnover - 1n }]
  expect(decideReferral(facts({ terms: idle }), inTime)).toEqual(nothing)
  expect(decideReferral(facts({ terms: idle }), over)).toEqual({ ...nothing, missed: idle })
})

test('PRO-08 what was met in time pays after it, too', () => {
  expect(decideReferral(facts(), over)).toEqual({ ...nothing, give: [term] })
})

test('PRO-08 a shared device waits for an operator, and pays after the approval', () => {
  expect(decideReferral(facts({ signals: ['device'] }), inTime)).toEqual({ kind: 'review' })
  const approved = facts({ state: 'approved', signals: ['device'] })
  expect(decideReferral(approved, inTime)).toEqual({ ...nothing, give: [term] })
  const unmet = facts({ signals: ['device'], terms: [{ ...term, played: 0n }] })
  expect(decideReferral(unmet, inTime)).toEqual(nothing)
})

test('R9 while nothing may be offered to one of the two, a referral waits until its time is over', () => {
  expect(decideReferral(facts({ isAllowed: false }), inTime)).toEqual(nothing)
  expect(decideReferral(facts({ isAllowed: false }), over)).toEqual({ ...nothing, refused: [term] })
})

test('PRO-08 the same person is never approved, and nothing is decided twice', () => {
  expect(decideApproval({ state: 'review', signals: ['household'] })).toEqual({ isAllowed: true })
  expect(decideApproval({ state: 'review', signals: ['device', 'person'] })).toEqual({
    refused: 'referrals.samePerson',
  })
  expect(decideApproval({ state: 'approved', signals: ['device'] })).toEqual({
    refused: 'referrals.decided',
    detail: { state: 'approved' },
  })
})

test('PRO-08 the referrer sees the step of a friend, and not that it is under review', () => {
  const friend = {
    state: 'open',
    hasDeposited: false,
    isQualified: false,
    isRewarded: false,
    hasTerms: true,
  } as const
  expect(stepOf({ ...friend, state: 'closed', hasTerms: false })).toBe('registered')
  expect(stepOf(friend)).toBe('registered')
  expect(stepOf({ ...friend, hasDeposited: true })).toBe('deposited')
  expect(stepOf({ ...friend, state: 'review', isQualified: true })).toBe('qualified')
  expect(stepOf({ ...friend, state: 'closed', isQualified: true, isRewarded: true })).toBe('rewarded')
  expect(stepOf({ ...friend, state: 'rejected', isQualified: true })).toBe('ended')
})

test('PRO-08 a code has no letters that can be mistaken for one another', () => {
  expect(codeFrom([0, 31, 8, 33])).toBe('A9JB')
})
