import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { sportPricesOffice } from '#features/sport/prices/contract/office.ts'
import { sportTrading } from '#features/sport/trading/contract.ts'
import { ReferralsTab } from '#features/sport/trading/office/referrals-tab.tsx'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { desk, openEvent } from '../testing/desk.tsx'
import { eventOf, idOf } from '../testing/fixtures.ts'

const may = () => true

test('SPT-01 P6 an operator enters a result as one source, and reads that a second one must confirm it', async () => {
  const server = desk()
  server.on(sportsOffice, 'enterResult', { isConfirmed: false, version: 1 })
  const screen = await openEvent(server)
  await screen.getByRole('button', { name: t('sportDesk.enterResult') }).click()
  const send = screen
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('sportDesk.enterResult') })
  await screen.getByLabelText(t('sportDesk.scoreFull')).fill('two-one')
  await expect.element(screen.getByText(t('sportDesk.scoreProblem'))).toBeVisible()
  await screen.getByLabelText(t('sportDesk.scoreFull')).fill('2-1')
  await screen.getByLabelText(t('sportDesk.corners')).fill('5:4')
  await screen.getByLabelText(t('sportDesk.reason')).fill('match report')
  await expectNoBarriers()
  await send.click()
  await expect
    .poll(() => server.heard(sportsOffice, 'enterResult')[0]?.body)
    .toMatchObject({
      result: { how: 'played', counts: { full: [2, 1], corners: [5, 4] }, reached: null },
      reason: 'match report',
    })
})

test('SPT-01 P6 an operator confirms the table of a league as it is, or types who won it', async () => {
  const server = desk()
  const event = eventOf(1, {
    kind: 'outright',
    home: null,
    away: null,
    runners: ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name, at) => ({
      number: at + 1,
      isOut: false,
      side: { key: name, name, short: name, colours: ['#1f4e9e', '#ffffff'], country: null },
    })),
  })
  const result = {
    how: 'played' as const,
    counts: {},
    goals: null,
    places: [[2], [1, 3], [4]],
    nonRunners: [],
    reached: null,
    lateFrom: null,
  }
  server.on(sportsOffice, 'event', {
    event,
    incidents: [],
    results: [
      {
        version: 0,
        result,
        enteredBy: 'League table',
        confirmedBy: null,
        reason: '',
        at: new Date(),
        mayConfirm: true,
      },
    ],
    source: 'import',
    isStopped: true,
    epoch: 1,
  })
  server.on(sportsOffice, 'enterResult', { isConfirmed: true, version: 1 })
  const screen = await openEvent(server)
  await screen.getByText(t('sportDesk.part.results'), { exact: true }).last().click()
  await expect.element(screen.getByText('1. Birch · 2. Ash = Cedar · 4. Dogwood')).toBeVisible()
  await screen.getByRole('button', { name: t('sportDesk.confirmEntry') }).click()
  const dialog = screen.getByRole('dialog').last()
  await dialog.getByRole('textbox').fill('league office')
  await dialog.getByRole('button', { name: t('sportDesk.confirmEntry') }).click()
  await expect
    .poll(() => server.heard(sportsOffice, 'enterResult')[0]?.body)
    .toEqual({ result, reason: 'league office' })
  await screen.getByRole('button', { name: t('sportDesk.enterResult') }).click()
  await screen.getByLabelText(t('sportDesk.order')).fill('2')
  await screen.getByLabelText(t('sportDesk.reason')).fill('league office')
  await expectNoBarriers()
  await screen
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('sportDesk.enterResult') })
    .click()
  await expect
    .poll(() => server.heard(sportsOffice, 'enterResult')[1]?.body)
    .toMatchObject({ result: { how: 'played', counts: {}, places: [[2]] } })
})

test('SPT-01 a trader accepts a part of a bet above its limit, and sees the price that has moved', async () => {
  const server = fakeServer()
  const row = {
    id: idOf(7),
    at: new Date(),
    until: new Date(Date.now() + 90_000),
    state: 'referred' as const,
    merchant: 'JADE',
    currency: 'VND' as const,
    memberId: 7n,
    account: 'mai',
    stake: 9_000_000_000n,
    most: 5_000_000_000n,
    mostWhy: 'return' as const,
    granted: null,
    potential: 18_900_000_000n,
    sizes: [1],
    isEachWay: false,
    legs: [
      {
        event: eventOf(1),
        selections: [{ market: 'winner', period: 'full', line: 0, outcome: 'home' }],
        price: 21_000,
        isBanker: false,
        scoreAtBet: null,
      },
    ],
    pricesNow: [20_500],
    decidedBy: null,
    refusal: null,
  }
  server.on(sportTrading, 'referrals', { now: new Date(), list: [row], next: null })
  server.on(sportTrading, 'decide', { done: true })
  const screen = await renderPanel(server, <ReferralsTab may={may} />)
  await expect.element(screen.getByText(t('sportTrading.priceNow', { price: '2.05' }))).toBeVisible()
  await screen.getByRole('button', { name: t('sportTrading.decide') }).click()
  await screen.getByLabelText(t('sportTrading.acceptStake')).fill('700000')
  await expectNoBarriers()
  await screen
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('sportTrading.accept') })
    .click()
  await expect
    .poll(() => server.heard(sportTrading, 'decide')[0]?.body)
    .toEqual({ accept: true, stake: 7_000_000_000n })
})

test('SPT-01 a trader suspends an event with a reason', async () => {
  const server = desk()
  server.on(sportPricesOffice, 'suspend', { events: 1 })
  const screen = await openEvent(server)
  await screen.getByRole('button', { name: t('sportDesk.suspend') }).click()
  const dialog = screen.getByRole('dialog').last()
  await dialog.getByRole('textbox').fill('team news')
  await dialog.getByRole('button', { name: t('sportDesk.suspend') }).click()
  await expect
    .poll(() => server.heard(sportPricesOffice, 'suspend')[0]?.body)
    .toEqual({ scope: 'event', value: idOf(1), reason: 'team news' })
})
