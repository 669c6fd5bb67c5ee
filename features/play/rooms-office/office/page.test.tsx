import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import type { Reply } from '#contract/route.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { roomsOffice } from '../contract.ts'
import { CardRoomsPage } from './page.tsx'

type Shown = Reply<typeof roomsOffice.one>
const at = new Date('2026-12-04T11:40:00Z')
const hand = '019b0000-0000-7000-8000-000000000001'
const row: Shown['row'] = {
  code: 'NL6A',
  game: 'holdem',
  currency: 'VND',
  isPractice: false,
  tournament: null,
  openedBy: null,
  state: 'open',
  seats: 6,
  taken: 2,
  people: 2,
  small: major(500),
  unit: major(1_000),
  rake: 500,
  isPlaying: true,
  isStuck: false,
  hands: 120,
  handsToday: 41,
  rakeToday: major(61_500),
  lastAt: at,
}
const player = (seat: number, bet: number, folded = false) => ({
  seat,
  stack: major(99_000),
  put: major(bet),
  bet: major(bet),
  folded,
  cards: null,
})
const shown: Shown = {
  row,
  setup: {
    seats: 6,
    small: major(500),
    unit: major(1_000),
    chip: major(100),
    rake: 500,
    rakeCap: major(3_000),
    buyMin: major(20_000),
    buyMax: major(100_000),
    mayRunTwice: true,
    turnSeconds: 20,
    bankSeconds: 30,
  },
  seats: [
    { seat: 0, member: 7n, name: 'ma***i', chips: major(100_000), state: 'seated' },
    { seat: 3, member: 8n, name: 'an***h', chips: major(100_000), state: 'away' },
  ],
  hand: {
    id: hand,
    number: 120,
    state: 'playing',
    dueAt: at,
    decisions: 3,
    holdem: {
      players: [player(0, 1_000), player(3, 500, true)],
      button: 0,
      street: 'flop',
      phase: 'betting',
      board: [0, 14, 28],
      awaited: [0],
      legal: null,
      result: null,
    },
    tienLen: null,
    lieng: null,
    samLoc: null,
  },
  versions: [{ version: 1, createdBy: 'linh', approvedBy: 'huy', reason: 'Tết', at }],
}
const brands = [{ code: 'JADE', name: 'Jade' }]
const list = (rows: Shown['row'][]) => ({ brands, merchant: 'JADE', currency: 'VND' as const, rows })
const may = () => true
const nothing = { brand: undefined, tab: undefined, room: undefined, part: undefined }
const props = { may, setSome: () => {}, search: nothing }

function office(rows: Shown['row'][] = [row]) {
  const server = fakeServer()
  server.on(roomsOffice, 'list', list(rows))
  server.on(roomsOffice, 'one', { ...shown, row: rows[0] ?? row })
  return server
}

test('STU-05 the list says which rooms are played, who sits there and what the rake of today is', async () => {
  const screen = await renderPanel(
    office([row, { ...row, code: 'NL9', state: 'closed', isPlaying: false }]),
    <CardRoomsPage {...props} />,
  )
  await expect.element(screen.getByRole('cell', { name: t('roomsOffice.playing') })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: t('roomsOffice.state.closed') })).toBeVisible()
  await expectNoBarriers()
})

test('STU-05 a room is closed with a reason from its drawer, where the board is seen and no hidden card', async () => {
  const server = office()
  const sent: unknown[] = []
  server.on(roomsOffice, 'close', ({ body }) => {
    sent.push(body)
    return { done: true as const }
  })
  const screen = await renderPanel(server, <CardRoomsPage {...props} search={{ ...nothing, room: 'NL6A' }} />)
  await expect.element(screen.getByText('A♠ 2♥ 3♦')).toBeVisible()
  await expectNoBarriers()
  await screen.getByRole('button', { name: t('roomsOffice.act.close') }).click()
  const dialog = screen.getByRole('dialog', { name: t('roomsOffice.ask.close') })
  await dialog.getByRole('textbox').fill('Maintenance tonight')
  await dialog.getByRole('button', { name: t('roomsOffice.act.close') }).click()
  await expect.element(screen.getByText(t('roomsOffice.did.close'))).toBeVisible()
  expect(sent).toEqual([{ reason: 'Maintenance tonight' }])
})

test('STU-05 a stuck hand offers to be voided, and a refusal is shown in the dialog', async () => {
  const server = office([{ ...row, isStuck: true }])
  server.refuse(roomsOffice, 'voidHand', 'roomsOffice.handRuns')
  const screen = await renderPanel(server, <CardRoomsPage {...props} search={{ ...nothing, room: 'NL6A' }} />)
  await screen.getByRole('button', { name: t('roomsOffice.act.void') }).click()
  const dialog = screen.getByRole('dialog', { name: t('roomsOffice.ask.void') })
  await dialog.getByRole('textbox').fill('No server continues it')
  await dialog.getByRole('button', { name: t('roomsOffice.act.void') }).click()
  await expect.element(screen.getByText(t('refusal.roomsOffice.handRuns'))).toBeVisible()
})

test('STU-05 a table of a tournament offers neither to be closed nor to be changed', async () => {
  const server = office([{ ...row, isPractice: true, currency: 'FUN', tournament: 12n }])
  const search = { ...nothing, room: 'NL6A', part: 'setup' }
  const screen = await renderPanel(server, <CardRoomsPage {...props} search={search} />)
  await expect.element(screen.getByText(t('roomsOffice.hiddenNote'))).toBeVisible()
  expect(screen.getByRole('button', { name: t('roomsOffice.act.close') }).query()).toBeNull()
  expect(screen.getByRole('tab', { name: t('roomsOffice.part.setup') }).query()).toBeNull()
})

test('STU-05 the setup is sent whole, the rake in hundredths of a percent; the log is read on a phone, in Vietnamese', async () => {
  const server = office([{ ...row, taken: 0, people: 0, isPlaying: false }])
  const sent: unknown[] = []
  server.on(roomsOffice, 'setUp', ({ body }) => {
    sent.push(body)
    return { version: 2 }
  })
  server.on(roomsOffice, 'incidents', { brands, merchant: 'JADE', rows: [], next: null })
  const phone = { lang: 'vi', size: PHONE } as const
  const search = { ...nothing, room: 'NL6A', part: 'setup' }
  const screen = await renderPanel(server, <CardRoomsPage {...props} search={search} />, phone)
  await screen.getByLabelText(t('roomsOffice.field.rake')).fill('4,5')
  await screen.getByLabelText(t('roomsOffice.reason')).fill('Giảm phế')
  await expectNoBarriers()
  await screen.getByRole('button', { name: t('roomsOffice.sendSetUp') }).click()
  await expect.element(screen.getByText(t('roomsOffice.setUpDone'))).toBeVisible()
  expect(sent).toEqual([{ ...shown.setup, rake: 450, reason: 'Giảm phế' }])
})
