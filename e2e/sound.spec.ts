import { expect, test } from '@playwright/test'
import { comeAs } from './support/session.ts'

test('SHL-15 a sound whose code was lost loads at the next press, and the game continues without it', async ({
  page,
}) => {
  let isCut = true
  const asked: boolean[] = []
  await page.context().route(/\/ZzFX-[^/]*\.js$/i, (route) => {
    asked.push(isCut)
    return isCut ? route.abort('connectionreset') : route.continue()
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await comeAs(page, 'thutrial', '/game?gameId=dice')
  const table = page.frameLocator('iframe')
  await expect(table.locator('main')).toHaveAttribute('data-phase', 'ready', { timeout: 30_000 })
  const higher = table.getByRole('button', { name: 'Increase bet' })
  await higher.click()
  await expect.poll(() => asked).toEqual([true])
  isCut = false
  await expect(async () => {
    await higher.click()
    expect(asked).toEqual([true, false])
  }).toPass({ timeout: 15_000 })
  expect(errors).toEqual([])
})
