import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { answerMember, answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { newId } from '#contract/new-id.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { tellWatchers } from '#ui/api/watch.ts'
import { beginSession, endSession } from '#ui/api/session.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { tables } from '../../contract/member.ts'
import { answerTable, handOfBaccarat, slipOn, tableReply } from '../../testing/fixtures.ts'
import { tableRound } from '../../contract/shapes.ts'
import { useTable, type TableReply } from '../use-table.ts'
import { setPref } from '../state/prefs.ts'
import { TableView } from './table-view.tsx'
import { useTableState } from '../state/use-table-state.ts'

function Shown({ data }: { readonly data: TableReply }) {
  return <TableView state={useTableState(data)} hasHistory />
}

function Table() {
  const { data } = useTable('BAC1')
  return data ? <Shown data={data} /> : null
}

/** The first test also loads the code of a game. */
/** As narrow as a phone, and tall enough that the bar of chips covers no place. */
const NARROWEST = { width: 360, height: 1_400 }
const WIDE = { width: 1_366, height: 1_200 }
const PATIENT = { timeout: 25_000 }

/** A member at a table. */
function atTable(reply: TableReply) {
  const server = fakeServer()
  answerMember(server)
  answerTable(server, reply)
  beginSession('token')
  setPref('sound', false)
  return server
}

const spot = (key: string) => {
  const found = document.querySelector<HTMLButtonElement>(`[data-spot="${key}"]`)
  if (!found) throw new Error(`no place for ${key}`)
  return found
}

test('STU-02 chips laid together go as one slip; undo and clear take them back', async () => {
  const server = atTable(tableReply({}))
  const slips: string[] = []
  server.on(tables, 'place', ({ body }) => {
    const slip = newId()
    slips.push(slip)
    const stake = body.bets.reduce((sum, bet) => sum + bet.stake, 0n)
    return { slip, stake, balance: major(5_000_000) - stake }
  })
  server.on(tables, 'undo', { balance: major(5_000_000), slips: [] })
  const screen = await renderPanel(server, <Table />, { size: PHONE })
  await expect.poll(() => document.querySelector('[data-spot="banker"]'), PATIENT).not.toBeNull()
  spot('banker').click()
  spot('banker').click()
  spot('playerPair').click()
  await expect.poll(() => server.heard(tables, 'place').length).toBe(1)
  expect(server.heard(tables, 'place')[0]?.body.bets).toEqual([
    { key: 'banker', stake: major(100_000) },
    { key: 'playerPair', stake: major(50_000) },
  ])
  await expect.poll(() => spot('banker').getAttribute('aria-label')).toContain('100,000')
  await expect.poll(() => spot('banker').querySelector('[data-pending]')).toBeNull()
  await screen.getByRole('button', { name: t('tables.undo') }).click()
  await expect.poll(() => server.heard(tables, 'undo')[0]?.params.slip).toBe(slips[0])
  await expect.poll(() => spot('banker').querySelector('.lt-pile')).toBeNull()
})

test('STU-02 a bet that comes late says so and leaves the table, and no money was taken', async () => {
  const server = atTable(tableReply({}))
  server.refuse(tables, 'place', 'shared.saleOver')
  const screen = await renderPanel(server, <Table />)
  await expect.poll(() => document.querySelector('[data-spot="tie"]'), PATIENT).not.toBeNull()
  spot('tie').click()
  await expect.element(screen.getByText(/Too late: your bet of .*50,000.* No money was taken/)).toBeVisible()
  expect(spot('tie').querySelector('.lt-pile')).toBeNull()
})

test('STU-02 a chip above the limit of a bet is cut, and the page says so', async () => {
  const mine = (round: string) => slipOn(round, { key: 'tie', stake: major(90_000), call: null, win: null })
  const round = newId()
  const server = atTable(tableReply({ round: { id: round }, mine: [mine(round)] }))
  server.on(tables, 'place', { slip: newId(), stake: major(10_000), balance: 0n })
  const screen = await renderPanel(server, <Table />)
  await expect
    .poll(() => document.querySelector('[data-spot="tie"]')?.getAttribute('aria-label'))
    .toContain('90,000')
  spot('tie').click()
  await expect.element(screen.getByText(t('tables.cut'))).toBeVisible()
  await expect
    .poll(() => server.heard(tables, 'place')[0]?.body.bets)
    .toEqual([{ key: 'tie', stake: major(10_000) }])
})

const ended = (line: { readonly key: string; readonly stake: bigint; readonly win: bigint }) => {
  const round = newId()
  const settled = slipOn(round, { ...line, call: null }, { state: 'settled', win: line.win, mayUndo: false })
  return tableReply({
    phase: 'over',
    round: { id: round, ...handOfBaccarat, script: [...handOfBaccarat.script] },
    mine: [settled],
  })
}

test('R14 a win above the stake is shown as a win, on the layout too', async () => {
  const server = atTable(ended({ key: 'banker', stake: major(100_000), win: major(195_000) }))
  const screen = await renderPanel(server, <Table />)
  await expect.element(screen.getByText(/You win .*195,000/)).toBeVisible()
  await expect.poll(() => spot('banker').dataset['won']).toBe('true')
  expect(spot('player').dataset['won']).toBeUndefined()
})

test('R14 a return that is not above the stake is no win', async () => {
  const server = atTable(ended({ key: 'player', stake: major(100_000), win: major(100_000) }))
  const screen = await renderPanel(server, <Table />)
  await expect.element(screen.getByText(/Returned .*100,000/)).toBeVisible()
  expect(document.querySelector('.lt-result')?.getAttribute('data-kind')).toBe('returned')
})

test('STU-02 a card that the player peels opens by key, and its points count only then', async () => {
  // four cards have been dealt, and the result is far away
  const script = [...handOfBaccarat.script.slice(0, 4), { type: 'result', atMs: 900_000 }]
  const drawnAt = new Date(Date.now() - 20_000)
  const round = { ...handOfBaccarat, script, drawnAt, endsAt: new Date(Date.now() + 900_000) }
  const server = atTable(tableReply({ phase: 'dealing', round }))
  setPref('squeeze', true)
  const screen = await renderPanel(server, <Table />)
  const closed = screen.getByRole('button', { name: t('tables.squeeze') })
  await expect.element(closed.first()).toBeVisible()
  const player = screen.getByRole('region', { name: t('tables.bet.player') })
  await expect.element(player.getByLabelText(t('tables.points', { count: 0 }))).toBeVisible()
  const [card] = closed.elements()
  if (card instanceof HTMLElement) card.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(player.getByLabelText(t('tables.points', { count: 2 }))).toBeVisible()
  setPref('squeeze', false)
})

test('STU-06 the cards of a table’s very first round lie above its video: no shoe has a result yet', async () => {
  const video = URL.createObjectURL(new Blob(['not a playlist'], { type: 'text/plain' }))
  const dealer = { name: 'Linh', isPaused: false, video, whep: null, delayMs: null }
  const script = handOfBaccarat.script.slice(0, 2).map((event) => ({ ...event, atMs: 0 }))
  const table = { shoe: null, marks: [], dealer }
  const server = atTable(tableReply({ phase: 'dealing', table, round: { script } }))
  const screen = await renderPanel(server, <Table />)
  await expect.element(screen.getByText(t('tables.videoFailed'))).toBeInTheDocument()
  const player = screen.getByRole('region', { name: t('tables.bet.player') })
  await expect.element(player.getByLabelText(t('tables.points', { count: 0 }))).toBeVisible()
})

test('STU-06 an event with the newest card stays where an older reply follows it, and a round of a chain is not asked for again', async () => {
  const id = newId()
  const reply = (cards: number, change: Partial<TableReply['table']>) =>
    tableReply({
      phase: 'dealing',
      table: change,
      round: {
        id,
        script: handOfBaccarat.script.slice(0, cards).map((event) => ({ ...event, atMs: 0 })),
      },
    })
  const dealer = { name: 'Linh', isPaused: false, video: null, whep: null, delayMs: null }
  const server = atTable(reply(0, { dealer }))
  const screen = await renderPanel(server, <Table />)
  const asked = () => server.heard(tables, 'table').length
  await expect.poll(() => document.querySelector('[data-spot="tie"]'), PATIENT).not.toBeNull()
  const before = asked()
  const patch: unknown = z.encode(tableRound, reply(2, { dealer }).round!)
  tellWatchers({ topic: 'tables.round', seq: '1', of: 'BAC1', patch })
  await expect.poll(asked).toBe(before + 1)
  const banker = screen.getByRole('region', { name: t('tables.bet.banker') })
  await expect.element(banker.getByLabelText(t('tables.points', { count: 6 }))).toBeVisible()
  answerTable(server, reply(0, {}))
  const chained = await renderPanel(server, <Table />)
  await expect.poll(() => document.querySelector('[data-spot="tie"]'), PATIENT).not.toBeNull()
  const first = asked()
  tellWatchers({ topic: 'tables.round', seq: '2', of: 'BAC1', patch })
  const own = chained.getByRole('region', { name: t('tables.bet.banker') })
  await expect.element(own.getByLabelText(t('tables.points', { count: 6 }))).toBeVisible()
  expect(asked()).toBe(first)
})

test('STU-02 a table is read again where the next round begins and the end of the last one was missed, and not after it', async () => {
  const server = atTable(tableReply({ phase: 'dealing' }))
  await renderPanel(server, <Table />)
  await expect.poll(() => document.querySelector('[data-spot="tie"]'), PATIENT).not.toBeNull()
  const asked = () => server.heard(tables, 'table').length
  const before = asked()
  const next = tableReply({ phase: 'betting', round: { opensAt: new Date() } })
  answerTable(server, next)
  const tell = (seq: string, phase: 'betting' | 'closing') => {
    const patch: unknown = z.encode(tableRound, {
      ...next.round!,
      phase,
      version: phase === 'closing' ? 2 : 1,
    })
    tellWatchers({ topic: 'tables.round', seq, of: 'BAC1', patch })
  }
  const timer = () => document.querySelector('.lt-timer')
  expect(timer()).toBeNull()
  tell('3', 'betting')
  await expect.poll(timer).not.toBeNull()
  await expect.poll(asked).toBe(before + 1)
  tell('7', 'closing')
  await expect.poll(timer).toBeNull()
  expect(asked()).toBe(before + 1)
})

test('STU-02 a call bet lays its chips under its name, by keys alone', async () => {
  const server = atTable(tableReply({ game: 'roulette' }))
  server.on(tables, 'place', { slip: newId(), stake: major(300_000), balance: 0n })
  await renderPanel(server, <Table />)
  await expect.poll(() => document.querySelector('[data-spot="tiers"]'), PATIENT).not.toBeNull()
  document.querySelector<SVGGElement>('[data-spot="tiers"]')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.heard(tables, 'place')[0]?.body.bets.length).toBe(6)
  const bets = server.heard(tables, 'place')[0]?.body.bets ?? []
  expect(bets.every(({ call, stake }) => call === 'tiers' && stake === major(50_000))).toBe(true)
  spot('straight:17').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('data-spot')).not.toBe('straight:17')
})

test('STU-02 every place of a wheel’s layout and racetrack is at least 24 points wide and high', async () => {
  const server = atTable(tableReply({ game: 'roulette' }))
  const screen = await renderPanel(server, <Table />, { size: NARROWEST })
  await expect.poll(() => document.querySelector('[data-spot="straight:17"]'), PATIENT).not.toBeNull()
  const small = () =>
    [...document.querySelectorAll('[data-spot]')].flatMap((place) => {
      const { width, height } = place.getBoundingClientRect()
      return width > 0 && Math.min(width, height) < 24 ? [place.getAttribute('data-spot')] : []
    })
  expect(small()).toEqual([])
  await expectNoBarriers([NARROWEST])
  await screen.getByRole('tab', { name: t('tables.view.track') }).click()
  await expect.element(screen.getByRole('button', { name: /Voisins/ })).toBeVisible()
  expect(small()).toEqual([])
  await expectNoBarriers([NARROWEST, WIDE])
})

test('STU-02 a visitor watches, and a closed table says so, in Vietnamese', async () => {
  endSession()
  const server = fakeServer()
  answerVisitor(server)
  answerTable(server, tableReply({ table: { isOpen: false } }))
  const screen = await renderPanel(server, <Table />, { lang: 'vi', size: PHONE })
  await expect.element(screen.getByText('Bàn đã đóng')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
})

test('STU-02 a table has no barriers on a phone, with a won bet on it', async () => {
  const server = atTable(ended({ key: 'banker', stake: major(100_000), win: major(195_000) }))
  const screen = await renderPanel(server, <Table />, { size: PHONE })
  await expect.element(screen.getByText(/You win .*195,000/)).toBeVisible()
  await expectNoBarriers([PHONE])
})

test('SHL-14 what a bet pays is written in the language’s format', async () => {
  const server = atTable(tableReply({}))
  await renderPanel(server, <Table />, { size: PHONE, lang: 'vi' })
  await expect.poll(() => document.querySelector('[data-spot="banker"]'), PATIENT).not.toBeNull()
  await expect.poll(() => spot('banker').textContent).toContain('0,95:1')
  expect(spot('banker').getAttribute('aria-label')).toContain('trả 0,95 ăn 1')
})
