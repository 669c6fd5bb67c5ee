import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { sportPrices } from '#features/sport/prices/contract.ts'
import { t } from '#texts/i18n.ts'
import { DESKTOP, expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { eventOf, inPlay, rowOf } from '../../testing/fixtures.ts'
import type { BoardRow } from '../types.ts'
import { setDense } from '../state/use-dense.ts'
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

test('SPT-01 the dense view lists both teams with handicap and total beside them, on a desktop only', async () => {
  setDense(true)
  const screen = await show(DESKTOP)
  await expect.element(screen.getByText(t('sports.dense.handicap')).first()).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: /^Asian handicap: Home 1 −0.25, 1.88/ }))
    .toBeVisible()
  await expectNoBarriers()
  const phone = await show(PHONE)
  await expect.element(phone.getByText('Home 2')).toBeVisible()
  await expect.element(phone.getByText(t('sports.dense.handicap')).first()).not.toBeInTheDocument()
  setDense(false)
})

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
