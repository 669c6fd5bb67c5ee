import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { deposits } from '../contract/member.ts'
import { vi } from '../texts/vi.ts'
import { RecentDeposits, useRecentDeposits } from './recent-deposits.tsx'

function Panel() {
  return <RecentDeposits recent={useRecentDeposits()} shownId={null} onShow={() => undefined} />
}

/** Deposits of 100, 200 … dong, one an hour, newest first. */
function ordersFrom(first: number, count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(first + at).padStart(12, '0')}`,
    reference: `D-${first + at}`,
    method: 'bank',
    methodName: `Bank ${first + at}`,
    kind: 'bank' as const,
    channel: 'page' as const,
    amount: BigInt(first + at) * 1_000_000n,
    fee: 0n,
    credited: BigInt(first + at) * 1_000_000n,
    currency: 'VND' as const,
    state: 'approved' as const,
    createdAt: new Date(Date.UTC(2026, 10, 22, 12 - at)),
    expiresAt: new Date(Date.UTC(2026, 10, 23)),
    closedAt: null,
  }))
}

test('CSH-01 shows a placeholder of equal height while deposits are loading', async () => {
  const server = fakeServer()
  server.hold(deposits, 'list')
  const screen = await renderPanel(server, <Panel />)
  await expect.element(screen.getByRole('heading', { name: t('deposits.recent') })).toBeVisible()
  expect(screen.getByText(t('deposits.none')).query()).toBeNull()
})

test('CSH-01 says that there are no deposits yet, in the language of the page', async () => {
  const server = fakeServer()
  server.on(deposits, 'list', { rows: [], next: null })
  const screen = await renderPanel(server, <Panel />, { lang: 'vi' })
  await expect.element(screen.getByText(vi['deposits.none'])).toBeVisible()
})

test('CSH-01 offers another try when the deposits cannot be read, and shows them then', async () => {
  const server = fakeServer()
  server.refuseGenerally(deposits, 'list', 'system.fault')
  const screen = await renderPanel(server, <Panel />)
  const retry = screen.getByRole('button', { name: t('ui.retry') })
  await expect.element(retry).toBeVisible()
  server.on(deposits, 'list', { rows: ordersFrom(1, 1), next: null })
  await retry.click()
  await expect.element(screen.getByText('Bank 1')).toBeVisible()
})

test('CSH-01 shows four deposits, then twenty more at a press', async () => {
  const server = fakeServer()
  server.on(deposits, 'list', ({ query }) =>
    query.before ? { rows: ordersFrom(5, 20), next: null } : { rows: ordersFrom(1, 4), next: 'older' },
  )
  const screen = await renderPanel(server, <Panel />)
  await expect.element(screen.getByText('Bank 4')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(4)
  await screen.getByRole('button', { name: t('deposits.older') }).click()
  await expect.element(screen.getByText('Bank 24')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(24)
  expect(server.heard(deposits, 'list').map(({ query }) => query.limit)).toEqual([4, 20])
  await expect.element(screen.getByRole('button', { name: t('deposits.older') })).not.toBeInTheDocument()
})

test('CSH-01 follows a live event of the wallet without a press', async () => {
  const server = fakeServer()
  server.on(deposits, 'list', { rows: [], next: null })
  const screen = await renderPanel(server, <Panel />)
  await expect.element(screen.getByText(t('deposits.none'))).toBeVisible()
  server.on(deposits, 'list', { rows: ordersFrom(7, 1), next: null })
  await screen.hint('deposits.changed')
  await expect.element(screen.getByText('Bank 7')).toBeVisible()
})
