import { expect, test, type Page } from '@playwright/test'
import { depositByPage, memberCentre } from './support/cashier.ts'
import { cutOnce, NO_LINE, pressUntilDone } from './support/cuts.ts'
import { atOneSize } from './support/once.ts'
import { newName, register, site } from './support/people.ts'
import { slipPicture } from './support/slip.ts'

test.skip(process.env['FAIRHOUSE_TIER'] !== 'nightly', 'every request cut twice: nightly only')

/** Presses this button in the topmost layer. */
const click = (page: Page, name: string | RegExp) => (options?: { timeout: number }) =>
  page.getByRole('button', { name }).last().click(options)

test('RSP-01 R3 M4 sets, increases and confirms a limit once each although the connection is cut before or after the request', async ({
  page,
}) => {
  atOneSize()
  await register(page, newName())
  await memberCentre(page, 'saferPlay')
  const dialog = page.getByRole('dialog', { name: 'Single stake' })
  const change = page.getByRole('button', { name: 'Single stake: change' })
  await page.getByRole('button', { name: /^Single stake: / }).click()
  await dialog.getByLabel('Maximum').fill('5000')
  await pressUntilDone(page, '**/api/limits', click(page, 'Save'), change)
  // the list shows it already, and the dialog reports a missing response
  if (await dialog.isVisible()) await page.keyboard.press('Escape')
  await change.click()
  const waits = page.getByText('Your current limit applies until then')
  await pressUntilDone(page, '**/api/limits', click(page, 'No limit'), waits)
  if (await dialog.isVisible()) await page.keyboard.press('Escape')
  const keep = page.getByRole('button', { name: 'Keep current limit' })
  await pressUntilDone(
    page,
    '**/api/limits/keep',
    click(page, 'Keep current limit'),
    page.getByText('5,000.00'),
  )
  await expect(keep).toBeHidden()
})

test('MEM-08 MEM-10 SHL-16 M4 executes each request of the inbox, a feedback and a conversation once although the connection is cut before or after it', async ({
  page,
}) => {
  atOneSize()
  await register(page, newName())
  await depositByPage(page, '500,000')
  await memberCentre(page, 'messageV2')
  const read = page.getByText('All messages read')
  await pressUntilDone(page, '**/api/inbox/read', click(page, /^Mark all/), read)
  await page.getByRole('button', { name: /Deposit received/ }).click()
  await click(page, /^Delete$/)()
  await expect(page.getByRole('button', { name: /Deposit received/ })).toBeHidden()
  // the welcome is left
  await page.getByRole('button', { name: 'Delete read messages' }).click()
  await pressUntilDone(page, '**/api/inbox', click(page, /^Delete$/), page.getByText('No messages'))

  await memberCentre(page, 'feedback')
  await page
    .getByRole('textbox', { name: 'Your feedback' })
    .fill('The line was cut and I wrote to you all the same, only once.')
  await pressUntilDone(
    page,
    '**/wps/feedback',
    click(page, 'Send feedback'),
    page.getByText(/^Feedback .+ sent$/),
  )
  await expect(page.getByText('The line was cut and I wrote')).toHaveCount(1)

  await page.goto(`${site}/service`)
  await page.getByLabel('Your message').fill('Said once, whatever the line does')
  const said = page.getByRole('log').getByText('Said once, whatever the line does')
  await pressUntilDone(page, '**/api/live-chat/lines', click(page, 'Send'), said)
  await expect(said).toHaveCount(1)
  // the chosen picture stays selected
  const chosen = { name: 'a.png', mimeType: 'image/png', buffer: await slipPicture('seen once') }
  await cutOnce(page, '**/api/live-chat/pictures', 'question')
  await page.locator('input[type=file]').setInputFiles(chosen)
  const again = click(page, 'Send again')
  const shown = page.getByRole('log').getByRole('img')
  await expect(page.getByText(NO_LINE)).toBeVisible()
  await cutOnce(page, '**/api/live-chat/pictures', 'answer')
  await again()
  await expect(page.getByText(NO_LINE).or(shown).first()).toBeVisible()
  if ((await shown.count()) === 0) await again()
  await expect(shown).toHaveCount(1)
})
