import { expect, test } from '@playwright/test'
import { memberCentre } from './support/cashier.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { PASSWORD } from './support/people.ts'
import { comeAs, comeAsNewcomer } from './support/session.ts'

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
  await open('profile', 'Other contact details')
  await centre.getByRole('button', { name: 'Edit' }).last().click()
  await centre.getByRole('textbox', { name: /^Telegram/ }).fill('huy_of_jade')
  await centre.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(centre.getByText('huy_of_jade')).toBeVisible()
  await centre.getByRole('button', { name: 'Change photo' }).click()
  const pictures = page.getByRole('dialog', { name: 'Photo' })
  await expectNoBarriers(page)
  const broken = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') }
  await pictures.locator('input[type=file]').setInputFiles(broken)
  await pictures.getByRole('button', { name: 'Use photo' }).click()
  const refused = pictures.getByText('We can’t read this file. Use a PNG or JPG image.')
  await expect(refused).toBeVisible()
  await pictures.getByRole('button', { name: 'Remove a.png' }).click()
  await expect(refused).toBeHidden()
  await pictures.getByRole('button', { name: 'Koi' }).click()
  await expect(pictures).toBeHidden()
  await open('personalProfit', 'Net deposits, all time')
  await centre.getByRole('button', { name: '12 months' }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/)
  await open('creditReport', 'Balance after')
  await page.goBack()
  await expect(centre.getByText('Net deposits, all time')).toBeVisible()
})

test('MEM-03 A13 where a member lives changes once they have shown that it is they, asked in the profile itself', async ({
  page,
}) => {
  await comeAsNewcomer(page, '/index?member=profile')
  const centre = page.getByRole('dialog').first()
  await centre.getByRole('button', { name: 'Edit', exact: true }).first().click()
  await centre.getByRole('textbox', { name: /^Address/ }).fill('12 Hang Bac')
  await centre.getByRole('button', { name: 'Save', exact: true }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Your login password', { exact: true }).fill(PASSWORD)
  await expectNoBarriers(page)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(centre.getByText('12 Hang Bac')).toBeVisible()
})
