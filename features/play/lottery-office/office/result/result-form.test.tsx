import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { lotteryResults } from '../../contract/results.ts'
import { ResultsTab } from './results-tab.tsx'

const tiers = [
  { key: 'special', count: 1, width: 5 },
  { key: 'prize7', count: 2, width: 2 },
]
const at = new Date('2026-12-04T11:40:00Z')
const row = {
  id: '019b0000-0000-7000-8000-000000000001',
  lottery: 'XSMB',
  name: { en: 'Northern lottery', vi: 'Xổ số miền Bắc' },
  label: '2026-12-04',
  drawsAt: at,
  tickets: 3,
  tiers,
  order: ['prize7', 'special'],
  shown: {},
  liveUntil: null,
  entries: [],
  state: 'none' as const,
  places: [],
}
const may = () => true

test('P6 the form keeps leading zeros, refuses a repeated number, and says that another operator must confirm', async () => {
  const server = fakeServer()
  server.on(lotteryResults, 'waiting', { rows: [row] })
  const sent: unknown[] = []
  server.on(lotteryResults, 'enter', ({ body }) => {
    sent.push(body.outcome)
    return { state: 'waiting' as const, places: [] }
  })
  const screen = await renderPanel(server, <ResultsTab may={may} />)
  await screen.getByText('2026-12-04').first().click()
  await screen.getByLabelText('Special prize').fill('00407')
  await screen.getByLabelText('Prize 7, 1').fill('07')
  await screen.getByLabelText('Prize 7, 2').fill('07')
  const send = screen.getByRole('button', { name: t('lotteryOffice.enter') })
  await send.click()
  await expect.element(screen.getByText('Prize 7: a number occurs twice.')).toBeVisible()
  await expectNoBarriers()
  await screen.getByLabelText('Prize 7, 2').fill('70')
  await send.click()
  await expect.element(screen.getByText(t('lotteryOffice.done.waiting'))).toBeVisible()
  expect(sent).toEqual([{ special: ['00407'], prize7: ['07', '70'] }])
})
