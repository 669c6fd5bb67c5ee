import { expect, test, type Page } from '@playwright/test'
import { sideways } from './support/looks.ts'
import { comeAs } from './support/session.ts'

/** The balance of the page's member in the smallest unit shown, as the API says. */
async function balanceOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = await fetch('/wps/v2/wallets/balance', {
      headers: { authorization: sessionStorage.getItem('token') ?? '' },
    })
    const { value } = (await answer.json()) as { value: { sumBalance: string } }
    return Math.round(Number(value.sumBalance) * 100)
  })
}

test('STU-05 two members sit down at a table for money, play a hand, and leave with money that adds up', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const contexts = [
    await browser.newContext({ viewport: { width: 360, height: 740 } }),
    await browser.newContext(),
  ]
  const [mai, linh] = await Promise.all(contexts.map((context) => context.newPage()))
  if (!mai || !linh) throw new Error('no pages')
  const pages = [mai, linh]
  await comeAs(mai, 'mai', '/room?code=NL6A')
  await comeAs(linh, 'linh', '/room?code=NL6A')
  const before = (await balanceOf(mai)) + (await balanceOf(linh))
  for (const [nth, page] of pages.entries()) {
    await page.getByRole('button', { name: `Seat ${nth + 1}`, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('20000')
    await dialog.getByRole('button', { name: 'Sit down' }).click()
    await expect(dialog).toHaveCount(0)
  }
  // the first to act folds: no flop, no rake
  await expect(async () => {
    for (const page of pages) {
      const fold = page.getByRole('button', { name: 'Fold', exact: true })
      if (await fold.isVisible()) return fold.click({ timeout: 2_000 })
    }
    throw new Error('no turn yet')
  }).toPass({ timeout: 40_000 })
  expect(await sideways(mai)).toBe(0)
  await mai.getByRole('button', { name: 'Table menu' }).click()
  await mai.getByRole('menuitem', { name: 'Your hands' }).click()
  await mai.getByRole('dialog').getByRole('button', { name: /NL6A#/ }).last().click()
  await expect(mai.getByText(/^Verified: /)).toBeVisible()
  await mai.keyboard.press('Escape')
  for (const page of pages) await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect
    .poll(async () => (await balanceOf(mai)) + (await balanceOf(linh)), { timeout: 60_000 })
    .toBe(before)
  for (const context of contexts) await context.close()
})
