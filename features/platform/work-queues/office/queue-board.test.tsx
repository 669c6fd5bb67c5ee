import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { workQueues } from '../contract.ts'
import { QueueBoard } from './queue-board.tsx'

const queue = (name: 'risk' | 'papers' | 'deposits', count: number, overdue: number) => ({
  name,
  count,
  overdue,
  brands: [
    { merchant: 'JADE', count, overdue },
    { merchant: 'AMBER', count: 0, overdue: 0 },
  ],
})

function serverWith(...queues: ReturnType<typeof queue>[]) {
  const server = fakeServer()
  server.on(workQueues, 'list', { queues })
  return server
}

test('M3 lists waiting queues on the overview, overdue ones first, and names the empty ones', async () => {
  const server = serverWith(queue('deposits', 9, 0), queue('papers', 0, 0), queue('risk', 3, 2))
  const screen = await renderPanel(server, <QueueBoard />)
  const cards = screen.getByRole('listitem')
  await expect.element(cards.first()).toHaveTextContent('Fraud flags 3 2 overdue JADE 3 · AMBER 0')
  await expect.element(cards.nth(1)).toHaveTextContent('Deposits 9 JADE 9 · AMBER 0')
  await expect
    .element(screen.getByRole('link', { name: t('workQueues.name.papers') }))
    .toHaveAttribute('href', '/papers')
  await expectNoBarriers()
})

test('M3 says in Vietnamese how many rows wait and which are overdue', async () => {
  const screen = await renderPanel(serverWith(queue('risk', 3, 2)), <QueueBoard />, { lang: 'vi' })
  await expect
    .element(screen.getByRole('link'))
    .toHaveTextContent('Cảnh báo gian lận 3 2 quá hạn JADE 3 · AMBER 0')
})
