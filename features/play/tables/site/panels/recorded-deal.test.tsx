import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { newId } from '#contract/new-id.ts'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { tables } from '../../contract/member.ts'
import { handOfBaccarat, slipOn, tableReply } from '../../testing/fixtures.ts'
import { RecordedDeal } from './recorded-deal.tsx'

test('HIS-01 a slip that was taken back shows its bets without the result of the round that went without it', async () => {
  const { round } = tableReply({
    phase: 'over',
    round: { ...handOfBaccarat, script: [...handOfBaccarat.script] },
  })
  const slip = slipOn(
    round?.id ?? newId(),
    { key: 'banker', stake: major(100_000), call: null, win: null },
    { state: 'void', mayUndo: false },
  )
  const server = fakeServer()
  server.on(tables, 'slip', { slip, round: round! })
  const screen = await renderPanel(server, <RecordedDeal id={slip.id} />)
  await expect.element(screen.getByText(/100,000/)).toBeVisible()
  await expect.element(screen.getByText(t('tables.said.banker', { points: '7' }))).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: t('tables.replay') })).not.toBeInTheDocument()
})

test('HIS-01 STU-02 the betting record shows the bets of a slip, its result, and deals it once more', async () => {
  const { round } = tableReply({
    phase: 'over',
    round: { ...handOfBaccarat, script: [...handOfBaccarat.script] },
  })
  const slip = slipOn(
    round?.id ?? newId(),
    { key: 'banker', stake: major(100_000), call: null, win: major(195_000) },
    { state: 'settled', mayUndo: false },
  )
  const server = fakeServer()
  server.on(tables, 'slip', { slip, round: round! })
  const screen = await renderPanel(server, <RecordedDeal id={slip.id} />)
  await expect.element(screen.getByText('Lotus table')).toBeVisible()
  await expect.element(screen.getByText(/195,000/)).toBeVisible()
  await expectNoBarriers()
  await screen.getByRole('button', { name: t('tables.replay') }).click()
  await expect.element(screen.getByRole('dialog', { name: t('tables.replay') })).toBeVisible()
})
