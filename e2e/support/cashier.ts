import { expect, type Page } from '@playwright/test'
import { goOn } from './looks.ts'
import { PASSWORD, site } from './people.ts'
import { slipPicture } from './slip.ts'

/** Opens a page of the member centre by its URL, without loading the site again if it is open. */
export async function memberCentre(page: Page, name: string): Promise<void> {
  const path = `/index?member=${name}`
  // the welcome dialog would cover it
  if (await page.getByRole('dialog', { name: 'Welcome', exact: true }).isVisible())
    await page.keyboard.press('Escape')
  await (page.url().startsWith(site) ? goOn(page, path) : page.goto(site + path))
}

/** The main wallet's balance in the member centre. */
export async function expectBalance(page: Page, amount: string): Promise<void> {
  await expect(
    page
      .getByRole('dialog')
      .getByText(`Main wallet, VND ${amount}`)
      .or(page.getByText(amount, { exact: true }))
      .filter({ visible: true })
      .first(),
  ).toBeVisible({ timeout: 20_000 })
}

/** Deposits through the processor's hosted page; ends where the processor redirects the member. */
export async function depositByPage(page: Page, preset: string): Promise<void> {
  await memberCentre(page, 'depositv2')
  await page.getByRole('radio', { name: /QR payment/ }).check({ force: true })
  await page.getByRole('button', { name: preset, exact: true }).click()
  await page.getByRole('button', { name: /^Continue to/ }).click()
  await expect(page.getByText('Sandbox, no real money')).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.waitForURL(/member=depositv2/)
}

/** Orders a bank transfer and uploads its proof of transfer; returns the transfer's reference. */
export async function transferWithSlip(page: Page, preset: string): Promise<string> {
  await memberCentre(page, 'depositv2')
  await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
  await page.getByRole('button', { name: preset, exact: true }).click()
  await page.getByRole('button', { name: 'Show account details' }).click()
  // until then the previous page is shown, with the references of older deposits
  await expect(page.locator('input[type=file]')).toBeAttached()
  const reference =
    (
      await page
        .getByText(/^D-\d+/)
        .first()
        .textContent()
    )?.match(/D-\d+/)?.[0] ?? ''
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await slipPicture(reference) })
  await page.getByRole('button', { name: 'Upload proof' }).click()
  await expect(page.getByText('Under review').first()).toBeVisible()
  return reference
}

/** An operator assigns an order from a queue to themselves and approves it. */
export async function approveOrder(
  desk: Page,
  queue: 'deposits' | 'withdrawals',
  reference: string,
): Promise<void> {
  await desk.goto(`${new URL(desk.url()).origin}/${queue}?find=${reference}`)
  await desk.getByRole('row', { name: new RegExp(reference) }).click()
  await desk.getByRole('button', { name: 'Assign to me', exact: true }).click()
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  if (queue === 'deposits') await fillReceived(desk)
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(desk.getByRole('dialog')).toBeHidden()
}

/** Types the ordered amount as what the bank statement shows: the form never suggests it. */
export async function fillReceived(desk: Page): Promise<void> {
  const dialog = desk.getByRole('dialog')
  const ordered = dialog.getByText('Amount ordered', { exact: true }).locator('xpath=following-sibling::*')
  await dialog.getByLabel('Amount received').fill((await ordered.innerText()).replaceAll(',', ''))
}

export const PAYMENT_PASSWORD = '975318642'

/** Sets the payment password where a form of the member centre asks for one. */
export async function choosePaymentPassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  const prove = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const choose = page.getByRole('dialog', { name: 'Payment password' })
  await expect(prove.or(choose)).toBeVisible()
  if (await prove.isVisible()) {
    await prove.getByLabel('Your login password', { exact: true }).fill(PASSWORD)
    await prove.getByRole('button', { name: 'Confirm' }).click()
  }
  await choose.getByLabel('New payment password', { exact: true }).fill(PAYMENT_PASSWORD)
  await choose.getByRole('button', { name: 'Save' }).click()
  await expect(choose).toBeHidden()
}

/** Uploads both sides of an identity card and lets an operator approve them: the first withdrawal requires it. */
export async function verifyIdentity(
  page: Page,
  desk: Page,
  { account, name, birthday }: { readonly account: string; readonly name: string; readonly birthday: string },
): Promise<void> {
  await memberCentre(page, 'profile')
  await page.getByRole('button', { name: /^(Send papers|Upload documents)$/ }).click()
  const upload = page.getByRole('dialog', { name: /^(Send papers|Upload documents)$/ })
  const pictures = await Promise.all(['front', 'back'].map((side) => slipPicture(`${name}, ${side}`)))
  await upload
    .locator('input[type=file]')
    .setInputFiles(
      pictures.map((buffer, at) => ({ name: `side-${at + 1}.png`, mimeType: 'image/png', buffer })),
    )
  await upload.locator('button[type=submit]').click()
  await expect(upload).toBeHidden()
  await desk.goto(`${new URL(desk.url()).origin}/papers`)
  await desk.getByRole('row', { name: new RegExp(account) }).click()
  const drawer = desk.getByRole('dialog')
  const approve = drawer.locator('form button[type=submit]')
  await drawer.locator('form input[autocomplete=off]').fill(name)
  await drawer.locator('form input[type=date]').first().fill(birthday)
  await approve.click()
  await expect(drawer).toBeHidden()
}

/** Links the first bank of the list in the holder's name, from the open withdrawal page. */
export async function linkBankAccount(page: Page, holder: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Add bank account/ })
    .first()
    .click()
  const bind = page.getByRole('dialog').last()
  await bind.getByLabel('Bank', { exact: true }).selectOption({ index: 1 })
  await bind.getByLabel('Account number').fill('1234567890')
  await bind.getByLabel('Account holder').fill(holder)
  await bind.getByLabel('Login password', { exact: true }).fill(PASSWORD)
  await bind.getByRole('button', { name: 'Add bank account' }).click()
  await expect(page.getByText('••7890').first()).toBeVisible()
}

/** Joins the welcome bonus from its page in the list of promotions, and makes the deposit that it doubles. */
export async function takeWelcomeBonus(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Deposit' })).toBeVisible()
  await depositByPage(page, amount)
  await memberCentre(page, 'bonusDetails')
  // the job gives it within seconds of the deposit
  await expect(page.getByRole('article').getByText('Active')).toBeVisible({ timeout: 30_000 })
}
