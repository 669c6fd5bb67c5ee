import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { sportPrices } from '#features/sport/prices/contract.ts'
import { t } from '#texts/i18n.ts'
import { DESKTOP, expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { inPlay, rowOf } from '../../testing/fixtures.ts'
import type { BoardRow } from '../types.ts'
import { setDense } from '../state/use-dense.ts'
import { setVisitorFormat } from '../state/use-prefs.ts'
import { Board } from './board.tsx'
import '../sports.css'

/** The room between menu and slip in a window of 1366 pixels. */
const ROOM_PX = 730

const show = (size: typeof DESKTOP, rows: readonly BoardRow[] = [rowOf(1, inPlay), rowOf(2)]) => {
  const server = fakeServer()
  answerVisitor(server)
  server.on(sportPrices, 'board', { now: new Date(), rows: [...rows], next: null })
  server.on(sportPrices, 'books', { now: new Date(), books: [] })
  const board = (
    <div style={{ maxWidth: ROOM_PX }}>
      <Board asked={{ category: 'SPORTS', when: 'today' }} />
    </div>
  )
  return renderPanel(server, board, { size })
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
  setVisitorFormat('indonesian')
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
  const screen = await show(DESKTOP, [rowOf(1, inPlay, { offers: [total] })])
  const under = screen.getByRole('button', { name: /Under 6.75, 10.00/ })
  const over = screen.getByRole('button', { name: /Over 6.75, −16.67/ })
  await expect.element(over).toBeVisible()
  const isCut = ({ clientWidth, scrollWidth }: Element) => scrollWidth > clientWidth
  for (const button of [over, under]) {
    const label = button.element().querySelector('.sb-price-label')
    expect([isCut(button.element()), label && isCut(label)]).toEqual([false, false])
  }
  expect(over.element().querySelector('[data-negative]')).not.toBeNull()
  expect(under.element().querySelector('[data-negative]')).toBeNull()
  await expectNoBarriers()
  setVisitorFormat('decimal')
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
