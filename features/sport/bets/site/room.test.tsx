import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { sports } from '#features/sport/events/contract.ts'
import { sportPrices } from '#features/sport/prices/contract.ts'
import { DESKTOP, PHONE } from '#ui/testing/barriers.ts'
import { bookOf, eventOf, idOf, rowOf } from '../testing/fixtures.ts'
import { book, show } from '../testing/sportsbook.tsx'
import { Board } from './board/board.tsx'
import './sports.css'

test('SPT-01 a board between leagues and slip of a desktop of 1366 pixels lists an event in one line', async () => {
  const server = fakeServer()
  answerVisitor(server)
  server.on(sportPrices, 'board', { now: new Date(), rows: [rowOf(1)], next: null })
  server.on(sportPrices, 'books', { now: new Date(), books: [] })
  const board = (
    <div style={{ width: 524 }}>
      <Board asked={{ category: 'SPORTS', when: 'today' }} />
    </div>
  )
  const screen = await renderPanel(server, board, { size: DESKTOP })
  const price = screen.getByRole('button', { name: 'Match result: Home 1, 2.10' })
  await expect.element(price).toBeVisible()
  const team = screen.getByText('Away 1', { exact: true }).element().getBoundingClientRect()
  const box = price.element().getBoundingClientRect()
  expect(box.top).toBeLessThan(team.top)
  expect(box.left).toBeGreaterThan(team.right)
})

test('SPT-01 the outcomes of double chance are told apart on a phone: no name ends before its last word', async () => {
  const server = book()
  const side = (name: string) => ({ ...eventOf(1).home!, key: name, name })
  const event = eventOf(1, { home: side('Wolverhampton Wanderers FC'), away: side('Nottingham Forest FC') })
  const outcomes = ['homeDraw', 'homeAway', 'drawAway'].map((outcome) => ({ outcome, price: 15_000 }))
  const offers = [{ market: 'doubleChance', period: 'full', line: 0, isSuspended: false, outcomes }]
  server.on(sportPrices, 'book', { now: new Date(), event, book: bookOf(1, { offers }) })
  server.on(sports, 'event', {
    now: new Date(),
    event,
    incidents: [],
    results: [],
    form: { home: [], away: [], meetings: [] },
    round: null,
  })
  const screen = await show(server, { event: idOf(1) }, PHONE)
  const all = screen.getByRole('button', { name: /^Double chance: / })
  await expect.poll(() => all.elements().length).toBe(3)
  for (const button of all.elements()) {
    const label = button.querySelector('.sb-price-label')!
    expect([label.scrollWidth > label.clientWidth, label.scrollHeight > label.clientHeight + 1]).toEqual([
      false,
      false,
    ])
  }
})
