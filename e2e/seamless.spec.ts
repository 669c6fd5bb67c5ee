import { expect, test } from '@playwright/test'
import { logIn, site } from './support/people.ts'

test(
  'SHL-01 SHL-02 /seamless frames a seamless vendor below the header only, and reports when none is available',
  { tag: '@night' },
  async ({ page }) => {
    await logIn(page, 'mai')
    await page.goto(`${site}/seamless`)
    const frame = page.locator('main iframe')
    await expect(frame).toBeVisible({ timeout: 30_000 })
    // another company's origin, not the studio's
    expect(new URL((await frame.getAttribute('src')) ?? site).port).toBe(process.env['VENDOR_PORT'] ?? '8087')
    await expect(page.getByRole('banner').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.goto(`${site}/seamless?vassalage=JILI`)
    await expect(page.getByRole('heading', { name: 'No providers available' })).toBeVisible()
  },
)
