import type { FastifyInstance } from 'fastify'
import { expect, test, type Page } from '@playwright/test'
import { camt054 } from '#apps/bank/camt.ts'
import { createAccount } from '#apps/stripe/account.ts'
import { startDeliverer } from '#apps/stripe/deliverer.ts'
import { buildHttp } from '#apps/stripe/http.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { memberCentre } from './support/cashier.ts'
import { goOn } from './support/looks.ts'
import { aloneAtDesk, atDesk, newName, register, site } from './support/people.ts'

test.skip(({ isMobile }) => isMobile, 'operators at their desks: the walk goes once')

const API_KEY = 'sk_test_standin00000000000000000'
const SECRET = 'whsec_standin0000000000000000000'
const ACCOUNT = '1990000041718'

/** The stand-in for Stripe at the address that the product was started with. */
async function startStripe(): Promise<{ stop: () => Promise<void> }> {
  const url = new URL(process.env['STRIPE_URL'] ?? 'http://127.0.0.1:8098')
  const account = createAccount({ origin: () => url.origin, clock: () => Date.now() })
  const http: FastifyInstance = await buildHttp(account, API_KEY)
  await http.listen({ host: url.hostname, port: Number(url.port) })
  const webhooks = `${site}/api/payments/callbacks/stripe`
  const deliverer = startDeliverer(account, { url: webhooks, secrets: [SECRET], clock: () => Date.now() })
  return {
    async stop() {
      await deliverer.stop()
      await http.close()
    },
  }
}

/** Sends a call of the back office from the page, where a colleague approves what needs two. */
async function send(desk: Page, path: string, data: object): Promise<void> {
  const status = await desk.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      return (await fetch(address, { method: 'POST', headers, body })).status
    },
    [path, JSON.stringify(data)] as const,
  )
  expect(status).toBe(200)
}

async function addKey(desk: Page, button: string, field: string, secret: string): Promise<void> {
  const card = desk.getByRole('listitem').filter({ hasText: 'stripe, JADE' })
  await card.getByRole('button', { name: button }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(field, { exact: true }).fill(secret)
  await dialog.getByLabel('Reason').fill('agreed with Stripe')
  await dialog.getByRole('button', { name: 'Activate key' }).click()
  await expect(dialog).toBeHidden()
}

const method = {
  merchant: 'JADE',
  code: 'stripe-card',
  kind: 'hosted',
  channel: 'page',
  processor: 'stripe',
  currency: 'VND',
  name: { en: 'Card (Stripe)', vi: 'Thẻ (Stripe)' },
  note: { en: 'On Stripe’s page', vi: 'Trên trang Stripe' },
  guide: { en: '', vi: '' },
  least: '100000.00',
  most: '50000000.00',
  presets: ['200000.00'],
  feePpm: 0,
  feeFixed: '0.00',
  arrivalSeconds: 5,
  expiryMinutes: 30,
  sort: 50,
  isOpen: true,
  account: null,
  coin: null,
  reason: 'for the walk',
}

test('CSH-01 M13 an operator connects Stripe, and a player pays on its page and is credited by the webhook', async ({
  browser,
  page,
}) => {
  const stripe = await startStripe()
  const desk = await atDesk(browser, 'op-linh')
  await goOn(desk, '/processors')
  await addKey(desk, 'Add API key', 'Secret API key', API_KEY)
  await addKey(desk, 'Add signing secret', 'Webhook signing secret', SECRET)
  const card = desk.getByRole('listitem').filter({ hasText: 'stripe, JADE' })
  await card.getByRole('button', { name: 'Test connection' }).click()
  await expect(card.getByText(/Connected: the key works/)).toBeVisible()
  await expectNoBarriers(desk)
  await send(desk, '/office/api/deposit-methods', method)
  await register(page, newName())
  await memberCentre(page, 'depositv2')
  await page.getByRole('radio', { name: /Card \(Stripe\)/ }).check({ force: true })
  await page.getByRole('button', { name: '200,000', exact: true }).click()
  await page.getByRole('button', { name: /^Continue to/ }).click()
  await expect(page.getByText('Stand-in', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Back without paying' }).click()
  await page.waitForURL(/from=cancel/)
  await expect(page.getByText('In progress').first()).toBeVisible()
  await page.getByRole('link', { name: 'Open payment page' }).first().click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.waitForURL(/from=success/)
  await expect(page.getByText('In your wallet').first()).toBeVisible()
  await goOn(desk, '/payment-cases')
  await expect(desk.getByText('No open cases')).toBeVisible()
  await expectNoBarriers(desk)
  await desk.context().close()
  await stripe.stop()
})

test(
  'CSH-01 M12 a statement that one operator uploads and another approves credits a deposit; what does not match is assigned',
  { tag: '@night' },
  async ({ browser, page }) => {
    await register(page, newName())
    const references: string[] = []
    for (let n = 0; n < 2; n += 1) {
      await page.goto(`${site}/index?member=depositv2`)
      const another = page.getByRole('button', { name: 'New deposit' })
      if (n > 0) await another.first().click()
      await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
      await page.getByRole('button', { name: n ? '1,000,000' : '500,000', exact: true }).click()
      await page.getByRole('button', { name: 'Show account details' }).click()
      await expect(page.locator('input[type=file]')).toBeAttached()
      const text = await page
        .getByText(/^D-\d+/)
        .first()
        .textContent()
      references.push(text?.match(/D-\d+/)?.[0] ?? '')
    }
    const desk = await atDesk(browser, 'op-linh')
    await send(desk, '/office/api/bank-feeds/JADE', {
      name: 'Demo Bank',
      accountNumber: ACCOUNT,
      currency: 'VND',
      format: 'camt054',
      csv: null,
      pull: 'none',
      pullUrl: null,
      isOpen: true,
      reason: 'for the walk',
    })
    await goOn(desk, '/bank-statements?tab=files')
    await desk.getByRole('button', { name: 'Upload statement' }).click()
    const entries = [
      {
        ref: `FT${Date.now()}1`,
        amount: '500000',
        text: `${references[0]} chuyen tien`,
        payer: 'NGUYEN VAN A',
      },
      { ref: `FT${Date.now()}2`, amount: '1000000', text: 'chuyen tien nap', payer: 'NGUYEN VAN A' },
    ]
    const buffer = Buffer.from(camt054(ACCOUNT, entries))
    await desk
      .locator('input[type=file]')
      .setInputFiles({ name: 'day.xml', mimeType: 'application/xml', buffer })
    await desk.getByRole('dialog').getByRole('button', { name: 'Upload statement' }).click()
    const drawer = desk.getByRole('dialog', { name: /^Statement S-/ })
    await expect(drawer.getByText(`Credits ${references[0]}`)).toBeVisible()
    await expect(drawer.getByText('Another operator must approve it.', { exact: false })).toBeVisible()
    await expectNoBarriers(desk)
    const huy = await aloneAtDesk(browser, 'op-huy')
    await goOn(huy, '/bank-statements?tab=files')
    await huy
      .getByRole('button', { name: /^Statement S-/ })
      .first()
      .click()
    await huy.getByRole('button', { name: 'Approve and import' }).click()
    await expect(huy.getByText(/^Statement S-\d+ approved$/)).toBeVisible()
    await goOn(desk, '/bank-statements')
    await desk.getByRole('row', { name: /chuyen tien nap/ }).click()
    const entry = desk.getByRole('dialog', { name: /^Entry B-/ })
    await expect(entry.getByText('The payment text contains no deposit reference.')).toBeVisible()
    await expectNoBarriers(desk)
    await entry
      .getByRole('listitem')
      .filter({ hasText: references[1] ?? '' })
      .getByRole('button', { name: 'Assign' })
      .click()
    const assign = desk.getByRole('dialog', { name: /^Assign to/ })
    await expect(assign.getByText(/doesn’t contain this deposit’s reference/)).toBeVisible()
    await assign.getByRole('button', { name: 'Assign' }).click()
    await expect(desk.getByText(`Credited to ${references[1]}`)).toBeVisible()
    await expect(desk.getByText('No entries to review')).toBeVisible()
    await memberCentre(page, 'depositv2')
    await expect(page.getByText('1,500,000.00').filter({ visible: true }).first()).toBeVisible()
    await Promise.all([desk, huy].map((each) => each.context().close()))
  },
)
