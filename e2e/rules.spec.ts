import { expect, test } from '@playwright/test'
import { comeAs } from './support/session.ts'

const NARROWEST = { width: 360, height: 760 }

/** Cells of the rules' tables that overflow the sheet, or whose text overflows them. */
function cutCells(sheet: Element): readonly string[] {
  const { right } = sheet.getBoundingClientRect()
  return [...sheet.querySelectorAll('th, td')]
    .filter((cell) => cell.getBoundingClientRect().right > right || cell.scrollWidth > cell.clientWidth + 1)
    .map(({ textContent }) => textContent)
}

test('SHL-13 GAM-04 tables of the rules fit a narrow phone in Vietnamese, without cut texts', async ({
  page,
}) => {
  await page.setViewportSize(NARROWEST)
  await comeAs(page, 'thutrial', '/index')
  await page.evaluate(() => localStorage.setItem('lang', 'VI'))
  for (const game of ['lotus-wheel', 'lacquer-21']) {
    await page.goto(`/game?gameId=${game}`)
    const table = page.frameLocator('iframe')
    await expect(table.locator('main[data-phase="ready"], main[data-phase="deciding"]')).toBeVisible()
    await table.getByRole('button', { name: 'Luật và bảng trả thưởng' }).click()
    const sheet = table.getByRole('dialog')
    await expect(sheet.locator('td').first()).toBeVisible()
    expect(await sheet.evaluate(cutCells), game).toEqual([])
  }
})

test('SHL-13 the fields of Dice stay above its controls on narrow phones of every height', async ({
  page,
}) => {
  await page.setViewportSize(NARROWEST)
  await comeAs(page, 'thutrial', '/game?gameId=dice')
  const table = page.frameLocator('iframe')
  const fields = table.locator('.dice-fields')
  await expect(fields).toBeVisible()
  for (const height of [568, 640, 760, 800, 844]) {
    await page.setViewportSize({ ...NARROWEST, height })
    const under = () =>
      fields.evaluate((box) => {
        const board = box.closest('.dice')?.getBoundingClientRect().bottom ?? 0
        return box.getBoundingClientRect().bottom <= board
      })
    await expect.poll(under, { message: `${height} high` }).toBe(true)
  }
})
