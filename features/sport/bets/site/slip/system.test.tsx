import { expect, test } from 'vitest'
import { wallet } from '#features/money/wallet/contract.ts'
import { t } from '#texts/i18n.ts'
import { endSession } from '#ui/api/session.ts'
import { DESKTOP, expectNoBarriers } from '#ui/testing/barriers.ts'
import { sportBets } from '../../contract.ts'
import { emptySlip, type Pick, type Slip } from '../../rules/picks.ts'
import { betOf, eventOf, idOf } from '../../testing/fixtures.ts'
import { asMember, book, quoteOf, show } from '../../testing/sportsbook.tsx'

const pick = (nth: number, more: Partial<Pick> = {}): Pick => ({
  event: idOf(nth),
  selection: { market: 'winner', period: 'full', line: 0, outcome: 'home' },
  price: 21_000,
  epoch: 1,
  isBanker: false,
  sport: 'football',
  home: `Home ${nth}`,
  away: `Away ${nth}`,
  league: 'Harbour League',
  startsAt: eventOf(nth).startsAt.toISOString(),
  ...more,
})

const yankee: Slip = {
  ...emptySlip,
  mode: 'system',
  picks: [1, 2, 3, 4].map((nth) => pick(nth)),
  sizes: [2, 3, 4],
}

test('SPT-01 the maximum of a system is for each of its bets: its button fills what fits, and the slip shows bets × stake = total', async () => {
  const server = await asMember(book())
  // 500,000.00 for the whole bet is 45,454.54 for each of eleven
  server.on(sportBets, 'quote', quoteOf(4, { lines: 11 }))
  server.on(sportBets, 'place', {
    pending: null,
    bet: betOf({ lines: 11, stake: 4_999_999_400n }),
    balance: 1n,
  })
  const screen = await show(server, {}, DESKTOP, yankee)
  const stake = screen.getByRole('textbox', { name: t('sports.stakeOfLine', { lines: 11 }) })
  await stake.fill('50000')
  await expect
    .element(screen.getByText(/maximum for each bet is ₫45,454.54, ₫499,999.94 in total: highest return/))
    .toBeVisible()
  await expectNoBarriers()
  await screen.getByRole('button', { name: t('sports.most'), exact: true }).click()
  await expect.element(stake).toHaveValue('45,454.54')
  await expect.element(screen.getByText('11 × ₫45,454.54')).toBeVisible()
  await screen.getByRole('button', { name: t('sports.place', { total: '₫499,999.94' }) }).click()
  expect(server.heard(sportBets, 'place')[0]?.body).toMatchObject({ sizes: [2, 3, 4], stake: 4_999_999_400n })
  // the receipt says it in the same words
  await expect.element(screen.getByText('B-00000900')).toBeVisible()
  await expect.element(screen.getByText('11 × ₫45,454.54')).toBeVisible()
  endSession('tab')
})

test('SPT-01 the minimum of a system is for each of its bets, too, and a banker leaves fewer of them', async () => {
  const server = await asMember(book())
  // 10,000.00 for the whole bet; pairs of three selections with a banker are three bets
  server.on(sportBets, 'quote', quoteOf(4, { lines: 3 }))
  const picks = yankee.picks.map((each, at) => (at === 0 ? { ...each, isBanker: true } : each))
  const screen = await show(server, {}, DESKTOP, { ...yankee, picks, sizes: [2] })
  await screen.getByRole('textbox', { name: t('sports.stakeOfLine', { lines: 3 }) }).fill('3000')
  await expect
    .element(screen.getByText('The minimum for each bet is ₫3,333.34, ₫10,000.02 in total.'))
    .toBeVisible()
  endSession('tab')
})

test('SPT-01 each-way doubles the bets of a system, and the slip says so', async () => {
  const server = await asMember(book())
  server.on(sportBets, 'quote', quoteOf(3, { lines: 8 }))
  const race = { terms: { places: 3, fraction: 5 }, names: { 1: 'Ember' } }
  const picks = [1, 2, 3].map((nth) =>
    pick(nth, {
      sport: 'racing',
      selection: { market: 'win', period: 'full', line: 0, outcome: '1' },
      race,
    }),
  )
  const screen = await show(server, {}, DESKTOP, { ...yankee, picks, sizes: [2, 3], isEachWay: true })
  await expect.element(screen.getByText(t('sports.eachWayLines'))).toBeVisible()
  await screen.getByRole('textbox', { name: t('sports.stakeOfLine', { lines: 8 }) }).fill('10000')
  await expect.element(screen.getByText('8 × ₫10,000.00')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: t('sports.place', { total: '₫80,000.00' }) }))
    .toBeEnabled()
  endSession('tab')
})

test('SPT-01 Max fills what the member has where that is less than what is accepted, and quick stakes fit the currency', async () => {
  const server = await asMember(book())
  server.on(sportBets, 'preferences', { format: 'decimal', policy: 'none', zone: null, quick: [] })
  server.on(wallet, 'balance', {
    sumBalance: 1_000_000n,
    held: 0n,
    currency: 'USD',
    bonus: null,
    wallets: [],
  })
  server.on(sportBets, 'quote', quoteOf(4, { lines: 11, least: 5_000n }))
  const screen = await show(server, {}, DESKTOP, yankee)
  await screen.getByRole('button', { name: t('sports.most'), exact: true }).click()
  await expect.element(screen.getByRole('textbox', { name: /^Stake for each/ })).toHaveValue('9.09')
  await screen.getByRole('button', { name: '$5.00' }).click()
  await expect.element(screen.getByText('11 × $5.00')).toBeVisible()
  endSession('tab')
})

test('SPT-01 each single has a maximum of its own, which one press fills', async () => {
  const server = await asMember(book())
  server.on(sportBets, 'quote', ({ body }) =>
    quoteOf(1, {
      most: {
        stake: body.legs[0]?.event === idOf(1) ? 5_000_000_000n : 70_000_000n,
        reason: 'market',
        why: null,
      },
      least: 10_000n,
    }),
  )
  const screen = await show(server, {}, DESKTOP, { ...yankee, mode: 'single', picks: [pick(1), pick(2)] })
  await screen.getByRole('button', { name: t('sports.most'), exact: true }).click()
  await expect.element(screen.getByRole('textbox', { name: /Home 1$/ })).toHaveValue('500,000')
  await expect.element(screen.getByRole('textbox', { name: /Home 2$/ })).toHaveValue('7,000')
  endSession('tab')
})
