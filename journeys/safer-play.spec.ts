import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { watchLine } from './support/cuts.ts'
import { atOneSize } from './support/once.ts'
import { atDesk, office, site } from './support/people.ts'
import { comeAs } from './support/session.ts'

test('RSP-01 R1 R3 R16 a member sets a limit, widens it and is told when it may be confirmed, without a barrier', async ({
  page,
}) => {
  await comeAs(page, 'kimoanh', '/index?member=saferPlay')
  const centre = page.getByRole('dialog').first()
  await expect(centre.getByText('Time-out and self-exclusion').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"], .animate-pulse')).toHaveCount(0)
  await expectNoBarriers(page)
  await centre.getByRole('button', { name: /^Single stake: / }).click()
  const dialog = page.getByRole('dialog', { name: 'Single stake' })
  await dialog.getByLabel('Maximum').fill('5000')
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await centre.getByRole('button', { name: 'Single stake: change' }).click()
  await dialog.getByRole('button', { name: 'No limit' }).click()
  await expect(dialog).toBeHidden()
  await expect(centre.getByText('Your current limit applies until then')).toBeVisible()
  await centre.getByRole('button', { name: 'Keep current limit' }).click()
  await expect(centre.getByText('Your current limit applies until then')).toBeHidden()
})

test('R8 who excluded themselves is told so at the log-in and gets at their own money', async ({ page }) => {
  atOneSize()
  await page.goto(`${site}/login`)
  await page.getByRole('textbox', { name: 'Username' }).fill('phuonglan')
  await page.getByLabel('Password', { exact: true }).fill('jade-demo-pass')
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  const notice = page.getByRole('dialog', { name: 'You’ve excluded yourself' })
  await expect(notice.getByText('Your balance')).toBeVisible()
  await expectNoBarriers(page)
})

test('R6 R16 a time-out ends the game that is open on another device at once and says until when, with the way to help', async ({
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

test('R11 R12 O12 a reality check stands before the game until it is answered, by keyboard alone, with the history one press away', async ({
  page,
}) => {
  // the shortest check comes after five minutes: the walk only moves when it is due, the figures are the house's own
  let isDue = true
  await page.route('**/api/limits/check', async (route) => {
    const answer = await route.fetch()
    const { value, ...rest } = await answer.json()
    const dueAt = new Date(Date.now() + (isDue ? -1_000 : 3_600_000)).toISOString()
    await route.fulfill({ json: { ...rest, value: { ...value, isDue, dueAt } } })
  })
  await comeAs(page, 'linh', '/game?gameId=dice')
  await expect(page.locator('iframe')).toBeAttached() // the house counts from the launch on: before it nothing is to be answered
  const check = page.getByRole('dialog', { name: 'Reality check' })
  await expect(check.getByText('Time played')).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(check).toBeVisible() // it waits for an answer
  await expect(check.getByRole('button', { name: 'My rounds' })).toBeVisible()
  const goOn = check.getByRole('button', { name: 'Continue' })
  for (let stop = 0; stop < 8 && !(await goOn.evaluate((node) => node === document.activeElement)); stop++)
    await page.keyboard.press('Tab')
  await expect(goOn).toBeFocused()
  isDue = false
  await page.keyboard.press('Enter')
  await expect(check).toBeHidden()
  // the page may be asking once more
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('R1 R11 when the allowed hours end, a hand that is open is played to its end and only then covered; no other one begins', async ({
  page,
}) => {
  atOneSize()
  await page.clock.install()
  await comeAs(page, 'minhthu', '/game?gameId=lacquer-21')
  const game = page.frameLocator('iframe')
  const [deal, stand] = ['Deal', 'Stand'].map((name) => game.getByRole('button', { name, exact: true }))
  if (!deal || !stand) throw new Error('the table has no keys')
  const decline = game.getByRole('button', { name: 'No, thanks' })
  // one hand in twenty is a blackjack and over at once; under an ace the dealer asks first
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
  await page.clock.fastForward(16_000) // longer than a round may take before the page stops waiting for it
  await expect(stop).toBeHidden()
  await stand.click()
  await expect(stop.getByText('It’s outside the playing hours you set.')).toBeVisible()
  await expectNoBarriers(page)
})

test('RSP-01 R5 an operator on a phone sets the house’s own limit of a member, and reads what was done and why', async ({
  browser,
}) => {
  atOneSize()
  const desk = await atDesk(browser, 'op-linh')
  await desk.setViewportSize({ width: 360, height: 760 })
  await desk.goto(`${office}/limits?tab=help`)
  const chosen = desk.getByRole('group').first().getByRole('button', { pressed: true })
  await expect(chosen).toHaveText('Support organisations')
  await expect(chosen).toBeInViewport({ ratio: 1 }) // however far to the right
  await desk.goto(`${office}/members/100022`)
  await desk.getByRole('tab', { name: 'Safer play' }).click()
  await desk.getByRole('button', { name: 'Losses per day: set' }).click()
  const dialog = desk.getByRole('dialog', { name: /^Losses per day/ })
  await dialog.getByLabel('Maximum (leave empty for no limit)').fill('250000')
  await dialog.getByLabel('Reason').fill('asked for by the family')
  await expectNoBarriers(desk)
  await dialog.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByText('Set by us: 250,000.00')).toBeVisible()
  await expect(desk.getByText('op-linh · asked for by the family')).toBeVisible()
  await expectNoBarriers(desk)
  await desk.context().close()
})
