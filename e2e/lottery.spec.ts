import { expect, test, type Locator, type Page } from '@playwright/test'
import { north } from '#game-kit/lottery/vietnam/draw.ts'
import type { PrizeDraw } from '#game-kit/lottery/vietnam/draw.ts'
import { expectNoBarriers as expectNoneHere } from './support/barriers.ts'
import { sideways } from './support/looks.ts'
import { comeAs } from './support/session.ts'

/** At the top of the page no control is half covered by the header, which axe would count as a small target. */
async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoneHere(page)
}

/** The slip stands beside the plays, or on a phone in a sheet that the bar below the numbers opens. */
async function openSlip(page: Page): Promise<Locator> {
  const slip = page.getByRole('region', { name: 'Bet slip' })
  const bar = page.getByRole('button', { name: /^Open bet slip: \d/ })
  await expect(slip.or(bar)).toBeVisible()
  if (await bar.isVisible()) await bar.click()
  return slip
}

const closeSlip = async (page: Page): Promise<void> => {
  if (await page.getByRole('dialog', { name: 'Bet slip' }).isVisible()) await page.keyboard.press('Escape')
}

test('LOT-02 LOT-03 a member fills a slip by tapping, quick pick and pasting, and buys it on the next draw', async ({
  page,
}) => {
  await comeAs(page, 'mai', '/lottery?gameCode=SSC_5M&playType=star3Back.group6')
  await expect(page.getByRole('heading', { name: 'Jade 5 digits, 5 min' })).toBeVisible()
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: 'Odd', exact: true }).click()
  await page.getByRole('button', { name: 'Add 10 to slip' }).click()
  await page.getByRole('button', { name: 'Quick pick' }).click()
  const slip = await openSlip(page)
  await expect(slip.getByText('2 lines, 11 bets')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectNoBarriers(page)
  await closeSlip(page)

  await page.getByRole('button', { name: 'Straight, typed' }).click()
  await page.getByLabel('Type or paste numbers of 3 digits').fill('123 456, 789\n123 12a')
  await expect(page.getByText('3 numbers read.')).toBeVisible()
  await expect(page.getByText('Not read: 12a')).toBeVisible()
  await page.getByRole('button', { name: 'Add 3 to slip' }).click()
  await openSlip(page)
  await expect(slip.getByText('3 lines, 14 bets')).toBeVisible()
  await slip.getByRole('button', { name: /^Place bets on draw/ }).click()
  await expect(slip.getByText(/^Bets placed on draw .*1,400\.00/)).toBeVisible()
})

test(
  'LOT-02 a visitor reads Vietnamese, Thai and e-lotteries, and is asked to log in to bet',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/vnlottery?gameCode=NORTH_5M&playType=lo2')
    await page.getByRole('button', { name: '39', exact: true }).click()
    await page.getByRole('button', { name: 'Add 1 to slip' }).click()
    await openSlip(page)
    await expect(page.getByRole('button', { name: 'Log in to bet' })).toBeVisible()
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)
    await page.goto('/seaLottery')
    await expect(page.getByRole('heading', { name: 'Jade Thai 3D' })).toBeVisible()
    await page.goto('/elott?gameCode=K3_5M')
    await expect(page.getByRole('heading', { name: 'Jade K3, 5 min' })).toBeVisible()
    await expectNoBarriers(page)
  },
)

/** Forty results in place of the server's: a lottery that has just opened has none yet. */
async function withResults(page: Page, outcomeOf: (at: number) => unknown): Promise<void> {
  const list = Array.from({ length: 40 }, (_, at) => ({
    gameId: 'X',
    code: 'X',
    round: `round-${at}`,
    numero: `20261205-${1_000 - at}`,
    openedAt: new Date(Date.UTC(2026, 11, 5) - at * 60_000).toISOString(),
    outcome: outcomeOf(at),
  }))
  await page.route('**/numeros/opened/game*', (route) =>
    route.fulfill({ json: { success: true, value: { list } } }),
  )
}

/** A Northern draw whose numbers count up. */
const northern = (at: number): PrizeDraw =>
  Object.fromEntries(
    north.tiers.map(({ key, count, width }, tier) => [
      key,
      Array.from({ length: count }, (_, place) =>
        `${(at * 7 + tier * 11 + place * 3) % 100}`.padStart(width, '0'),
      ),
    ]),
  )

test(
  'LOT-03 a visitor reads results, plays a draw again, follows trends and adds a side that keeps coming',
  { tag: '@night' },
  async ({ page }) => {
    await withResults(page, northern)
    await page.goto('/vnlottery?gameCode=NORTH_1M&part=results')
    const results = page.getByRole('region', { name: 'Results' })
    await results.getByRole('button', { name: 'All prizes' }).first().click()
    await expect(results.getByRole('table', { name: 'Tails of each head' })).toBeVisible()
    await expect(results.getByRole('table', { name: /^Prizes of draw/ }).getByRole('row')).toHaveCount(8)
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await results.getByRole('button', { name: 'Watch draw 20261205-1000' }).click()
    const stage = page.getByRole('dialog')
    await stage.getByRole('button', { name: 'Skip' }).click()
    await expect(stage.getByText(/^Result: (\d{2,5} ?){27}$/)).toBeAttached()
    await expectNoBarriers(page)

    await page.unroute('**/numeros/opened/game*')
    // three dice of five, again and again: big and odd in every draw
    await withResults(page, () => [5, 5, 5])
    await page.goto('/elott?gameCode=K3_1M&part=trends')
    const chart = page.getByRole('region', { name: 'Chart: Sum' })
    await expect(chart.getByRole('row', { name: /^1000 / })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('tab', { name: 'Roads' }).click()
    await expect(page.getByRole('img', { name: /^Big road: Big, Big/ })).toBeVisible()
    await page.getByRole('tab', { name: 'Streaks' }).click()
    const streaks = page.getByRole('region', { name: 'Streaks' })
    await streaks.getByRole('button', { name: 'Small' }).click()
    await expect(streaks.getByRole('status')).toHaveText('Added to slip: Sides · Small')
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)
    await page.getByRole('tab', { name: 'Bet' }).click()
    await expect((await openSlip(page)).getByText('1 line, 1 bet')).toBeVisible()
    await closeSlip(page)

    await page.getByRole('tab', { name: 'Rules & odds' }).click()
    await page.getByRole('button', { name: 'Sum', exact: true }).click()
    // a sum of 3 is one of 216 throws
    await expect(page.getByRole('row', { name: /^3 1 in 216 .* 9\d\.\d\d%$/ })).toBeVisible()
    await expectNoBarriers(page)
  },
)

test(
  'LOT-03 the number-set generator fills a selection, whose rules and odds are one tap away',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/vnlottery?gameCode=NORTH_5M&playType=lo2')
    await page.getByRole('button', { name: 'Number sets' }).click()
    const sets = page.getByRole('dialog')
    await sets.getByRole('group', { name: 'Head' }).getByRole('button', { name: '3' }).click()
    await sets.getByRole('button', { name: 'Odd', exact: true }).click()
    await expectNoBarriers(page)
    await sets.getByRole('button', { name: 'Use 5 numbers' }).click()
    await expect(page.getByRole('button', { name: '39', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByRole('button', { name: 'Rules and odds of this bet' }).click()
    await expect(page.getByRole('row', { name: /^Win 1 in 4\.2 3\.6667 99\.00%$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add 5 to slip' }).click()
    await expect((await openSlip(page)).getByText('1 line, 5 bets')).toBeVisible()
  },
)
