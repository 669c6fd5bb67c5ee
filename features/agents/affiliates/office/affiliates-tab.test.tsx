import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { agentIncomeOffice } from '#features/agents/settlement/contract/office.ts'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { affiliatesOffice } from '../contract/office.ts'
import { AffiliatesTab } from './affiliates-tab.tsx'

const sums = {
  earned: major(500),
  corrected: 0n,
  adjusted: 0n,
  carried: 0n,
  amount: major(500),
  leftOver: 0n,
}
const span = { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-12-01T00:00:00Z') }

function answers() {
  const server = fakeServer()
  server.on(affiliatesOffice, 'list', {
    rows: [
      {
        number: 3n,
        account: 'ngablog',
        state: 'active',
        parent: null,
        plan: null,
        version: null,
        players: 4,
        duplicates: 0,
        paid: major(500),
        joinedAt: span.startsAt,
      },
    ],
    next: null,
  })
  server.on(affiliatesOffice, 'detail', {
    member: 10_009n,
    codes: [],
    statements: [{ number: 12n, ...span, ...sums }],
    duplicates: [],
  })
  server.on(agentIncomeOffice, 'statement', {
    currency: 'VND',
    statement: {
      id: '00000000-0000-4000-8000-000000000001',
      number: 12n,
      kind: 'affiliate',
      period: 'M',
      ...span,
      ...sums,
      measure: null,
      score: 0n,
      valid: 0n,
      netLoss: major(1_000),
      bonuses: 0n,
      actives: 4n,
      base: major(1_000),
      ratePpm: null,
      gross: major(500),
      taken: 0n,
    },
    tiers: [],
    corrections: [],
    adjustments: [],
    branches: [],
  })
  return server
}

const tab = (may: { readonly maySeeIncome: boolean; readonly mayAdjust: boolean }) => (
  <AffiliatesTab merchant="JADE" currency="VND" find="" onFind={() => undefined} mayManage={false} {...may} />
)

test('AGT-06 an affiliate’s statement opens from its details and is adjusted with a reason', async () => {
  const server = answers()
  const asked: unknown[] = []
  server.on(agentIncomeOffice, 'adjust', ({ params, body }) => {
    asked.push({ ...params, ...body })
    return { number: 1n }
  })
  const screen = await renderPanel(server, tab({ maySeeIncome: true, mayAdjust: true }))
  await screen.getByRole('cell', { name: 'ngablog' }).click()
  await screen.getByRole('button', { name: /S-12/ }).click()
  await expect
    .element(screen.getByRole('heading', { name: t('incomeOffice.statement', { number: '12' }) }))
    .toBeVisible()
  await expectNoBarriers()
  await screen.getByRole('button', { name: t('incomeOffice.adjust') }).click()
  await screen.getByLabelText(t('incomeOffice.amount')).fill('25')
  await screen.getByLabelText(t('agentsOffice.reason')).fill('bonus agreed by email')
  await screen.getByRole('button', { name: t('incomeOffice.send') }).click()
  await expect
    .poll(() => asked)
    .toEqual([
      {
        member: 10_009n,
        number: 12n,
        direction: 'credit',
        amount: major(25),
        reason: 'bonus agreed by email',
      },
    ])
  // back at the affiliate
  await expect.element(screen.getByText(/AF-3 · ngablog/)).toBeVisible()
})

test('AGT-06 an operator without the permission for agents’ income sees statements only as lines', async () => {
  const screen = await renderPanel(answers(), tab({ maySeeIncome: false, mayAdjust: false }))
  await screen.getByRole('cell', { name: 'ngablog' }).click()
  await expect.element(screen.getByText('S-12')).toBeVisible()
  expect(screen.getByRole('button', { name: /S-12/ }).query()).toBeNull()
})
