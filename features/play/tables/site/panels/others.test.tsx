import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answerMember } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { beginSession } from '#ui/api/session.ts'
import { tellWatchers } from '#ui/api/watch.ts'
import { seats, tableRound } from '../../contract/shapes.ts'
import { answerTable, tableReply } from '../../testing/fixtures.ts'
import { useTable } from '../use-table.ts'
import { Others } from './others.tsx'

function Shown() {
  const { data } = useTable('BAC1')
  return data ? <Others data={data} /> : null
}

test('STU-02 with the next round the bets of the last one are gone, and its own follow', async () => {
  const server = fakeServer()
  answerMember(server)
  beginSession('token')
  const first = tableReply({ phase: 'over' })
  answerTable(server, first)
  const screen = await renderPanel(server, <Shown />)
  const banker = screen.getByText(/300,000/)
  await expect.element(banker).toBeVisible()
  const next = tableReply({})
  const tell = (topic: string, seq: string, patch: unknown) => tellWatchers({ topic, seq, of: 'BAC1', patch })
  tell('tables.round', '1', z.encode(tableRound, next.round!))
  await expect.element(screen.getByText(t('tables.noBets'))).toBeVisible()
  await expect.element(banker).not.toBeInTheDocument()
  const stands = [{ key: 'player', players: 2, stake: major(70_000) }]
  const books = [{ currency: 'VND' as const, stands }]
  tell('tables.seats', '2', z.encode(seats, { ...next.seats, books }))
  await expect.element(screen.getByText(/70,000/)).toBeVisible()
})
