import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { sportCampaigns } from '#features/sport/campaigns/contract.ts'
import { sportPrices } from '#features/sport/prices/contract.ts'
import { sportBets } from '../contract.ts'
import { betOf, bookOf, eventOf, idOf } from '../testing/fixtures.ts'
import { emptySlip, toggled } from '../rules/picks.ts'
import { quoteOf } from '../testing/sportsbook.tsx'
import { Scoreboard } from './event/scoreboard.tsx'
import { Markets } from './event/markets.tsx'
import { RaceCard } from './event/race-card.tsx'
import { BetCard } from './mine/bet-card.tsx'
import { pickedOf } from './parts/price-button.tsx'
import { Rules } from './parts/rules.tsx'
import { SlipPanel } from './slip/slip-panel.tsx'
import { changeSlip } from './state/slip-store.ts'

const NAMES = ['Paper Weather', 'Old Telegraph', 'Moth at Noon', 'Gooseberry Hill', 'Velvet Ledger']
const side = (name: string) => ({
  key: name,
  name,
  short: 'ABC',
  colours: ['#1f4e9e', '#ffd54f'] satisfies [string, string],
  country: null,
})
const race = eventOf(1, {
  sport: 'racing',
  league: {
    key: 'virtual-saltmarsh',
    sport: 'racing',
    name: 'Saltmarsh Downs',
    country: null,
    isVirtual: true,
  },
  label: '#12',
  home: null,
  away: null,
  runners: NAMES.map((name, at) => ({ number: at + 1, side: side(name), isOut: false })),
})
const outcomes = (of: Readonly<Record<string, number>>) =>
  Object.entries(of).map(([outcome, price]) => ({ outcome, price }))
const offer = { period: 'full', line: 0, isSuspended: false }
const book = bookOf(1, {
  mayCombine: false,
  placeTerms: { places: 2, fraction: 4 },
  offers: [
    {
      ...offer,
      market: 'win',
      outcomes: outcomes({ 1: 30_000, 2: 50_000, 3: 60_000, 4: 80_000, 5: 90_000 }),
    },
    { ...offer, market: 'place', line: 2, outcomes: outcomes({ 1: 16_000, 2: 21_000 }) },
    { ...offer, market: 'forecast', outcomes: outcomes({ '1-2': 90_000, '2-1': 120_000 }) },
  ],
})

test('SPT-01 an each-way bet on a runner names its place terms and shows the return that the server pays', async () => {
  const server = fakeServer()
  answerVisitor(server)
  server.on(sportBets, 'quote', {
    legs: [{ event: idOf(1), price: 50_000, epoch: 1, problem: null }],
    lines: 2,
    odds: '3.5000',
    potential: null,
    most: null,
    traderSeconds: 0,
    least: 1n,
    freeBet: null,
    campaigns: null,
    delaySeconds: 0,
  })
  changeSlip(() => emptySlip)
  const screen = await renderPanel(
    server,
    <>
      <RaceCard event={race} book={book} />
      <SlipPanel />
    </>,
    { size: PHONE },
  )
  await expect.element(screen.getByText('Each-way: 2 places at 1/4 of the odds')).toBeVisible()
  await screen.getByRole('button', { name: 'Win: 2. Old Telegraph, 5.00' }).click()
  await screen.getByRole('switch', { name: /Each-way/ }).click()
  await screen.getByRole('textbox', { name: /Old Telegraph/ }).fill('100000')
  // half at 5.00, half at 2.00
  await expect.element(screen.getByText('₫350,000.00').first()).toBeVisible()
  await screen.getByRole('button', { name: '2. Old Telegraph', exact: true }).click()
  await expect
    .element(screen.getByRole('button', { name: /Forecast: 2. Old Telegraph → 1. Paper Weather, 12.00/ }))
    .toBeVisible()
  await expectNoBarriers()
})

test('SPT-01 a race that is over shows its first three, level runners in the same place', async () => {
  const server = fakeServer()
  answerVisitor(server)
  const over = { ...race, state: 'official' as const, places: [[3], [1, 5], [2], [4]] }
  const screen = await renderPanel(server, <Scoreboard event={over} />)
  await expect.element(screen.getByRole('heading', { name: 'Saltmarsh Downs #12' })).toBeVisible()
  const rows = screen.getByRole('listitem')
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    '13. Moth at Noon',
    `21. Paper Weather${t('sports.deadHeat')}`,
    `25. Velvet Ledger${t('sports.deadHeat')}`,
  ])
})

test('SPT-01 a bet on a race is settled by its first three, level runners counted each', async () => {
  const server = fakeServer()
  answerVisitor(server)
  const [leg] = betOf().legs
  const event = { ...race, state: 'official' as const, places: [[3, 1], [5], [2], [4]] }
  const selections = [{ market: 'win', period: 'full', line: 0, outcome: '3' }]
  const settledBy = { score: null, version: 1, how: 'played' }
  const bet = betOf({
    state: 'won',
    sizes: [1],
    legs: [{ ...leg!, event, selections, settledBy, state: 'won' }],
  })
  const screen = await renderPanel(server, <BetCard bet={bet} currency="VND" offer={undefined} />)
  await expect.element(screen.getByText('First three: 3 = 1, 5', { exact: true })).toBeVisible()
})

test('SPT-01 the rules name the place market without a number of places, which is the race’s', async () => {
  const server = fakeServer()
  answerVisitor(server)
  const place = { market: 'place', sports: ['racing'], line: 'number' as const, isSinceBet: false }
  server.on(sportCampaigns, 'current', { currency: 'VND', list: [] })
  server.on(sportPrices, 'rules', {
    markets: [{ ...place, outcomes: ['1'], examples: [] }],
    races: { terms: [], deductions: [] },
  })
  const screen = await renderPanel(server, <Rules />)
  await expect.element(screen.getByText(/^Place ?Horse racing$/)).toBeVisible()
})

test('SPT-01 a slip names a season in the language of the page, also one that was picked in another', async () => {
  const server = fakeServer()
  answerVisitor(server)
  server.on(sportBets, 'quote', quoteOf(1))
  const season = { ...race, kind: 'outright' as const, label: 'Season 3' }
  const selection = { market: 'champion', period: 'full', line: 0, outcome: '1' }
  const pick = {
    event: season.id,
    selection,
    price: 21_000,
    epoch: 1,
    isBanker: false,
    sport: 'racing' as const,
    ...pickedOf(season, '1', null),
    league: season.league.name,
    startsAt: season.startsAt.toISOString(),
  }
  changeSlip((slip) => toggled(slip, pick))
  const screen = await renderPanel(server, <SlipPanel />, { lang: 'vi' })
  await expect.element(screen.getByText('Saltmarsh Downs Mùa giải 3', { exact: true })).toBeVisible()
  changeSlip(() => emptySlip)
})

test('SPT-01 bets on the winner of a league say when they go on: a virtual match has a known length', async () => {
  const server = fakeServer()
  answerVisitor(server)
  const paused = bookOf(1, { state: 'suspended', why: 'season', offers: [] })
  const begun = { ...race, kind: 'outright' as const, startsAt: new Date(Date.now() - 30_000) }
  const screen = await renderPanel(server, <Markets event={begun} book={paused} />)
  await expect.element(screen.getByText(/Opens again at about \d\d:\d\d/)).toBeVisible()
  const imported = { ...begun, league: { ...begun.league, key: 'grove', isVirtual: false } }
  const other = await renderPanel(server, <Markets event={imported} book={paused} />)
  await expect.element(other.getByText(t('sports.reopens'))).toBeVisible()
  // with the season's last match they have ended
  const over = bookOf(1, { state: 'suspended', why: 'final', offers: [] })
  const ended = await renderPanel(server, <Markets event={begun} book={over} />)
  await expect.element(ended.getByText(t('sports.suspended.final'))).toBeVisible()
  await expect.element(ended.getByText(/Opens again/)).not.toBeInTheDocument()
})
