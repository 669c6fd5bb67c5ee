import { expect, test, type Page } from '@playwright/test'
import { newName, site } from './support/people.ts'
import { comeAsNewcomer } from './support/session.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { inTheme } from './support/looks.ts'
import { atOneSize } from './support/once.ts'

/** Opens the language picker, whose button depends on the screen size. */
async function openPicker(page: Page): Promise<void> {
  // the page has replaced the first paint
  await expect(page.locator('#root > .first')).toHaveCount(0)
  const picker = page
    .getByRole('button', { name: /(English|Tiếng Việt)$/ })
    .filter({ visible: true })
    .first()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(picker.or(menu).first()).toBeVisible()
  // the open menu covers the header's button
  if (!(await picker.isVisible())) await menu.click()
  await picker.click()
  await expect(page.getByRole('dialog').last().getByRole('listitem')).toHaveCount(30)
}

async function choose(page: Page, name: 'English' | 'Tiếng Việt'): Promise<void> {
  await openPicker(page)
  await page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', name === 'English' ? 'en' : 'vi')
}

/** Whether the page was reloaded since `mark`. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }))
const isMarked = (page: Page) => page.evaluate(() => 'stillHere' in window)

test('SHL-14 the picker has thirty names in their own scripts; the brand’s languages can be chosen', async ({
  page,
}) => {
  await page.goto(site)
  await openPicker(page)
  const list = page.getByRole('dialog').last()
  for (const name of ['Tiếng Việt', 'ไทย', 'ខ្មែរ', '简体中文', '日本語', '한국어', 'العربية', 'Русский'])
    await expect(list.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(list.getByRole('listitem').getByRole('button', { disabled: false })).toHaveCount(2)
  for (const theme of ['dark', 'light'] as const) {
    await inTheme(page, theme)
    await expectNoBarriers(page)
  }
})

test('SHL-14 a language change updates texts, titles, API content and every other tab, without a reload', async ({
  page,
  context,
}) => {
  await page.goto(site)
  await expect(page).toHaveTitle(/^Home · /)
  const other = await context.newPage()
  await other.goto(`${site}/fairness`)
  await expect(other).toHaveTitle(/^Fairness · /)
  await mark(page)
  await mark(other)
  await choose(page, 'Tiếng Việt')
  await expect(page).toHaveTitle(/^Trang chủ · /)
  await expect(page.getByRole('heading', { name: 'Người vừa thắng' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chơi Rồng Sông' }).first()).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(other).toHaveTitle(/^Công bằng · /)
  expect([await isMarked(page), await isMarked(other)]).toEqual([true, true])
  expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')])).toEqual([
    'VI',
    'EN',
  ])
  await other.close()
  await page.bringToFront() // animations of a background page do not finish
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const theme of ['dark', 'light'] as const) {
    await inTheme(page, theme)
    await page.waitForLoadState('networkidle')
    await expectNoBarriers(page)
  }
  await choose(page, 'English')
  await expect(page).toHaveTitle(/^Home · /)
})

test('SHL-14 ERR-02 a refused login is explained in Vietnamese to a Vietnamese reader', async ({ page }) => {
  atOneSize()
  await page.goto(site)
  await choose(page, 'Tiếng Việt')
  await page.goto(`${site}/login`)
  const form = page.getByRole('dialog')
  await form.getByLabel('Tên đăng nhập').fill(newName())
  await form.getByLabel('Mật khẩu', { exact: true }).fill('sai mật khẩu rồi')
  await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(form.getByText('Tài khoản hoặc mật khẩu không đúng')).toBeVisible({ timeout: 30_000 })
  await expectNoBarriers(page)
})

const games = [
  { gameId: 'dice', vietnamese: 'Xúc Xắc' },
  { gameId: 'river-dragon', vietnamese: 'Rồng Sông' },
] as const

test('SHL-14 an open game changes its language with the page, without a reload', async ({
  page,
  context,
}) => {
  atOneSize()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await comeAsNewcomer(page, `/game?gameId=${games[0].gameId}`)
  const other = await context.newPage()
  await other.goto(site)
  for (const { gameId, vietnamese } of games) {
    const path = `/game?gameId=${gameId}`
    if (!page.url().endsWith(path)) await page.goto(site + path)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('Balance').first()).toBeVisible({ timeout: 40_000 })
    const inner = page.frames().find((one) => one !== page.mainFrame())
    await inner?.evaluate(() => Object.assign(window, { stillHere: true }))
    await choose(other, 'Tiếng Việt')
    await expect(frame.locator('html')).toHaveAttribute('lang', 'vi')
    await expect(frame.getByText('Số dư').first()).toBeVisible({ timeout: 40_000 })
    await expect(frame.locator('main[data-phase=ready]')).toBeVisible({ timeout: 40_000 })
    expect(await inner?.evaluate(() => 'stillHere' in window)).toBe(true)
    await expect(page).toHaveTitle(new RegExp(`^${vietnamese} · `))
    await choose(other, 'English')
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en')
  }
  expect(faults).toEqual([])
})

test('ERR-02 an error shows one sentence and a reference from the log, which can be copied', async ({
  page,
}) => {
  await page.route('**/api/lobby/home*', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, errorCode: 'system.fault', message: 'x', value: { reference: 'ab12-3c' } },
    }),
  )
  await page.goto(site)
  const alert = page.getByRole('alert').filter({ hasText: 'Reference ab12-3c' }).first()
  await expect(alert).toContainText('Something went wrong on our side')
  await expect(alert.getByRole('button', { name: 'Copy ab12-3c' })).toBeVisible()
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectNoBarriers(page)
})

test('ERR-03 SHL-15 a chunk that is missing on the server shows a message and offers a reload', async ({
  page,
}) => {
  await page.route(/assets\/fairness-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(`${site}/fairness`)
  await expect(page.getByText('This page is out of date. Reload to get the new version.')).toBeVisible()
  await page.unroute(/assets\/fairness-.*\.js/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page).toHaveTitle(/^Fairness · /)
  // a small chunk that does not load affects nothing else
  const small = /assets\/(marquee|banners)-.*\.js/
  await page.route(small, (route) => route.abort())
  const gone = page.waitForEvent('requestfailed', (request) => small.test(request.url()))
  await page.goto(`${site}/index`)
  await gone
  await expect(page.getByRole('contentinfo')).toBeVisible()
  // the menu of a wide screen, the bottom bar of a phone
  await expect(page.getByRole('navigation', { name: /^(Main|Quick) menu$/ })).toBeVisible()
})

test('SHL-01 an unknown URL has a title and a link home in both languages', async ({ page }) => {
  await page.goto(`${site}/no-such-page`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await choose(page, 'Tiếng Việt')
  await expect(page).toHaveTitle(/^Không tìm thấy trang · /)
  await page.getByRole('link', { name: 'Về trang chủ' }).first().click()
  await expect(page).toHaveURL(/\/index/)
})
