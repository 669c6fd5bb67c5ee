import { useState, type ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { operators } from '#features/platform/operators/contract.ts'
import { t } from '#texts/i18n.ts'
import { withdrawalsOffice } from '../contract/office.ts'
import { WithdrawalsQueue } from './withdrawals-queue.tsx'

/** The queue with a URL state of its own, as in the back office. */
function Panel() {
  const [filter, setFilter] = useState<ComponentProps<typeof WithdrawalsQueue>['filter']>({})
  return (
    <WithdrawalsQueue filter={filter} onFilter={(some) => setFilter((before) => ({ ...before, ...some }))} />
  )
}

function rowsOf(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
    reference: `W-${at + 1}`,
    merchant: 'JADE',
    memberId: BigInt(at + 1),
    member: `member${at + 1}`,
    to: 'VCB ••7890',
    amount: 300_000_0000n,
    fee: 0n,
    currency: 'VND' as const,
    state: 'requested' as const,
    eyes: 1,
    isFirst: false,
    firstBy: null,
    secondBy: null,
    requestedAt: new Date(Date.UTC(2026, 10, 22, 8)),
    dueAt: new Date(Date.UTC(2026, 10, 22, 9)),
    claimedBy: null,
    isMine: false,
    isFirstMine: false,
    stops: [],
  }))
}

function answered(count: number) {
  const server = fakeServer()
  server.on(merchantsOffice, 'choices', { merchants: [] })
  server.hold(operators, 'me')
  server.hold(withdrawalsOffice, 'one')
  server.on(withdrawalsOffice, 'list', {
    rows: rowsOf(count),
    next: null,
    counts: { requested: count },
    total: { count, amount: BigInt(count) * 300_000_0000n },
  })
  return server
}

test('CSH-02 an empty queue says so', async () => {
  const screen = await renderPanel(answered(0), <Panel />)
  await expect.element(screen.getByText(t('withdrawalsOffice.empty'))).toBeVisible()
})

test('ERR-01 shows an operator without the permission why the queue is empty', async () => {
  const server = answered(1)
  server.refuseGenerally(withdrawalsOffice, 'list', 'permission.missing')
  const screen = await renderPanel(server, <Panel />)
  await expect.element(screen.getByText(t('refusal.permission.missing'))).toBeVisible()
})

test('OPS-01 navigates and claims a long queue by keyboard, and scrolls the selected row into view', async () => {
  const server = answered(60)
  server.on(withdrawalsOffice, 'claim', {})
  const screen = await renderPanel(server, <Panel />)
  await expect.element(screen.getByRole('cell', { name: 'W-1', exact: true })).toBeVisible()
  await userEvent.keyboard('j'.repeat(40))
  const row = screen.getByRole('row', { selected: true })
  await expect.poll(() => row.element().textContent).toMatch(/^W-40/)
  await expect.element(row).toBeInViewport()
  await userEvent.keyboard('c')
  await expect
    .poll(() => server.heard(withdrawalsOffice, 'claim').map(({ params }) => params.id))
    .toEqual([rowsOf(40).at(-1)?.id])
})

test('OPS-01 J continues with the order that took the place of a decided one', async () => {
  const server = answered(6)
  const screen = await renderPanel(server, <Panel />)
  await expect.element(screen.getByRole('cell', { name: 'W-1', exact: true })).toBeVisible()
  await userEvent.keyboard('jjjj')
  await expect.poll(() => screen.getByRole('row', { selected: true }).element().textContent).toMatch(/^W-4/)
  server.on(withdrawalsOffice, 'list', {
    rows: rowsOf(6).filter(({ reference }) => reference !== 'W-4'),
    next: null,
    counts: { requested: 5 },
    total: { count: 5, amount: 5n * 300_000_0000n },
  })
  // not awaited: the order's own query is held
  void screen.hint('withdrawals.queue')
  await expect.element(screen.getByRole('cell', { name: 'W-4', exact: true })).not.toBeInTheDocument()
  await userEvent.keyboard('j')
  await expect.poll(() => screen.getByRole('row', { selected: true }).element().textContent).toMatch(/^W-5/)
})

test('CSH-02 a live event of the queue shows the new order without a press', async () => {
  const server = answered(0)
  const screen = await renderPanel(server, <Panel />)
  await expect.element(screen.getByText(t('withdrawalsOffice.empty'))).toBeVisible()
  server.on(withdrawalsOffice, 'list', {
    rows: rowsOf(1),
    next: null,
    counts: { requested: 1 },
    total: { count: 1, amount: 300_000_0000n },
  })
  await screen.hint('withdrawals.queue')
  await expect.element(screen.getByRole('cell', { name: 'W-1', exact: true })).toBeVisible()
})

test('CSH-02 the promised time of an order is urgent only within its window: the filter asks the server for it', async () => {
  const server = answered(1)
  const screen = await renderPanel(server, <Panel />, { lang: 'vi' })
  await screen.getByRole('button', { name: t('withdrawalsOffice.dueWithin') }).click()
  await expect.poll(() => server.heard(withdrawalsOffice, 'list').at(-1)?.query.dueWithin).toBe(30)
})
