import { userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { sportPrices } from '#features/sport/prices/contract.ts'
import { t } from '#texts/i18n.ts'
import { DESKTOP, expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { eventOf, inPlay, rowOf } from '../../testing/fixtures.ts'
import type { BoardRow } from '../types.ts'
import { setAllLines, setDense } from '../state/use-dense.ts'
import { changeVisitorPrefs } from '../state/use-prefs.ts'
import { Board } from './board.tsx'
import '../sports.css'

/** The room between menu and slip in windows of 1366 and 1280 pixels. */
const rooms = [730, 644]

const show = (
  size: typeof DESKTOP,
  rows: readonly BoardRow[] = [rowOf(1, inPlay), rowOf(2)],
  { room = 730, lang = 'en' as 'en' | 'vi' } = {},
) => {
  const server = fakeServer()
  answerVisitor(server)
  server.on(sportPrices, 'board', { now: new Date(), rows: [...rows], next: null })
  server.on(sportPrices, 'books', { now: new Date(), books: [] })
  const board = (
    <div style={{ maxWidth: room }}>
      <Board asked={{ category: 'SPORTS', when: 'today' }} />
    </div>
  )
  return renderPanel(server, board, { size, lang })
}

/** A match with three lines of its handicap and total, the main one first, and a first half. */
const lined = (nth: number, event: Parameters<typeof rowOf>[1] = {}, of: readonly number[] = [-1, -2, 0]) => {
  const offer = (
    market: string,
    period: string,
    line: number,
    outcomes: Readonly<Record<string, number>>,
  ) => ({
    market,
    period,
    line,
    isSuspended: false,
    outcomes: Object.entries(outcomes).map(([outcome, price]) => ({ outcome, price })),
  })
  return rowOf(nth, event, {
    offers: [
      offer('winner', 'full', 0, { home: 21_000, draw: 34_000, away: 36_000 }),
      ...of.map((line) =>
        offer('asianHandicap', 'full', line, { home: 18_800 - line * 100, away: 20_000 + line * 100 }),
      ),
      ...[10, 9, 11].map((line) =>
        offer('total', 'full', line, { over: 10_000 + line * 1_000, under: 30_000 - line * 1_000 }),
      ),
      offer('winner', 'first', 0, { home: 27_000, draw: 21_000, away: 45_000 }),
    ],
  })
}

test('SPT-01 the dense view lists the main line of handicap and total, and the next ones where an event is opened', async () => {
  setDense(true)
  const screen = await show(DESKTOP, [lined(1, inPlay), lined(2)])
  await expect.element(screen.getByText(t('sports.dense.handicap')).first()).toBeVisible()
  const line = (event: number, text: string) =>
    screen.getByRole('button', { name: new RegExp(`^Asian handicap: Home ${event} ${text}, `) })
  await expect.element(line(1, '−0.25')).toBeVisible()
  expect(line(1, '−0.5').elements()).toEqual([])
  const more = screen.getByRole('button', { name: t('sports.dense.more', { event: 'Home 1 – Away 1' }) })
  expect(more.element().getAttribute('aria-expanded')).toBe('false')
  // by keyboard, too
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(line(1, '−0.5')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Over\/under: Over 2.25, / })).toBeVisible()
  expect(line(2, '−0.5').elements()).toEqual([])
  await expectNoBarriers()
  setAllLines(true)
  await expect.element(line(2, '−0.5')).toBeVisible()
  setAllLines(false)
  await expect.element(line(1, '−0.5')).not.toBeInTheDocument()
  setDense(false)
})

test('SPT-01 the dense view of a phone has the handicap beside the teams, and the first half in an opened event', async () => {
  setDense(true)
  const screen = await show(PHONE, [lined(1, inPlay), lined(2)], { lang: 'vi', room: 328 })
  const first = screen.getByRole('button', { name: /Hiệp 1.*Home 1, 2,70/ })
  await expect.element(screen.getByRole('button', { name: /Home 1 −0,25, / })).toBeVisible()
  expect(first.elements()).toEqual([])
  await screen.getByRole('button', { name: t('sports.dense.more', { event: 'Home 1 – Away 1' }) }).click()
  await expect.element(first).toBeVisible()
  for (const button of document.querySelectorAll('.sb-dense .sb-price')) {
    if (button.getBoundingClientRect().height === 0) continue
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(36)
  }
  await expectNoBarriers([PHONE])
  setDense(false)
})

test.each([true, false])(
  'SPT-01 another main line is not marked as a movement of its price (dense: %s); a dense list asks for the next lines',
  async (isDense) => {
    setDense(isDense)
    const server = fakeServer()
    answerVisitor(server)
    const before = lined(1)
    server.on(sportPrices, 'board', { now: new Date(), rows: [before], next: null })
    server.on(sportPrices, 'books', { now: new Date(), books: [] })
    const board = (
      <div style={{ width: 800 }}>
        <Board asked={{ category: 'SPORTS', when: 'today' }} />
      </div>
    )
    const screen = await renderPanel(server, board, {})
    const at = (text: string) => screen.getByRole('button', { name: new RegExp(`Home 1 ${text}, `) })
    await expect.element(at('−0.25')).toBeVisible()
    expect(server.heard(sportPrices, 'board')[0]?.query.lines).toBe(isDense ? 'more' : undefined)
    const moved = lined(1, {}, [-2, -1, 0])
    const now = { ...moved.book!, version: 2, at: new Date(before.book!.at.getTime() + 1_000) }
    server.on(sportPrices, 'board', { now: new Date(), rows: [{ ...moved, book: now }], next: null })
    await screen.hint('sport.event')
    await expect.element(at('−0.5')).toBeVisible()
    expect(at('−0.5').element().hasAttribute('data-move')).toBe(false)
    setDense(false)
  },
)

test('SPT-01 the dense view never cuts a line off beside a long price, and negative prices stand out', async () => {
  setDense(true)
  changeVisitorPrefs({ format: 'indonesian' })
  const total = {
    market: 'total',
    period: 'full',
    line: 27,
    isSuspended: false,
    outcomes: [
      { outcome: 'over', price: 10_600 },
      { outcome: 'under', price: 110_000 },
    ],
  }
  const winner = {
    market: 'winner',
    period: 'full',
    line: 0,
    isSuspended: false,
    outcomes: [
      { outcome: 'home', price: 10_100 },
      { outcome: 'draw', price: 180_000 },
      { outcome: 'away', price: 510_000 },
    ],
  }
  const home = { ...eventOf(1).home!, name: 'Wolverhampton Wanderers Football Club' }
  const row = rowOf(1, { ...inPlay, home }, { offers: [winner, total] })
  for (const room of rooms) {
    const screen = await show(DESKTOP, [row], { room })
    const under = screen.getByRole('button', { name: /Under 6.75, 10.00/ })
    const over = screen.getByRole('button', { name: /Over 6.75, −16.67/ })
    const win = screen.getByRole('button', { name: /Match result: Wolver.*, −100.00/ })
    await expect.element(over).toBeVisible()
    const isCut = ({ clientWidth, scrollWidth }: Element) => scrollWidth > clientWidth
    for (const button of [over, under, win]) {
      const label = button.element().querySelector('.sb-price-label')
      expect([room, isCut(button.element()), label && isCut(label)]).toEqual([room, false, label && false])
    }
    expect(over.element().querySelector('[data-negative]')).not.toBeNull()
    expect(under.element().querySelector('[data-negative]')).toBeNull()
    const edge = (element: Element, side: 'left' | 'right') => element.getBoundingClientRect()[side]
    const score = screen.getByText('2', { exact: true }).first().element()
    expect(edge(score, 'right')).toBeLessThan(edge(win.element(), 'left'))
    expect(edge(win.element(), 'right')).toBeLessThan(edge(over.element(), 'left'))
  }
  await expectNoBarriers()
  changeVisitorPrefs({ format: 'decimal' })
  setDense(false)
})

test('SPT-01 the dense view in Vietnamese keeps half-time and lines in their columns', async () => {
  setDense(true)
  changeVisitorPrefs({ format: 'indonesian' })
  const total = {
    market: 'total',
    period: 'full',
    line: 27,
    isSuspended: false,
    outcomes: [{ outcome: 'over', price: 10_600 }],
  }
  const half = { ...inPlay, live: { ...inPlay.live!, period: 'half', isRunning: false } }
  for (const room of rooms) {
    const screen = await show(DESKTOP, [rowOf(1, half, { offers: [total] })], { room, lang: 'vi' })
    const over = screen.getByRole('button', { name: /Tài 6,75/ })
    await expect.element(over).toBeVisible()
    expect([room, over.element().scrollWidth > over.element().clientWidth]).toEqual([room, false])
    const clock = screen.getByText(t('sports.period.half')).element().getBoundingClientRect()
    expect(clock.right).toBeLessThan(screen.getByText('Home 1').element().getBoundingClientRect().left)
  }
  changeVisitorPrefs({ format: 'decimal' })
  setDense(false)
})

test('SPT-01 the dense view names a draw only where one can be bet on', async () => {
  setDense(true)
  const outcomes = [
    { outcome: 'home', price: 18_000 },
    { outcome: 'away', price: 20_000 },
  ]
  const toWin = { market: 'toWin', period: 'full', line: 0, isSuspended: false, outcomes }
  const row = rowOf(2, { sport: 'basketball' }, { offers: [toWin] })
  const screen = await show(DESKTOP, [row])
  await expect.element(screen.getByRole('button', { name: /Home 2, 1.80/ })).toBeVisible()
  expect(screen.getByText(t('sports.draw')).elements()).toEqual([])
  setDense(false)
})
