import { expect, test } from '@playwright/test'
import {
  approveOrder,
  depositByPage,
  expectBalance,
  linkBankAccount,
  memberCentre,
  transferWithSlip,
  verifyIdentity,
} from './support/cashier.ts'
import { untilReady } from './support/games.ts'
import { press, write } from './support/keys.ts'
import { goOn } from './support/looks.ts'
import { atDesk, newName, PASSWORD, register, site } from './support/people.ts'

const PAYMENT_PASSWORD = '975318642'

test('CSH-01 CSH-02 GAM-02 from registration to payout: deposit, proof of transfer, two games, records, withdrawal, receipt', async ({
  page,
  context,
  browser,
}) => {
  const account = newName()
  await register(page, account)
  await page.getByRole('button', { name: 'Look around' }).click()

  // a second tab of the same browser shares the session and receives the balance by events
  const otherTab = await context.newPage()
  await otherTab.goto(`${site}/index?member=securityCenter`)
  await expectBalance(otherTab, '0.00')
  await depositByPage(page, '500,000')
  await expectBalance(page, '500,000.00')
  await expectBalance(otherTab, '500,000.00')

  // a bank transfer waits for an operator
  const slip = await transferWithSlip(page, '1,000,000')
  const linh = await atDesk(browser, 'op-linh')
  await approveOrder(linh, 'deposits', slip)
  await expectBalance(page, '1,500,000.00')
  await expectBalance(otherTab, '1,500,000.00')
  await otherTab.close()

  // River Dragon: one spin, and a reload while the server's response is animated
  await goOn(page, '/index')
  await page.getByRole('button', { name: 'Play River Dragon' }).first().click()
  const slot = page.frameLocator('iframe')
  const taken = page.waitForResponse((answer) => answer.url().endsWith('/api/game/rounds'))
  await slot.getByRole('button', { name: 'Spin' }).click()
  expect((await taken).status()).toBe(200)
  await page.reload()
  await untilReady(slot)

  // Dice: two rolls by keyboard focus and press
  await goOn(page, '/game?gameId=dice')
  const dice = page.frameLocator('iframe')
  for (let rolls = 1; rolls <= 2; rolls++) {
    await dice.getByRole('button', { name: 'Roll', exact: true }).click()
    await expect(dice.getByRole('list', { name: 'Last rolls' }).getByRole('listitem')).toHaveCount(rolls, {
      timeout: 15_000,
    })
  }

  // the record lists each round exactly once, and each can be opened
  await memberCentre(page, 'personalHistoryCopy')
  await expect(page.getByText('3 bets').filter({ visible: true }).first()).toBeVisible()
  await memberCentre(page, 'transactionHistory')
  await expect(page.getByText('Net deposits, all time').first()).toContainText('1,500,000.00')

  // a withdrawal to an account in the member's own name
  await memberCentre(page, 'withdraw')
  await linkBankAccount(page, 'TRAN VAN WALK')
  // submitting the dialog did not submit the form behind it
  await expect(page.getByText(/The minimum withdrawal is/)).toHaveCount(0)
  // a button offers the highest amount that a bank pays out, in whole units (decision 45)
  await page.getByRole('button', { name: /^All, [\d,]+$/ }).click()
  await expect(page.getByLabel('Amount')).toHaveValue(/^\d[\d,]+$/)
  await memberCentre(page, 'securityCenter')
  await page.getByRole('button', { name: 'Set a payment password' }).click()
  const prove = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await prove.getByLabel('Your login password', { exact: true }).fill(PASSWORD)
  await prove.getByRole('button', { name: 'Confirm' }).click()
  const choose = page.getByRole('dialog', { name: 'Payment password' })
  await choose.getByLabel('New payment password', { exact: true }).fill(PAYMENT_PASSWORD)
  await choose.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Payment password set')).toBeVisible()
  // the first withdrawal requires identity documents
  await verifyIdentity(page, linh, { account, name: 'TRAN VAN WALK', birthday: '1990-05-01' })
  await memberCentre(page, 'withdraw')
  // by keyboard only, from the top of the page to the receipt
  await write(page, page.getByLabel('Amount'), '300000')
  await write(page, page.getByLabel('Payment password', { exact: true }), PAYMENT_PASSWORD)
  await press(page, page.getByRole('button', { name: /^Withdraw .*300,000/ }))
  const reference =
    (
      await page
        .getByText(/^W-\d+/)
        .first()
        .textContent()
    )?.match(/W-\d+/)?.[0] ?? ''
  await approveOrder(linh, 'withdrawals', reference)
  const arrived = page.getByRole('button', { name: 'Received in full' })
  await expect(arrived).toBeVisible({ timeout: 40_000 })
  await press(page, arrived)
  await expect(page.getByText('Received', { exact: true }).first()).toBeVisible()
  await linh.context().close()
})
