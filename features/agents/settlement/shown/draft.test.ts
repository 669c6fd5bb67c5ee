import { expect, test } from 'vitest'
import { draftOf, offerOf, ppmOf, scoreOf } from './draft.ts'
import type { Contract } from './terms.tsx'

const own: Contract = {
  id: '019ab000-0000-7000-8000-000000000001',
  number: 1n,
  kind: 'dividend',
  period: 'H',
  measure: 'loss',
  tiers: [
    { from: 0n, ratePpm: 100_000, lossPpm: 0 },
    { from: 50_000_000n, ratePpm: 125_500, lossPpm: 0 },
  ],
  state: 'accepted',
  member: { id: 7n, account: 'hoa' },
  isFromUpline: true,
  askedBy: null,
  offeredAt: new Date(0),
  expiresAt: new Date(0),
  answeredAt: null,
  fromAt: new Date(0),
  untilAt: null,
  endedWhy: null,
  acts: [],
}

test('AGT-04 percentages become parts per million, with a comma too', () => {
  expect(['0.25', '0,25', '12', ''].map(ppmOf)).toEqual([2_500, 2_500, 120_000, 0])
  expect(['abc', '1.23456', '-1', '1e3'].map(ppmOf)).toEqual([null, null, null, null])
})

test('AGT-04 a score is money, or a number of members', () => {
  expect(scoreOf('5000', 'validBets')).toBe(50_000_000n)
  expect(scoreOf('12', 'activeMembers')).toBe(12n)
  expect(scoreOf('', 'loss')).toBe(0n)
  expect(scoreOf('1.5', 'activeMembers')).toBeNull()
})

test('AGT-04 the terms of a contract are offered again as they are, over its own period and score', () => {
  expect(offerOf(draftOf(own), { kind: 'dividend', own, member: 9n })).toEqual({
    member: 9n,
    kind: 'dividend',
    period: 'H',
    measure: 'loss',
    tiers: own.tiers,
  })
  const typed = { tiers: [{ from: '0', rate: 'ten', loss: '' }] }
  expect(offerOf(typed, { kind: 'dividend', own, member: 9n })).toBeNull()
})
