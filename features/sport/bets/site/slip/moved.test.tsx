import { expect, test } from 'vitest'
import { t } from '#texts/i18n.ts'
import { endSession } from '#ui/api/session.ts'
import { DESKTOP, expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { sportBets } from '../../contract.ts'
import { emptySlip } from '../../rules/picks.ts'
import { betOf, idOf } from '../../testing/fixtures.ts'
import { asMember, book, quoteOf, show } from '../../testing/sportsbook.tsx'
import { changeSlip, openSlip, useSlip } from '../state/slip-store.ts'

const accepts = () => t('sports.acceptAndPlace', { total: '₫50,000.00' })
const movedTo = (price: number, epoch: number) =>
  quoteOf(1, { legs: [{ event: idOf(2), price, epoch, problem: 'moved' }] })

test('SPT-01 a moved price is agreed to and bet on with one press, with the return that it pays', async () => {
  const server = await asMember(book())
  server.on(sportBets, 'quote', ({ body }) =>
    body.legs[0]?.price === 19_000 ? quoteOf(1) : movedTo(19_000, 2),
  )
  server.on(sportBets, 'place', { pending: null, bet: betOf(), balance: 1n })
  const screen = await show(server)
  await screen.getByRole('button', { name: 'Match result: Home 2, 2.10' }).click()
  await screen.getByRole('textbox', { name: /^Stake on/ }).fill('50000')
  await expect.element(screen.getByText('₫95,000.00')).toBeVisible()
  await screen.getByRole('button', { name: accepts() }).click()
  await expect.element(screen.getByText('B-00000900')).toBeVisible()
  expect(server.heard(sportBets, 'place')[0]?.body.legs).toMatchObject([{ price: 19_000, epoch: 2 }])
  changeSlip(() => emptySlip)
  endSession('tab')
})

test('SPT-01 a phone’s slip that is closed while a bet waits shows the bet when it is opened again, and keeps what is picked since', async () => {
  const server = await asMember(book())
  const waits = {
    id: idOf(700),
    state: 'delayed' as const,
    stake: 500_000_000n,
    legs: [],
    until: new Date(),
    bet: null,
    refusal: null,
    requote: null,
  }
  server.on(sportBets, 'place', { pending: waits, bet: null, balance: null })
  server.on(sportBets, 'pending', waits)
  const screen = await show(server, {}, PHONE)
  const open = () => screen.getByRole('button', { name: /^Bet slip/ }).click()
  await screen.getByRole('button', { name: 'Match result: Home 2, 2.10' }).click()
  await open()
  await screen.getByRole('textbox', { name: /^Stake on/ }).fill('50000')
  await screen.getByRole('button', { name: /^Place bet/ }).click()
  await expect.element(screen.getByText(t('sports.accepting'))).toBeVisible()
  openSlip(false)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Match result: Home 3, 2.10' }).click()
  await open()
  await expect.element(screen.getByText(t('sports.accepting'))).toBeVisible()
  await screen.getByRole('button', { name: t('sports.done') }).click()
  await expect.element(screen.getByRole('textbox', { name: /^Stake on Home 3/ })).toBeVisible()
  expect(useSlip.getState().slip.picks.map(({ event }) => event)).toEqual([idOf(3)])
  openSlip(false)
  changeSlip(() => emptySlip)
  endSession('tab')
})

test('SPT-01 a bet whose price moved during its delay is offered again at the new price, and placed with one press', async () => {
  const server = await asMember(book())
  const pending = (nth: number, more: object = {}) => ({
    id: idOf(nth),
    state: 'delayed' as const,
    stake: 500_000_000n,
    legs: [
      {
        event: idOf(2),
        home: 'Home 2',
        away: 'Away 2',
        selections: [{ market: 'winner', period: 'full', line: 0, outcome: 'home' }],
        price: 21_000,
      },
    ],
    until: new Date(),
    bet: null,
    refusal: null,
    requote: null,
    ...more,
  })
  server.on(sportBets, 'place', { pending: pending(700), bet: null, balance: null })
  server.on(sportBets, 'pending', ({ params }) =>
    params.pending === idOf(700)
      ? pending(700, {
          state: 'refused',
          refusal: { code: 'sportBets.legs', detail: { legs: [] } },
          requote: movedTo(18_000, 3),
        })
      : pending(701, { state: 'accepted', bet: betOf() }),
  )
  const screen = await show(server)
  await screen.getByRole('button', { name: 'Match result: Home 2, 2.10' }).click()
  await screen.getByRole('textbox', { name: /^Stake on/ }).fill('50000')
  await screen.getByRole('button', { name: /^Place bet/ }).click()
  await expect.element(screen.getByText(/Your bet wasn’t placed.*The price has changed/)).toBeVisible()
  await expectNoBarriers([DESKTOP])
  // it fits into the column of a desktop
  const slip = screen.getByRole('region', { name: t('sports.slip') }).element()
  const again = screen.getByRole('button', { name: accepts() }).element()
  expect(again.getBoundingClientRect().right).toBeLessThan(slip.getBoundingClientRect().right)
  expect(slip.scrollWidth).toBeLessThanOrEqual(slip.clientWidth)
  // refused immediately it stays on offer
  server.refuse(sportBets, 'place', 'sportBets.legs', { legs: [] })
  await screen.getByRole('button', { name: accepts() }).click()
  await expect.element(screen.getByText(t('refusal.sportBets.legs'))).toBeVisible()
  server.on(sportBets, 'place', { pending: pending(701), bet: null, balance: null })
  await screen.getByRole('button', { name: accepts() }).click()
  await expect.element(screen.getByText('B-00000900')).toBeVisible()
  await expect.element(screen.getByText(/Your bet wasn’t placed/)).not.toBeInTheDocument()
  // the receipt names what was accepted, with its price
  await expect
    .element(screen.getByRole('region', { name: 'B-00000900' }).getByText('2.10').first())
    .toBeVisible()
  expect(server.heard(sportBets, 'place').map(({ body }) => body.legs[0])).toMatchObject([
    { price: 21_000, epoch: 1 },
    { price: 18_000, epoch: 3 },
    { price: 18_000, epoch: 3 },
  ])
  changeSlip(() => emptySlip)
  endSession('tab')
})
