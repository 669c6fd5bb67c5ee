import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { depositByPage } from './support/cashier.ts'
import { comeAsNewcomer } from './support/session.ts'

const PHONE = { width: 390, height: 844 }

test('CSH-01 a newcomer finds beside the methods how each of them works, reads it from its beginning and comes back to it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await comeAsNewcomer(page, '/index?member=depositv2')
  // without moving the page: whoever does not know what to do looks here first
  await expect(page.getByRole('button', { name: 'How QR payment works' })).toBeInViewport()
  await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
  await page.getByRole('button', { name: 'How Bank transfer works' }).click()
  const guide = page.getByRole('region', { name: 'How to deposit' })
  await expect(guide.getByRole('heading', { name: 'How to deposit' })).toBeFocused()
  await expect(guide.getByRole('heading', { name: 'How to deposit' })).toBeInViewport()
  await expect(guide.getByText('Enter the amount and select Show account details.')).toBeInViewport()
  // 1440 minutes, as people say it
  await expect(guide.getByText('24 h', { exact: true })).toBeVisible()
  await expectNoBarriers(page)
  await guide.getByRole('button', { name: 'Deposit with Bank transfer' }).click()
  await expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeFocused()
})

test('CSH-01 a deposit that arrived has a receipt: alone on paper, and a picture to keep', async ({
  page,
}) => {
  const account = await comeAsNewcomer(page)
  await depositByPage(page, '200,000')
  await page.getByRole('button', { name: 'Receipt' }).click({ timeout: 30_000 })
  const paper = page.getByRole('article', { name: 'Deposit receipt' })
  await expect(paper.getByText('₫200,000.00')).toHaveCount(2)
  await expect(paper.getByText(account)).toBeVisible()
  await expect(paper.getByText(/^D-\d+$/)).toBeVisible()
  await expectNoBarriers(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as image' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^D-\d+\.png$/)
  const picture = await readFile(await file.path())
  // width and height as a png's first chunk tells them: the paper at twice its 640 pixels, as tall as its words
  expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16)]).toEqual(['PNG', 1280])
  expect(picture.readUInt32BE(20)).toBeGreaterThan(1000)
  await page.emulateMedia({ media: 'print' })
  await expect(paper).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Recent deposits')).toBeHidden()
})
