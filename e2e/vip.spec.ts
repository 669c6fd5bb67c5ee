import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { memberCentre } from './support/cashier.ts'
import { sideways } from './support/looks.ts'
import { atDesk, office, site } from './support/people.ts'
import { comeAs } from './support/session.ts'

test(
  'PRO-03 MEM-03 SHL-06 a visitor compares ranks on a phone, a member sees the own rank in menu, page and member centre',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${site}/vip`)
    await expect(page.getByRole('heading', { name: 'Silver' }).filter({ visible: true })).toBeVisible()
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)

    await comeAs(page, 'mai', '/vip')
    const own = page.getByRole('region', { name: 'Your rank' })
    await expect(own.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', /of/)
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)
    await memberCentre(page, 'playerRank')
    await expect(page.getByRole('heading', { name: 'Rank history' }).last()).toBeVisible()
    await expectNoBarriers(page)

    await page.setViewportSize({ width: 1366, height: 768 })
    await comeAs(page, 'linh', '/vip')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('button', { name: /VIP rank\s*Jade/ })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: /Jade\s*Your rank/ })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Points mall' })).toBeVisible()
    await expectNoBarriers(page)
  },
)

test(
  'PRO-03 B2 two operators publish ranks and set a member’s rank, and the report counts them',
  { tag: '@night' },
  async ({ browser }) => {
    const desk = await atDesk(browser, 'op-linh')
    await desk.goto(`${office}/vip`)
    await expect(desk.getByRole('cell', { name: '3 · Gold' })).toBeVisible()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'New version' }).click()
    const form = desk.getByRole('dialog', { name: 'New version' })
    await form.getByLabel('Reach: valid bets').first().fill('2500000')
    await form.getByRole('button', { name: 'Publish version' }).click()
    await expect(form.getByLabel('Reason')).toBeFocused()
    await form.getByLabel('Reason').fill('A higher first rank')
    await expectNoBarriers(desk)
    await form.getByRole('button', { name: 'Publish version' }).click()
    await expect(desk.getByRole('cell', { name: 'A higher first rank' }).first()).toBeVisible()

    await desk.goto(`${office}/vip?tab=report`)
    await expect(desk.getByRole('columnheader', { name: 'Members now' })).toBeVisible()
    await expectNoBarriers(desk)

    await desk.goto(`${office}/members?text=duc`)
    await desk.getByRole('cell', { name: 'duc', exact: true }).first().click()
    await desk.getByRole('button', { name: 'VIP rank', exact: true }).click()
    const dialog = desk.getByRole('dialog', { name: 'VIP rank' })
    await dialog.getByLabel('Rank', { exact: true }).selectOption({ label: '6 · Diamond' })
    await dialog.getByLabel('Reason').fill('A test of the approval')
    await expectNoBarriers(desk)
    await dialog.getByRole('button', { name: 'Set rank' }).click()
    await expect(dialog).toBeHidden()
    await expect(desk.getByText('Diamond', { exact: true })).toBeVisible()
  },
)
