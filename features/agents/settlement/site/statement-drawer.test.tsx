import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { agentIncome } from '../contract/member.ts'
import { StatementDrawer } from './statement-drawer.tsx'
import type { Statement } from './statements-list.tsx'

const id = '00000000-0000-4000-8000-000000000001'
const statement: Statement = {
  id,
  number: 12n,
  kind: 'daily',
  period: 'D',
  startsAt: new Date('2026-11-26T17:00:00Z'),
  endsAt: new Date('2026-11-27T17:00:00Z'),
  measure: 'validBets',
  score: major(100_000),
  valid: major(100_000),
  netLoss: major(20_000),
  bonuses: 0n,
  actives: 2n,
  base: major(100_000),
  ratePpm: 3_000,
  gross: major(300),
  taken: major(100),
  earned: major(200),
  corrected: 0n,
  adjusted: 0n,
  carried: 0n,
  amount: major(200),
  leftOver: 0n,
}
const hoa = { id: 10_002n, account: 'hoaagent' }
const mai = { id: 10_003n, account: 'mai' }
const sums = { valid: major(100_000), netLoss: major(20_000), bonuses: 0n }

test('AGT-05 a statement opens down to the bet, which says what opposite bets of the line take off', async () => {
  const server = fakeServer()
  server.on(agentIncome, 'statement', {
    currency: 'VND',
    statement,
    tiers: [{ from: 0n, ratePpm: 3_000, lossPpm: 0 }],
    corrections: [],
    adjustments: [],
    branches: [{ member: hoa, ...sums, actives: 2n, members: 3n, taken: major(100) }],
  })
  server.on(agentIncome, 'members', { currency: 'VND', rows: [{ member: mai, ...sums }], next: null })
  server.on(agentIncome, 'bets', {
    currency: 'VND',
    rows: [
      {
        at: statement.startsAt,
        game: 'baccarat',
        category: 'LIVE',
        stake: major(140_000),
        win: 0n,
        valid: major(140_000),
        opposed: major(40_000),
      },
    ],
    next: null,
  })
  const size = { width: 360, height: 740 }
  await renderPanel(
    server,
    <StatementDrawer statement={statement} currency="VND" onClose={() => undefined} />,
    { size },
  )
  await page.getByRole('button', { name: /hoaagent/ }).click()
  await page.getByRole('button', { name: /mai/ }).click()
  await expect.element(page.getByText(/Opposite bets in your line: .*40,000.00 not counted/)).toBeVisible()
  await expectNoBarriers([size])
})
