import { expect, test } from 'vitest'
import { byUrgency, waitingAt, queuePages } from './rules.ts'

test('M3 lists overdue queues first, the most overdue on top, and empty queues last', () => {
  const rows = [
    { name: 'approvals', count: 0, overdue: 0 },
    { name: 'withdrawals', count: 9, overdue: 0 },
    { name: 'deposits', count: 3, overdue: 1 },
    { name: 'risk', count: 4, overdue: 4 },
    { name: 'papers', count: 1, overdue: 0 },
  ]
  expect(byUrgency(rows).map(({ name }) => name)).toEqual([
    'risk',
    'deposits',
    'withdrawals',
    'papers',
    'approvals',
  ])
})

test('M3 adds up the queues of one page in its menu entry', () => {
  const rows = [
    { name: 'harm', count: 2, overdue: 1 },
    { name: 'exclusions', count: 1, overdue: 0 },
    { name: 'risk', count: 7, overdue: 7 },
  ] as const
  expect(waitingAt('/limits', rows)).toEqual({ count: 3, overdue: 1 })
  expect(waitingAt('/reports', rows)).toEqual({ count: 0, overdue: 0 })
})

test('M3 names a page and a permission for each queue', () => {
  for (const { to, permission } of Object.values(queuePages)) {
    expect(to).toMatch(/^\/[a-z-]+/)
    expect(permission).toMatch(/\.see$/)
  }
})
