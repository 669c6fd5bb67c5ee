import { expect, test, type Page } from '@playwright/test'
import { DEMO_PASSWORD, site } from './support/people.ts'

/** The second brand: its code differs from the default of a page without storage. */
const amber = site.replace('localhost', 'amber.localhost')

test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile, 'the storage is the same at every width')

let page: Page
test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
})
test.afterAll(() => page.context().close())

const kept = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)
const listIn = async (key: string): Promise<unknown[]> => JSON.parse((await kept(key)) ?? '[]')

/** Opens a page while one call of the server gets no response, and restores it afterwards. */
async function without(call: string, path: string, look: () => Promise<void>): Promise<void> {
  await page.route(`**${call}*`, (route) => route.abort())
  await page.goto(`${amber}${path}`)
  await look()
  await page.unroute(`**${call}*`)
}

test('SHL-12 validate: stores the form rules, and the registration form uses them when the server does not respond', async () => {
  await page.goto(`${amber}/register`)
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expect.poll(async () => Object.keys(JSON.parse((await kept('validate')) ?? '{}'))).toContain('fields')
  await without('/wps/system/setting/validation', '/register', async () => {
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible()
  })
})

test('SHL-12 token, account, customerId, isAgent and merchant are written at login, and sent with every call', async () => {
  await page.goto(`${amber}/login`)
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Username' }).fill('grace')
  await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(form).toBeHidden({ timeout: 30_000 })
  await expect.poll(() => kept('account')).toBe('grace')
  expect(await kept('isAgent')).toBe('0')
  expect(await kept('customerId')).toMatch(/^1\d{5}$/)
  expect(await kept('merchant')).toBe('AMBER')
  expect(await page.evaluate(() => localStorage.getItem('merchant'))).toBe('AMBER')
  const asked = page.waitForRequest('**/wps/member/info')
  await page.reload()
  const headers = (await asked).headers()
  expect([headers['merchant'], headers['authorization']]).toEqual(['AMBER', await kept('token')])
})

test('SHL-12 account, customerId and isAgent identify the member until the server has responded', async () => {
  await without('/wps/member/info', '/index', async () => {
    await page.getByRole('button', { name: /grace/ }).click()
    await expect(page.getByRole('menu')).toContainText((await kept('customerId')) ?? 'no id')
  })
  // a trial account has no cashier: the stored type is used
  const type = await kept('isAgent')
  await page.evaluate(() => sessionStorage.setItem('isAgent', '4'))
  await without('/wps/member/info', '/index', async () => {
    await expect(page.getByRole('button', { name: /grace/ })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toHaveCount(0)
  })
  await page.goto(`${amber}/index`)
  await expect.poll(() => kept('isAgent')).toBe(type)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible()
})

test('SHL-12 settings: the brand’s name and flags are stored, and shown until the server has responded', async () => {
  const settings = JSON.parse((await kept('settings')) ?? '{}')
  expect(settings).toMatchObject({ name: 'Amber', languages: ['EN'], flags: { DIRECTREG3: true } })
  await without('/wps/system/whitelabel', '/index', async () => {
    await expect(page.getByRole('link', { name: /^Amber/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Jade,/ })).toHaveCount(0)
  })
})

test('SHL-12 favGames: a favourite is stored, and counted until the server has responded', async () => {
  await page.goto(`${amber}/rng`)
  const heart = page.getByRole('button', { name: / in my favourites$/ }).first()
  await expect(heart).toBeVisible()
  if ((await heart.getAttribute('aria-pressed')) === 'false') {
    // wait for the response: leaving earlier would undo the favourite
    const told = page.waitForResponse(/addFavoriteGame/)
    await heart.press('Enter')
    await told
  }
  await expect.poll(async () => (await listIn('favGames')).length).toBeGreaterThan(0)
  const count = (await listIn('favGames')).length
  await without('/wps/relay/MCSFE_getFavoriteGamesList', '/index', async () => {
    await expect(page.getByRole('link', { name: /^Favourites/ }).first()).toContainText(String(count))
  })
})

test('SHL-12 gameVendor and routers: vendors keep their space in the footer, and the URLs stay available', async () => {
  await page.goto(`${amber}/index`)
  await expect.poll(async () => (await listIn('gameVendor')).length).toBeGreaterThan(0)
  await expect.poll(async () => (await listIn('routers')).length).toBeGreaterThan(0)
  const vendors = (await listIn('gameVendor')).length
  const footer = page.getByRole('contentinfo')
  await without('/api/lobby/categories', '/index', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(footer.locator('a[href*="page="]')).toHaveCount(vendors)
  })
  await without('/wps/system/domainRoute', '/index', async () => {
    await footer.scrollIntoViewIfNeeded()
    await footer.getByRole('button', { name: 'Site addresses' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: /amber\.localhost/ })).toBeVisible()
  })
})

test('SHL-12 logging out clears the member’s data, and keeps the brand', async () => {
  await page.goto(`${amber}/index`)
  await page
    .getByRole('link', { name: /^Slots/ })
    .first()
    .click()
  await expect.poll(() => kept('vassalage')).not.toBeNull()
  const id = (await kept('customerId')) ?? 'no id'
  await page.getByRole('button', { name: /^Account, / }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => kept('token')).toBeNull()
  for (const key of ['account', 'customerId', 'isAgent', 'favGames', 'vassalage'])
    expect([key, await kept(key)]).toEqual([key, null])
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(id)
  expect(await kept('merchant')).toBe('AMBER')
})
