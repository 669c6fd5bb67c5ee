import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { watchLine } from './support/cuts.ts'
import { atOneSize } from './support/once.ts'
import { site } from './support/people.ts'
import { comeAs } from './support/session.ts'

test('R8 login informs a self-excluded member of the exclusion and offers to withdraw the balance', async ({
  page,
}) => {
  atOneSize()
  await page.goto(`${site}/login`)
  await page.getByRole('textbox', { name: 'Username' }).fill('phuonglan')
  await page.getByLabel('Password', { exact: true }).fill('jade-demo-pass')
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  const notice = page.getByRole('dialog', { name: 'You’ve excluded yourself' })
  await expect(notice.getByText('Your balance')).toBeVisible()
  await expectNoBarriers(page)
})

test('R6 R16 a time-out closes the game that is open on another device immediately, and shows its end and help', async ({
  page,
  browser,
}) => {
  atOneSize()
  const lineStands = watchLine(page)
  await comeAs(page, 'vanson', '/game?gameId=dice')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await comeAs(other, 'vanson', '/index?member=saferPlay')
  await lineStands()
  const centre = other.getByRole('dialog').first()
  await centre.getByRole('button', { name: 'Take a time-out' }).click()
  await other.getByRole('button', { name: 'Take a time-out for 1 day' }).click()
  for (const one of [page, other]) {
    const notice = one.getByRole('dialog', { name: 'You’re on a time-out' })
    await expect(notice.getByText(/^You can’t play or deposit until /)).toBeVisible()
    await expect(notice.getByText('Free support')).toBeVisible()
  }
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Get support' }).click()
  await expect(page.getByRole('heading', { name: 'Free support' })).toBeVisible()
  await elsewhere.close()
})

test(
  'R1 R11 when the allowed hours end, an open hand is played to its end and then covered; no new one begins',
  { tag: '@night' },
  async ({ page }) => {
    atOneSize()
    await page.clock.install()
    await comeAs(page, 'minhthu', '/game?gameId=lacquer-21')
    const game = page.frameLocator('iframe')
    const [deal, stand] = ['Deal', 'Stand'].map((name) => game.getByRole('button', { name, exact: true }))
    if (!deal || !stand) throw new Error('the table has no keys')
    const decline = game.getByRole('button', { name: 'No, thanks' })
    // one hand in twenty is a blackjack and ends immediately; with an ace the dealer offers insurance first
    await expect(async () => {
      if (await decline.isVisible()) await decline.click({ timeout: 2_000 })
      else if (await deal.isEnabled({ timeout: 2_000 })) await deal.click({ timeout: 2_000 })
      await expect(stand).toBeEnabled({ timeout: 4_000 })
    }).toPass()
    const shown = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Ho_Chi_Minh',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(new Date())
    const changed = page.waitForResponse((answer) => answer.url().endsWith('/api/limits/check'))
    const status = await page.evaluate(
      async (hours) => {
        const authorization = sessionStorage.getItem('token') ?? ''
        const body = JSON.stringify({ kind: 'hours', period: 'once', to: { hours } })
        const headers = { authorization, 'content-type': 'application/json' }
        return (await fetch('/api/limits', { method: 'POST', headers, body })).status
      },
      1 << ((Number(shown) + 12) % 24),
    )
    expect(status).toBe(200)
    await changed
    const stop = page.getByRole('dialog', { name: 'Play is paused' })
    await page.clock.fastForward(16_000) // longer than the page waits for the end of a round
    await expect(stop).toBeHidden()
    await stand.click()
    await expect(stop.getByText('It’s outside the playing hours you set.')).toBeVisible()
    await expectNoBarriers(page)
  },
)
