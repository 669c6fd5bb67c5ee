import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { sports } from '#features/sport/events/contract.ts'
import { sportPrices } from '#features/sport/prices/contract.ts'
import { t } from '#texts/i18n.ts'
import { endSession } from '#ui/api/session.ts'
import { expectNoBarriers, DESKTOP, PHONE } from '#ui/testing/barriers.ts'
import { sportBets } from '../contract.ts'
import { betOf, bookOf, eventOf, idOf, inPlay, rowOf } from '../testing/fixtures.ts'
import { asMember, book, quoteOf, show } from '../testing/sportsbook.tsx'
import { PendingBet } from './mine/pending-bet.tsx'
import { openSlip } from './state/slip-store.ts'

test('SPT-01 a board shows events by league with score, clock and prices; suspended ones cannot be picked', async () => {
  const screen = await show(book([rowOf(1, inPlay, { state: 'suspended', why: 'incident' }), rowOf(2)]))
  await expect.element(screen.getByText('67’')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Match result: Home 2, 2.10' })).toBeEnabled()
  const shut = t('sports.suspendedOutcome', { outcome: 'Match result: Home 1' })
  await expect.element(screen.getByRole('button', { name: shut })).toBeDisabled()
  await expect.element(screen.getByText(t('sports.virtual')).first()).toBeVisible()
})

test('SPT-01 two picks make a double with the return that the server pays; the bet is sent as it was shown', async () => {
  const server = await asMember(book())
  server.on(sportBets, 'place', { pending: null, bet: betOf(), balance: 1n })
  const screen = await show(server)
  await screen.getByRole('button', { name: 'Match result: Home 1, 2.10' }).click()
  await screen.getByRole('button', { name: 'Match result: Home 2, 2.10' }).click()
  await screen.getByRole('textbox', { name: t('sports.stake') }).fill('100000')
  await expect.element(screen.getByText('₫441,000.00').first()).toBeVisible()
  await screen.getByRole('button', { name: /^Place bet/ }).click()
  await expect.element(screen.getByText('B-00000900')).toBeVisible()
  expect(server.heard(sportBets, 'place')[0]?.body).toMatchObject({
    sizes: [2],
    stake: 1_000_000_000n,
    policy: 'none',
    legs: [
      { event: idOf(1), price: 21_000, epoch: 1 },
      { event: idOf(2), price: 21_000, epoch: 1 },
    ],
  })
  endSession('tab')
})

test('SPT-01 a slip with three picks on a phone shows its return and its button without scrolling', async () => {
  const server = await asMember(book())
  const screen = await show(server, {}, PHONE)
  for (const nth of [1, 2, 3])
    await screen.getByRole('button', { name: `Match result: Home ${nth}, 2.10` }).click()
  await screen.getByRole('button', { name: /^Bet slip/ }).click()
  const place = screen.getByRole('button', { name: /^Place bet/ })
  await expect.poll(() => place.element().getBoundingClientRect().bottom).toBeLessThan(PHONE.height)
  // and nothing of the slip below it
  const bar = place.element().closest('.sb-place')
  await expect.poll(() => bar?.getBoundingClientRect().bottom).toBe(PHONE.height)
  await expectNoBarriers([PHONE])
  openSlip(false)
  endSession('tab')
})

test('PRO-02 SPT-01 a free bet is one press away, and the slip shows winnings without its stake', async () => {
  const server = await asMember(book())
  server.on(sportBets, 'quote', quoteOf(1, { freeBet: { left: 2, stake: 1_000_000_000n } }))
  const screen = await show(server)
  await screen.getByRole('button', { name: 'Match result: Home 2, 2.10' }).click()
  await screen.getByRole('button', { name: /^Free bet .*× 2$/ }).click()
  await expect.element(screen.getByText(t('sports.paidFree'))).toBeVisible()
  // 100,000 at 2.10 wins 110,000 beyond its stake
  await expect.element(screen.getByText('₫110,000.00')).toBeVisible()
  endSession('tab')
})

test('SPT-01 a bet that waited and was not placed says why, with the amount', async () => {
  const server = await asMember(book())
  server.on(sportBets, 'pending', {
    id: idOf(1),
    state: 'refused',
    stake: 50_000_000n,
    legs: [],
    until: null,
    bet: null,
    refusal: { code: 'sportBets.stakeTooSmall', detail: { least: '10000.00' } },
    requote: null,
  })
  const waited = (
    <PendingBet id={idOf(1)} currency="VND">
      {() => null}
    </PendingBet>
  )
  const screen = await renderPanel(server, waited)
  const least = t('refusal.sportBets.stakeTooSmall', { least: '10,000.00' })
  await expect.element(screen.getByText(least, { exact: false })).toBeVisible()
  endSession('tab')
})

test('SPT-01 a stake above the maximum is refused with its reason, and a moved price waits for the member', async () => {
  const server = await asMember(book())
  const screen = await show(server)
  server.on(
    sportBets,
    'quote',
    quoteOf(1, { legs: [{ event: idOf(2), price: 20_000, epoch: 2, problem: 'moved' }] }),
  )
  await screen.getByRole('button', { name: 'Match result: Home 2, 2.10' }).click()
  const stake = screen.getByRole('textbox', { name: /^Stake on/ })
  await stake.fill('900000')
  await expect.element(screen.getByText(/maximum stake is ₫500,000.00: highest return/)).toBeVisible()
  const takes = t('sports.acceptAndPlace', { total: '₫900,000.00' })
  await expect.element(screen.getByRole('button', { name: takes })).toBeDisabled()
  server.on(
    sportBets,
    'quote',
    quoteOf(1, { legs: [{ event: idOf(2), price: 20_000, epoch: 2, problem: null }] }),
  )
  await screen.getByRole('button', { name: t('sports.accept') }).click()
  await stake.fill('200000')
  await expect.element(screen.getByRole('button', { name: /^Place bet/ })).toBeEnabled()
  endSession('tab')
})

test('SPT-01 my bets show each leg and the cash-out beside its fair value', async () => {
  const server = await asMember(book())
  server.on(sportBets, 'mine', { now: new Date(), bets: [betOf()], next: null })
  server.on(sportBets, 'offers', {
    now: new Date(),
    offers: [
      { bet: idOf(900), offer: 950_000_000n, why: null, fair: 1_000_000_000n, running: 1_000_000_000n },
    ],
  })
  const waiting = {
    id: idOf(700),
    state: 'referred' as const,
    until: new Date(Date.now() + 60_000),
    stake: 9_000_000_000n,
    legs: [
      {
        event: idOf(1),
        home: 'Home 1',
        away: 'Away 1',
        selections: [{ market: 'winner', period: 'full', line: 0, outcome: 'home' }],
        price: 21_000,
      },
    ],
    bet: null,
    refusal: null,
    requote: null,
  }
  server.on(sportBets, 'waiting', { now: new Date(), list: [waiting] })
  server.on(sportBets, 'withdraw', { done: true })
  server.on(sportBets, 'cashOut', { bet: betOf({ state: 'cashedOut' }), paid: 475_000_000n, balance: 1n })
  const screen = await show(server, { view: 'bets' })
  await expect.element(screen.getByText(t('sports.fairValue', { fair: '₫100,000.00' }))).toBeVisible()
  const atTrader = t('sports.traderWaits', { stake: '₫900,000.00' })
  await expect.element(screen.getByText(atTrader)).toBeVisible()
  server.on(sportBets, 'waiting', { now: new Date(), list: [] })
  await screen.getByRole('button', { name: t('sports.withdrawBet') }).click()
  await expect.element(screen.getByText(atTrader)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: '50%' }).click()
  await screen.getByRole('button', { name: /^Cash out ₫47,500.00/ }).click()
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: t('sports.cashOut') })
    .click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(server.heard(sportBets, 'cashOut')[0]?.body).toEqual({ offer: 950_000_000n, part: 5_000 })
  endSession('tab')
})

test('SPT-01 an event page groups its markets, and shows a match with its score', async () => {
  const server = book()
  server.on(sportPrices, 'book', { now: new Date(), event: eventOf(1, inPlay), book: bookOf(1) })
  server.on(sports, 'event', {
    now: new Date(),
    event: eventOf(1, inPlay),
    incidents: [
      {
        no: 1,
        kind: 'goal',
        side: 'home',
        minute: 12,
        who: 'A. Player',
        score: [1, 0],
        at: new Date(),
        isVoid: false,
      },
    ],
    results: [],
    form: { home: [], away: [], meetings: [] },
    round: null,
  })
  const screen = await show(server, { event: idOf(1) }, PHONE)
  await expect.element(screen.getByRole('button', { name: /Both teams to score: Yes/ })).toBeVisible()
  await expectNoBarriers([PHONE])
  await screen.getByRole('tab', { name: t('sports.part.timeline') }).click()
  await expect.element(screen.getByText(/A\. Player/)).toBeVisible()
})

test('SPT-01 the sportsbook has no barriers: board, slip and empty lists', async () => {
  const screen = await show(book())
  await screen.getByRole('button', { name: 'Match result: Home 2, 2.10' }).click()
  await expectNoBarriers([DESKTOP, PHONE])
  const empty = await show(book([]), { view: 'live' })
  await expect.element(empty.getByText(t('sports.noLive'))).toBeVisible()
})
