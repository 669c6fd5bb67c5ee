import { expect, test } from '@playwright/test'
import { comeAs } from './support/session.ts'

test('MEM-05 what a record is filtered by stands in the address: it survives a reload, and back takes it away', async ({
  page,
}) => {
  await comeAs(page, 'linh', '/index?member=personalHistoryCopy')
  const chosen = (name: string) => page.getByRole('button', { name, exact: true, pressed: true })
  await expect(chosen('7 days')).toBeVisible()
  await page.getByRole('button', { name: '30 days', exact: true }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  const game = page.getByRole('combobox', { name: 'Game' })
  await game.selectOption({ label: 'Dice' })
  await expect(page).toHaveURL(/of=game(:|%3A)dice/)
  await page.reload()
  await expect(chosen('30 days')).toBeVisible()
  await expect(game).toHaveValue('dice')
  await page.goBack()
  await expect(game).toHaveValue('all')
  await expect(chosen('30 days')).toBeVisible()
  await page.goBack()
  await expect(chosen('7 days')).toBeVisible()
})
