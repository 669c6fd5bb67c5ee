import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { withdrawalsOffice } from '../contract/office.ts'
import { WithdrawalActions } from './withdrawal-actions.tsx'
import type { WithdrawalAction, WithdrawalInFull } from './withdrawal-detail.tsx'

const at = new Date(Date.UTC(2026, 10, 22, 8))

function orderOf(some: Partial<WithdrawalInFull>): WithdrawalInFull {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    reference: 'W-1',
    merchant: 'JADE',
    memberId: 1n,
    member: 'mai',
    to: 'VCB ••7890',
    amount: 300_000_0000n,
    fee: 0n,
    currency: 'VND',
    state: 'claimed',
    eyes: 2,
    isFirst: false,
    firstBy: null,
    secondBy: null,
    requestedAt: at,
    dueAt: at,
    claimedBy: 'linh',
    isMine: true,
    isFirstMine: false,
    stops: [],
    receives: 300_000_0000n,
    accountNumber: '0123457890',
    bankName: 'Vietcombank',
    holder: 'NGUYEN THI MAI',
    payeeName: 'NGUYEN THI MAI',
    isSameName: true,
    sharedWith: 0,
    accountAddedAt: at,
    processorRef: null,
    paidAt: null,
    reason: null,
    arrived: null,
    missing: null,
    returned: 0n,
    proofs: [],
    maySettle: false,
    isManual: false,
    mayOffer: true,
    facts: {
      deposits30: 0n,
      withdrawals30: 0n,
      staked30: 0n,
      balance: 0n,
      free: 0n,
      turnover: { required: 0n, staked: 0n },
    },
    override: null,
    stopsLeft: [],
    steps: [],
    ...some,
  }
}

function Panel({
  order,
  first,
}: {
  readonly order: WithdrawalInFull
  readonly first: WithdrawalAction | null
}) {
  const [action, setAction] = useState(first)
  return <WithdrawalActions order={order} action={action} onAction={setAction} />
}

const show = (
  some: Partial<WithdrawalInFull>,
  action: WithdrawalAction | null = null,
  server = fakeServer(),
) => renderPanel(server, <Panel order={orderOf(some)} first={action} />)

test('CSH-02 an order that another operator has claimed says who, and offers nothing', async () => {
  const screen = await show({ isMine: false })
  await expect.element(screen.getByText(t('refusal.withdrawals.claimed', { by: 'linh' }))).toBeVisible()
  for (const action of ['claim', 'approve', 'reject', 'release', 'offer'])
    expect(screen.getByRole('button', { name: t(`withdrawalsOffice.${action}`) }).query()).toBeNull()
})

test('CSH-02 a claim that came too late says who has the order', async () => {
  const server = fakeServer()
  server.refuse(withdrawalsOffice, 'claim', 'withdrawals.claimed', { by: 'huy' })
  const screen = await show({ isMine: false, claimedBy: null, state: 'requested' }, null, server)
  await screen.getByRole('button', { name: t('withdrawalsOffice.claim') }).click()
  await expect.element(screen.getByText(/huy/)).toBeVisible()
})

test('M12 a refused approval stays open with the reason, a good one closes the dialog', async () => {
  const server = fakeServer()
  server.refuse(withdrawalsOffice, 'approve', 'withdrawals.sameOperator')
  const screen = await show({}, 'approve', server)
  const approve = screen.getByRole('dialog').getByRole('button', { name: t('withdrawalsOffice.approve') })
  await approve.click()
  await expect.element(screen.getByText(t('refusal.withdrawals.sameOperator'))).toBeVisible()
  server.on(withdrawalsOffice, 'approve', { state: 'approved' })
  await approve.click()
  await expect
    .element(screen.getByText(t('withdrawalsOffice.done.approved', { reference: 'W-1' })))
    .toBeVisible()
  await expect.poll(() => screen.getByRole('dialog').elements().length).toBe(0)
})

test('CSH-02 an order is rejected with a reason only', async () => {
  const server = fakeServer()
  server.on(withdrawalsOffice, 'reject', {})
  const screen = await show({}, 'reject', server)
  const dialog = screen.getByRole('dialog')
  const reject = dialog.getByRole('button', { name: t('withdrawalsOffice.reject') })
  await expect.element(reject).toBeDisabled()
  await dialog.getByRole('textbox').fill('  account of another person ')
  await reject.click()
  await expect
    .poll(() => server.heard(withdrawalsOffice, 'reject')[0]?.body)
    .toEqual({ reason: 'account of another person' })
})
