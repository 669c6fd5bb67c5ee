import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { major } from '#kit/money.ts'
import { depositsOffice } from '../contract/office.ts'
import { ApproveDeposit } from './approve-deposit.tsx'

const deposit = {
  id: '00000000-0000-4000-8000-000000000001',
  reference: 'D-100001',
  amount: major(500_000),
  reported: major(450_000),
  currency: 'VND',
} as const

test('CSH-01 the amount received is typed from the bank statement, never filled in, and a difference is pointed out', async () => {
  const server = fakeServer()
  server.on(depositsOffice, 'approve', { credited: major(500_000), fee: 0n })
  const screen = await renderPanel(
    server,
    <ApproveDeposit deposit={deposit} open onClose={() => undefined} />,
  )
  const received = screen.getByLabelText(t('depositsOffice.received'))
  const approve = screen.getByRole('button', { name: t('depositsOffice.approve'), exact: true })
  await expect.element(received).toHaveValue('')
  await expect.element(approve).toBeDisabled()
  // both figures to compare with are in sight
  await expect.element(screen.getByText('500,000.00')).toBeVisible()
  await expect.element(screen.getByText('450,000.00')).toBeVisible()
  await received.fill('450000')
  await expect.element(screen.getByText(t('depositsOffice.lessThan', { amount: '₫50,000.00' }))).toBeVisible()
  await received.fill('500000')
  await expect.element(screen.getByText(/than ordered/)).not.toBeInTheDocument()
  await approve.click()
  await expect
    .poll(() => server.heard(depositsOffice, 'approve').map(({ body }) => body.received))
    .toEqual([major(500_000)])
})
