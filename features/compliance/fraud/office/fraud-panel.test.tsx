import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { t } from '#texts/i18n.ts'
import { OfficeSlotsProvider } from '#ui/office/slots.tsx'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { fraud } from '../contract.ts'
import { FraudPanel, type FraudFilter } from './fraud-panel.tsx'

const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

const flag = (at: number, claimedBy: string | null = null) => ({
  id: id(at),
  memberId: BigInt(at),
  account: `member${at}`,
  merchant: 'JADE',
  currency: 'VND' as const,
  rule: 'rapidCycles' as const,
  evidence: { count: 3, withdrawn: '900000.00' },
  newestAt: new Date('2026-11-22T08:00:00Z'),
  raisedAt: new Date('2026-11-22T08:01:00Z'),
  state: 'open' as const,
  claimedBy,
  isMine: false,
  clearedBy: null,
  clearedAt: null,
  reason: null,
})

function Panel() {
  const [filter, setFilter] = useState<FraudFilter>({})
  return (
    <OfficeSlotsProvider
      slots={{ AboutMember: ({ id: member }) => <p>facts of {String(member)}</p>, MemberField: () => null }}
    >
      <FraudPanel
        filter={filter}
        onFilter={(some) => setFilter((before) => ({ ...before, ...some }))}
        mayClear
      />
    </OfficeSlotsProvider>
  )
}

function answered() {
  const server = fakeServer()
  server.on(merchantsOffice, 'choices', { merchants: [] })
  server.on(fraud, 'flags', {
    flags: [flag(1), flag(2), flag(3, 'op-huy')],
    next: null,
    counts: [{ state: 'open', rule: 'rapidCycles', count: 3 }],
  })
  return server
}

test('M17 assigns the selected flags in one call and says how many were skipped', async () => {
  const server = answered()
  server.on(fraud, 'claim', { done: 2, skipped: 1 })
  const screen = await renderPanel(server, <Panel />)
  await screen.getByRole('checkbox', { name: t('risk.markAll') }).click()
  await screen.getByRole('button', { name: t('risk.claim'), exact: true }).click()
  await expect.element(screen.getByText(t('risk.bulkClaimed', { count: 2 }))).toBeVisible()
  await expect.element(screen.getByText(t('risk.bulkSkipped', { count: 1 }))).toBeVisible()
  expect(server.heard(fraud, 'claim').map(({ body }) => body.ids)).toEqual([[id(1), id(2), id(3)]])
})

test('M17 selects flags for a bulk action on a phone', async () => {
  await page.viewport(390, 844)
  const server = answered()
  server.on(fraud, 'claim', { done: 1, skipped: 0 })
  const screen = await renderPanel(server, <Panel />)
  const one = screen.getByRole('checkbox', {
    name: t('risk.mark', { account: 'member2', rule: t('risk.rule.rapidCycles') }),
  })
  await one.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent(t('risk.marked', { count: 1 }))
  await screen.getByRole('button', { name: t('risk.claim'), exact: true }).click()
  expect(server.heard(fraud, 'claim').map(({ body }) => body.ids)).toEqual([[id(2)]])
  await screen.getByRole('checkbox', { name: t('risk.markAll') }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent(t('risk.marked', { count: 3 }))
  await expectNoBarriers()
  await page.viewport(1280, 800)
})

test('M17 leads from a flag to its member’s facts, documents, wallet and withdrawals', async () => {
  const screen = await renderPanel(answered(), <Panel />)
  await userEvent.keyboard('j')
  await expect.element(screen.getByText('facts of 1')).toBeVisible()
  const href = (name: string) => screen.getByRole('link', { name, exact: true })
  await expect.element(href(t('risk.toDocuments'))).toHaveAttribute('href', '/papers?find=member1')
  await expect.element(href(t('risk.toFreeze'))).toHaveAttribute('href', '/members/1#wallets')
  await expect.element(href(t('risk.toWithdrawals'))).toHaveAttribute('href', '/withdrawals?find=member1')
  await expectNoBarriers()
})

test('M17 offers no decision on a flag of another operator', async () => {
  const screen = await renderPanel(answered(), <Panel />)
  await screen.getByRole('row', { name: /member3/ }).click()
  await expect.element(screen.getByText(t('refusal.risk.claimed', { by: 'op-huy' }))).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: t('risk.clear'), exact: true }))
    .not.toBeInTheDocument()
})
