import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { openEach, sideways } from './support/looks.ts'
import { comeAs } from './support/session.ts'

const pages = ['Links and banners', 'Affiliate report', 'Commission', 'Postbacks']

test(
  'AGT-06 a visitor applies and follows the application; an affiliate opens a code, and a link counts its click',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/join')
    await expect(page.getByRole('heading', { name: 'Become an affiliate' })).toBeVisible()
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)
    await page.getByLabel('Your name').fill('Review Site')
    await page.getByLabel('Email').fill(`walk${Date.now().toString(36)}@example.com`)
    await page.getByLabel('What you do and who your audience is').fill('Reviews of games with their odds.')
    await page.getByText('I accept the affiliate terms').click()
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('heading', { name: 'Application sent' })).toBeInViewport()
    await expectNoBarriers(page)

    await page.goto('/go/NGABLOG?sub=walk')
    await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible()
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)

    await comeAs(page, 'ngablog')
    await page.goto('/index?agent=affiliateOverview')
    await expect(page.getByText('From click to qualified player')).toBeVisible()
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)
    const menu = await openEach(page, pages)
    await menu.getByRole('button', { name: 'Links and banners' }).click()
    const code = `WALK${Date.now().toString(36).toUpperCase()}`
    await page.getByLabel(/^Code/).fill(code)
    await page.getByRole('button', { name: 'Open code' }).click()
    await expect(page.getByText(`/go/${code}`, { exact: false }).first()).toBeVisible()
    await menu.getByRole('button', { name: 'Affiliate report' }).click()
    await page.getByText('Sub-ID', { exact: true }).first().click()
    await expect(page.getByText('walk', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  },
)
