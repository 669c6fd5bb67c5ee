import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { expectNoBarriers } from '../barriers.ts'
import { sideways } from '../looks.ts'

const STEP_SECONDS = 30
const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1366, height: 768 }

/** The same step on the smallest phone: nothing is cut off sideways, nothing is inaccessible. */
export async function expectFine(page: Page): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expectNoBarriers(page)
  await page.setViewportSize(PHONE)
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
  await expectNoBarriers(page)
  await page.setViewportSize(DESKTOP)
}

/** A page by the heading that it begins with. */
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
/** Presses the button that leads to the next step. */
export const goOn = (page: Page) =>
  page.getByRole('button', { name: /^(Save and continue|Continue)$/ }).click()

/** A code that was not used yet: each works once. */
let lastStep = 0
export function freshCode(secret: string): string {
  const now = Math.floor(Date.now() / 1000 / STEP_SECONDS)
  lastStep = Math.max(now, lastStep + 1)
  return generateSync({ secret, epoch: lastStep * STEP_SECONDS })
}

/** The authenticator secret that a page shows in groups of four. */
export async function secretOn(page: Page): Promise<string> {
  const shown = await page
    .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/)
    .first()
    .textContent()
  return (shown ?? '').replaceAll(' ', '')
}
