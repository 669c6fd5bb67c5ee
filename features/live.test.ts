import { expect, test } from 'vitest'
import { invalidatedBy, isInvalidated, operatorTopics } from './live.ts'

test('OPS-01 every event that operators receive invalidates some query of the office', () => {
  const topics = operatorTopics()
  expect(topics).toContain('matching.queue')
  expect(topics.filter((name) => invalidatedBy(name).length === 0)).toEqual([])
})

test('OPS-01 an event invalidates the calls that name it and whole contracts, and no other', () => {
  expect(isInvalidated('depositsOffice.list', 'deposits.queue')).toBe(true)
  expect(isInvalidated('memberDesk.deposits', 'deposits.queue')).toBe(true)
  expect(isInvalidated('memberDesk.withdrawals', 'deposits.queue')).toBe(false)
  expect(isInvalidated('kycOffice.one', 'papers.queue')).toBe(false)
  expect(isInvalidated('depositsOffice.list', 'no.such')).toBe(false)
})

test('MEM-04 an event that moves money invalidates what the available balance shows on other pages', () => {
  for (const topic of [
    'deposits.changed',
    'transfers.changed',
    'withdrawals.changed',
    'vendorWallets.changed',
  ])
    expect([topic, isInvalidated('statements.funds', topic), isInvalidated('wallet.balance', topic)]).toEqual(
      [topic, true, true],
    )
  expect(isInvalidated('statements.funds', 'inbox.changed')).toBe(false)
})
