import { expect, test } from '@playwright/test'
import { memberCentre } from './support/cashier.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { comeAs } from './support/session.ts'

test('MEM-03 MEM-06 MEM-11 a member tells of themselves, chooses a picture, and reads profit and credit, without a barrier', async ({
  page,
}) => {
  await comeAs(page, 'quanghuy', '/index?member=profile')
  const centre = page.getByRole('dialog').first()
  const open = async (name: string, sign: string) => {
    await memberCentre(page, name)
    await expect(centre.getByText(sign).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"], .animate-pulse')).toHaveCount(0)
    await expectNoBarriers(page)
  }
  await open('profile', 'Where else we reach you')
  await centre.getByRole('button', { name: 'Edit' }).last().click()
  await centre.getByRole('textbox', { name: /^Telegram/ }).fill('huy_of_jade')
  await centre.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(centre.getByText('huy_of_jade')).toBeVisible()
  await centre.getByRole('button', { name: 'Change the picture' }).click()
  const pictures = page.getByRole('dialog', { name: 'Picture' })
  await expectNoBarriers(page)
  await pictures.getByRole('button', { name: 'Koi' }).click()
  await expect(pictures).toBeHidden()
  await open('personalProfit', 'Net deposits, of all time')
  await centre.getByRole('button', { name: '12 months' }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/)
  await open('creditReport', 'Balance after')
  await page.goBack()
  await expect(centre.getByText('Net deposits, of all time')).toBeVisible()
})
