import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { contracts } from '#features/agents/contracts/contract/member.ts'
import { major } from '#kit/money.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { agentIncome } from '../contract/member.ts'
import { GivenList } from './given-list.tsx'
import type { Contract } from '../shown/terms.tsx'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const at = new Date('2026-11-27T17:00:00Z')
const own: Contract = {
  id: id(1),
  number: 7n,
  kind: 'daily',
  period: 'D',
  measure: 'validBets',
  tiers: [{ from: 0n, ratePpm: 3_000, lossPpm: 0 }],
  state: 'accepted',
  member: { id: 10_001n, account: 'duc' },
  isFromUpline: false,
  askedBy: null,
  offeredAt: at,
  expiresAt: at,
  answeredAt: at,
  fromAt: at,
  untilAt: null,
  endedWhy: null,
  acts: ['terminate'],
}
const hoa = { id: 10_002n, account: 'hoaagent' }

function answered() {
  const server = fakeServer()
  server.on(contracts, 'given', { rows: [{ member: hoa, contract: null, offer: null }], next: null })
  server.on(contracts, 'history', { rows: [], next: null })
  return server
}

test('AGT-04 an offer shows what it would have cost and what it would end before it is sent', async () => {
  const server = answered()
  server.on(contracts, 'preview', { ends: [{ number: 9n, account: 'suongagent', level: 2 }], fromAt: at })
  server.on(agentIncome, 'simulate', {
    currency: 'VND',
    startsAt: at,
    endsAt: at,
    score: major(2_000_000),
    base: major(2_000_000),
    gross: major(6_000),
  })
  server.on(contracts, 'offer', {
    contract: { ...own, id: id(2), number: 8n, state: 'offered', member: hoa, isFromUpline: true },
    ends: [],
  })
  const size = { width: 360, height: 740 }
  const screen = await renderPanel(server, <GivenList kind="daily" currency="VND" own={own} />, { size })
  await screen.getByRole('button', { name: 'Offer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offer to hoaagent' })
  await dialog.getByLabelText('Rate in percent').fill('0.3x')
  await expect.element(dialog.getByText('Enter a percentage such as 0.25.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Offer' })).toBeDisabled()
  await dialog.getByLabelText('Rate in percent').fill('0.25')
  await dialog.getByRole('button', { name: 'Try out on the last period' }).click()
  await expect.element(dialog.getByText('+6,000.00')).toBeVisible()
  await expect.element(dialog.getByText(/suongagent/)).toBeVisible()
  await expectNoBarriers([size])
  await dialog.getByRole('button', { name: 'Offer' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.heard(contracts, 'offer')).toHaveLength(1)
})

test('AGT-04 without an own contract of the kind nothing can be offered', async () => {
  const screen = await renderPanel(answered(), <GivenList kind="daily" currency="VND" own={null} />)
  await expect
    .element(screen.getByText('You need a contract of this kind yourself before you can offer one.'))
    .toBeVisible()
  expect(screen.getByRole('button', { name: 'Offer' }).elements()).toHaveLength(0)
})
