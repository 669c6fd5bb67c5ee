import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { untilReady } from './support/games.ts'
import { atOneSize } from './support/once.ts'
import { aloneAtDesk, atDesk, office, postByTwo } from './support/people.ts'
import { comeAs } from './support/session.ts'

/** Each bet of 100,000 adds 200: the hidden amount lies four bets away at most. */
const BET = '100000'
const fund = {
  code: 'river-fund',
  merchant: 'JADE',
  currency: 'VND',
  nameEn: 'River Fund',
  nameVi: 'Quỹ Dòng Sông',
  games: ['dice'],
  levels: [{ kind: 'mustHitBy', key: 'major', seed: '100', sharePpm: 2_000, by: '900' }],
  reason: 'a fund that falls soon',
}

/** As amounts are shown: rounded down to hundredths. */
const shown = (amount: number): string =>
  (Math.floor(amount * 100 + 1e-6) / 100).toLocaleString('en', { minimumFractionDigits: 2 })

test(
  'STU-06 SHL-17 two operators add a pool, bets make it grow, it falls below its limit, and the prize is in wallet, record and list',
  { tag: '@night' },
  async ({ page, browser }) => {
    atOneSize()
    const desk = await atDesk(browser, 'op-linh')
    const second = () => aloneAtDesk(browser, 'op-huy')
    expect(await postByTwo(desk, second, { path: '/office/api/jackpots', data: fund })).toBe(200)

    await comeAs(page, 'mai', '/game?gameId=dice')
    const game = page.frameLocator('iframe')
    const roll = game.getByRole('button', { name: 'Roll', exact: true })
    await expect(roll).toBeVisible({ timeout: 30_000 })
    const strip = game.getByRole('region', { name: 'River Fund' })
    await expect(strip).toContainText('100.00')
    await game.getByRole('button', { name: /^Bet/ }).click()
    await game.getByLabel('Bet amount').fill(BET)
    await game.getByRole('button', { name: 'Set bet' }).click()

    const won = game.getByRole('dialog', { name: 'You won the jackpot' })
    let prizes: number[] = []
    for (let bets = 1; prizes.length === 0; bets += 1) {
      expect(bets).toBeLessThanOrEqual(4) // the limit is never passed
      const playing = page.waitForResponse((answer) => answer.url().endsWith('/api/game/rounds'))
      await roll.click()
      const { value } = await (await playing).json()
      prizes = value.jackpot.prizes.map(({ prize }: { prize: string }) => Number(prize))
      if (prizes.length > 0) break
      await untilReady(game)
      await expect(strip).toContainText(`${(100 + 200 * bets).toLocaleString('en')}.00`)
    }
    await expect(won).toBeVisible({ timeout: 60_000 })
    // what a bet gives beyond the hidden amount may reach the next one immediately
    const [paid = ''] = prizes.map(shown)
    await expect(won).toContainText(shown(prizes.reduce((sum, prize) => sum + prize, 0)))
    await expectNoBarriers(page)
    await won.getByRole('button', { name: 'Continue' }).click()
    await expect(won).toBeHidden()

    await page.goto(new URL('/jackpot', page.url()).href)
    const winners = page.getByRole('list').filter({ hasText: 'Dice' }).last()
    await expect(winners).toContainText('m***')
    await expect(winners).toContainText(paid)
    await page.goto(new URL('/index?member=transactionHistory', page.url()).href)
    const record = page.getByRole('row').filter({ hasText: 'Jackpot' })
    await expect(record.filter({ hasText: `+${paid}` })).toBeVisible()

    await desk.goto(`${office}/jackpots`)
    await desk.getByRole('button', { name: 'River Fund' }).click()
    await expect(desk.getByText(paid).filter({ visible: true }).first()).toBeVisible()
    const stop = { path: `/office/api/jackpots/${fund.code}/stop`, data: { reason: 'the test is over' } }
    expect(await postByTwo(desk, second, stop)).toBe(200)
  },
)
