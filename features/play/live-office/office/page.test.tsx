import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import type { Reply } from '#contract/route.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { liveOffice } from '../contract.ts'
import { LiveTablesPage } from './page.tsx'

type Shown = Reply<typeof liveOffice.one>
const closesAt = new Date('2026-12-04T11:40:00Z')
const row: Shown['row'] = {
  code: 'RO1',
  name: { en: 'Roulette A', vi: 'Roulette A' },
  kind: 'table',
  game: 'roulette',
  isOpen: true,
  closedWhy: null,
  round: { id: '019b0000-0000-7000-8000-000000000001', label: '1204', state: 'open', closesAt },
  players: 41,
  live: [{ currency: 'VND', stake: major(1_100_000) }],
  today: [{ currency: 'VND', slips: 900, stake: major(90_000_000), win: major(87_300_000), rtp: 9_700 }],
}
const closed: Shown['row'] = {
  ...row,
  code: 'RO2',
  isOpen: false,
  closedWhy: 'operator',
  round: null,
  live: [],
  today: [],
}
const most = { maxMain: major(1_000_000), maxSide: major(100_000), tableMax: major(2_000_000) }
const shown: Shown = {
  row,
  exposure: [
    {
      currency: 'VND',
      stake: major(1_100_000),
      bets: [{ key: 'straight:17', players: 3, stake: major(100_000), pays: major(3_600_000) }],
      results: [{ mark: '17', keeps: major(-2_500_000) }],
    },
  ],
  limits: [
    {
      currency: 'VND',
      min: major(5_000),
      step: major(100),
      maxWin: major(5_000_000_000),
      ...most,
      ranks: [],
    },
  ],
  hours: { sellsSeconds: 0, windows: [] },
  usualSeconds: 20,
  versions: [
    { kind: 'limits', version: 1, createdBy: 'linh', approvedBy: 'huy', reason: 'Tết', at: closesAt },
  ],
}
const may = () => true
const nothing = { tab: undefined, table: undefined, part: undefined }
const props = { may, setSome: () => {}, search: nothing }

test('STU-06 the list says which tables are open, what is on them and what today brought', async () => {
  const server = fakeServer()
  server.on(liveOffice, 'list', { rows: [row, closed] })
  const screen = await renderPanel(server, <LiveTablesPage {...props} />)
  await expect.element(screen.getByRole('cell', { name: '97.00%' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: t('liveOffice.closedBy.operator') })).toBeVisible()
  await expectNoBarriers()
})

test('STU-06 a table is closed with a reason, and its round called off where the operator says so', async () => {
  const server = fakeServer()
  server.on(liveOffice, 'list', { rows: [row] })
  server.on(liveOffice, 'one', shown)
  const sent: unknown[] = []
  server.on(liveOffice, 'close', ({ body }) => {
    sent.push(body)
    return { voided: ['1204'] }
  })
  const screen = await renderPanel(
    server,
    <LiveTablesPage {...props} search={{ ...nothing, table: 'RO1' }} />,
  )
  await expect.element(screen.getByText('straight:17')).toBeVisible()
  await expectNoBarriers()
  await screen.getByRole('button', { name: t('liveOffice.closeVoid') }).click()
  const dialog = screen.getByRole('dialog', { name: t('liveOffice.closeVoidTitle') })
  await dialog.getByRole('textbox').fill('The wheel was not shown')
  await dialog.getByRole('button', { name: t('liveOffice.closeVoid') }).click()
  await expect.element(screen.getByText(t('liveOffice.closedVoid', { rounds: '1204' }))).toBeVisible()
  expect(sent).toEqual([{ round: 'void', reason: 'The wheel was not shown' }])
})

test('STU-06 limits by rank are sent whole, and a second operator is asked for', async () => {
  const server = fakeServer()
  server.on(liveOffice, 'list', { rows: [row] })
  server.on(liveOffice, 'one', shown)
  const sent: unknown[] = []
  server.on(liveOffice, 'setLimits', ({ body }) => {
    sent.push(body.limits)
    return { version: 2 }
  })
  const search = { ...nothing, table: 'RO1', part: 'limits' }
  const screen = await renderPanel(server, <LiveTablesPage {...props} search={search} />)
  await screen.getByRole('button', { name: t('liveOffice.addRank') }).click()
  await screen.getByLabelText(t('liveOffice.reason')).fill('More for rank 1')
  await expectNoBarriers()
  await screen.getByRole('button', { name: t('liveOffice.setLimits') }).click()
  await expect.element(screen.getByText(t('liveOffice.limitsSet'))).toBeVisible()
  expect(sent).toEqual([[{ currency: 'VND', min: major(5_000), ...most, ranks: [{ level: 1, ...most }] }]])
})

test('STU-06 hours and the log are read on a phone, in Vietnamese', async () => {
  const server = fakeServer()
  server.on(liveOffice, 'list', { rows: [row] })
  server.on(liveOffice, 'one', shown)
  server.on(liveOffice, 'incidents', { rows: [], next: null })
  const search = { ...nothing, table: 'RO1', part: 'hours' }
  const phone = { lang: 'vi', size: PHONE } as const
  const screen = await renderPanel(server, <LiveTablesPage {...props} search={search} />, phone)
  await screen.getByRole('button', { name: t('liveOffice.addHours') }).click()
  await expect.element(screen.getByLabelText(t('liveOffice.from'))).toHaveValue('18:00')
  await expectNoBarriers()
})
