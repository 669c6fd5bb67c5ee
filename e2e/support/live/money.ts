import { expect, type Page } from '@playwright/test'
import { camt054 } from '#apps/bank/camt.ts'
import { choosePaymentPassword, PAYMENT_PASSWORD } from '../cashier.ts'
import { PASSWORD } from '../people.ts'
import { slipPicture } from '../slip.ts'
import type { LiveProduct } from './product.ts'

/** Owner, second officer and member of a live installation. */
export type Cast = {
  readonly live: Pick<LiveProduct, 'site' | 'office'>
  readonly lan: Page
  readonly minh: Page
  readonly visitor: Page
}

const ACCOUNT = '0071000123456'

/** The reference of the order that a page shows, such as D-100417. */
async function referenceOn(page: Page, mark: 'D' | 'W'): Promise<string> {
  const pattern = new RegExp(`${mark}-\\d+`)
  const shown = await page
    .getByText(new RegExp(`^${mark}-\\d+`))
    .first()
    .textContent()
  return pattern.exec(shown ?? '')?.[0] ?? ''
}

/** The owner proposes to read the statements of the account that members transfer to; the second officer approves. */
export async function addStatementAccount({ live, lan, minh }: Cast): Promise<void> {
  await lan.goto(`${live.office}/bank-statements?tab=accounts`)
  await lan.getByRole('button', { name: 'Add bank account' }).click()
  const account = lan.getByRole('dialog')
  await account.getByLabel('Account number').fill(ACCOUNT)
  await account.getByLabel('Name', { exact: true }).fill('Vietcombank VND')
  await account.getByLabel('Reason').fill('the account of our deposits')
  await account.locator('button[type=submit]').click()
  await expect(account).toBeHidden()
  await minh.goto(`${live.office}/approvals`)
  await minh.getByText('the account of our deposits').first().click()
  await minh.getByRole('button', { name: 'Approve change' }).click()
  await minh.getByRole('dialog').getByRole('button', { name: 'Approve change' }).click()
  await expect(minh.getByText(/^Change \d+ approved$/)).toBeVisible()
}

/** A member orders a transfer, the owner uploads the bank's camt.054 file with it, and the second officer approves the file. */
export async function depositByStatement({ live, lan, minh, visitor }: Cast): Promise<void> {
  await visitor.goto(`${live.site}/index?member=depositv2`)
  await visitor.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
  await visitor.getByLabel('Amount').fill('700000')
  await visitor.getByRole('button', { name: 'Show account details' }).click()
  await expect(visitor.locator('input[type=file]')).toBeAttached()
  const reference = await referenceOn(visitor, 'D')
  const entry = { ref: 'FT26327000001', amount: '700000', payer: 'NGUYEN VAN AN' }
  const statement = camt054(ACCOUNT, [{ ...entry, text: `chuyen tien ${reference}` }])
  await lan.goto(`${live.office}/bank-statements?tab=files`)
  await lan.getByRole('button', { name: 'Upload statement' }).first().click()
  const upload = lan.getByRole('dialog')
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: 'camt054.xml', mimeType: 'application/xml', buffer: Buffer.from(statement) })
  await upload.locator('button[type=submit]').click()
  await minh.goto(`${live.office}/bank-statements?tab=files`)
  await minh.getByRole('button', { name: /S-1001/ }).click()
  await expect(minh.getByText(`Credits ${reference}`)).toBeVisible()
  await minh.getByRole('button', { name: 'Approve and import' }).click()
}

/** A member links a bank account, sets a payment password, shows identity documents and asks for 300 000; the order's reference. */
export async function requestPayout({ live, minh, visitor }: Cast): Promise<string> {
  await visitor.goto(`${live.site}/index?member=withdraw`)
  await visitor
    .getByRole('button', { name: /^Add bank account/ })
    .first()
    .click()
  const bind = visitor.getByRole('dialog').last()
  const banks = bind.getByLabel('Bank', { exact: true })
  await banks.selectOption('VCB')
  // nothing is offered that this brand does not pay
  await expect(banks.locator('option', { hasText: /USDT|wallet/ })).toHaveCount(0)
  await bind.getByLabel('Account number').fill('1234567890')
  await bind.getByLabel('Account holder').fill('NGUYEN VAN AN')
  await bind.getByLabel('Login password', { exact: true }).fill(PASSWORD)
  await bind.getByRole('button', { name: 'Add bank account' }).click()
  await expect(visitor.getByText('••7890').first()).toBeVisible()
  await choosePaymentPassword(visitor)
  await showDocuments({ live, minh, visitor })
  await visitor.goto(`${live.site}/index?member=withdraw`)
  await visitor.getByLabel('Amount').fill('300000')
  await visitor.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD)
  await visitor.getByRole('button', { name: /^Withdraw .*300,000/ }).click()
  return referenceOn(visitor, 'W')
}

/** The default jurisdiction asks for identity documents before the first withdrawal; the second officer approves them. */
async function showDocuments({ live, minh, visitor }: Omit<Cast, 'lan'>): Promise<void> {
  await visitor.goto(`${live.site}/index?member=profile`)
  await visitor.getByRole('button', { name: 'Upload documents' }).click()
  const upload = visitor.getByRole('dialog', { name: 'Upload documents' })
  const sides = await Promise.all(['front', 'back'].map((side) => slipPicture(`NGUYEN VAN AN, ${side}`)))
  const files = sides.map((buffer, at) => ({ name: `side-${at + 1}.png`, mimeType: 'image/png', buffer }))
  await upload.locator('input[type=file]').setInputFiles(files)
  await upload.locator('button[type=submit]').click()
  await expect(upload).toBeHidden()
  await minh.goto(`${live.office}/papers`)
  await minh.getByRole('row', { name: /anfirst/ }).click()
  const drawer = minh.getByRole('dialog')
  await drawer.locator('form input[autocomplete=off]').fill('NGUYEN VAN AN')
  await drawer.locator('form input[type=date]').first().fill('1990-05-01')
  await drawer.locator('form button[type=submit]').click()
  await expect(drawer).toBeHidden()
}

/** An operator takes a payout, and records the bank's reference as if they had sent it. */
export async function payManually(
  desk: Page,
  {
    live,
    reference,
    look,
  }: {
    readonly live: Cast['live']
    readonly reference: string
    /** While the transfer details are shown. */
    readonly look: () => Promise<void>
  },
): Promise<void> {
  await desk.goto(`${live.office}/manual-payouts`)
  await desk.getByRole('row', { name: new RegExp(reference) }).click()
  await desk.getByRole('button', { name: 'Assign to me', exact: true }).click()
  await expect(desk.getByRole('img', { name: 'Scan with your bank’s app' })).toBeVisible()
  await look()
  await desk.getByRole('button', { name: 'Enter bank reference' }).click()
  const record = desk.getByRole('dialog')
  await record.getByLabel('Bank reference').fill('FT26338000417')
  await record.getByRole('button', { name: 'Record payment' }).click()
  await expect(
    desk.getByText('You recorded this payment, so another operator must confirm it.'),
  ).toBeVisible()
}
