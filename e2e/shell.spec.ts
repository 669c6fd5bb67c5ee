import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { atOneSize } from './support/once.ts'
import { site } from './support/people.ts'
import { comeAs } from './support/session.ts'

test(
  'SHL-05 SHL-06 SHL-07 SHL-09 SHL-11 the header, the menus, the categories and a pop-up match the specification, on a desktop and a phone',
  { tag: '@night' },
  async ({ page }) => {
    atOneSize()
    await comeAs(page, 'mai')
    const kept = (name: string) => page.evaluate((key) => sessionStorage.getItem(key), name)
    const header = page.getByRole('banner')
    await expect(header.getByText(/₫[\d,]+\.\d\d/)).toBeVisible()
    for (const name of ['Refresh balance', 'Deposit', 'Withdraw', /^Language/, 'Collapse menu'])
      await expect(header.getByRole('button', { name })).toBeVisible()
    await header.getByRole('button', { name: /^Account/ }).click()
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Member centre',
      'Betting record',
      'Customer service',
      'Log out',
    ])
    await expect(menu.getByText(/^ID \d+/)).toBeVisible()
    await page.keyboard.press('Escape')

    const rail = page.getByRole('navigation', { name: 'Main menu' })
    const order = [
      'Deposit',
      'Withdrawal',
      'Reward centre',
      'Points mall',
      'Slots',
      'VIP rank',
      'Betting record',
      'Account record',
      'My account',
    ]
    const later = [
      'Personal profit and loss',
      'Platform information',
      'Get the app',
      'Customer service',
      'Help centre',
    ]
    await expect(async () => {
      const entries = await rail.getByRole('button').or(rail.getByRole('link')).allInnerTexts()
      const places = [...order, ...later].map((name) => entries.findIndex((entry) => entry.startsWith(name)))
      expect(places.filter((place) => place < 0)).toEqual([])
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }).toPass({ timeout: 20_000 })

    // a category selects its first provider and its game type; the logo links to the hot games on home
    await rail.getByRole('link', { name: /^Slots/ }).click()
    await expect(page).toHaveURL(/\/rng$/)
    await expect
      .poll(async () => [await kept('gameType'), await kept('vassalage')])
      .toEqual(['SLOT', 'JADE_FORGE'])
    expect(JSON.parse((await kept('gameVendor')) ?? '[]')).toContain('JADE_FORGE')
    await header.getByRole('link', { name: /home$/ }).click()
    await expect(page).toHaveURL(/\/index$/)
    await expect.poll(() => kept('gameType')).toBe('HOT')

    // a pop-up traps the focus, closes by Escape and restores the focus
    const plate = page.getByRole('main').getByRole('button', { name: /^Jade Forge/ })
    await plate.press('Enter')
    const popup = page.getByRole('dialog', { name: 'Jade Forge' })
    await expect(popup.getByRole('button', { name: 'Play Dice' })).toBeVisible()
    await expectNoBarriers(page)
    await expect.poll(() => popup.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(plate).toBeFocused()

    await page.setViewportSize({ width: 390, height: 844 })
    for (const name of ['Refresh balance', 'Deposit', 'Withdraw'])
      await expect(header.getByRole('button', { name })).toBeVisible()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const sheet = page.getByRole('dialog')
    for (const name of ['Hide balance', 'English', 'Log out', 'Customer service'])
      await expect(sheet.getByRole('button', { name }).first()).toBeVisible()
    await page.keyboard.press('Escape')

    await page.goto(`${site}/index?member=noSuchPage`)
    await expect(page.getByRole('dialog').getByText('Page not found')).toBeVisible()
    await expectNoBarriers(page)
  },
)

test(
  'SHL-15 on a slow connection a progress line confirms a press immediately',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto(`${site}/index`)
    await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
    const line = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await line.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Log in' }).first().click()
    const coming = page.locator('i.waiting')
    await expect(coming).toHaveCSS('opacity', '1')
    line.resolve()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(coming).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)
