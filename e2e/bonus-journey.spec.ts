import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import {
  approveOrder,
  choosePaymentPassword,
  linkBankAccount,
  memberCentre,
  PAYMENT_PASSWORD,
  takeWelcomeBonus,
  verifyIdentity,
} from './support/cashier.ts'
import { untilReady, wager } from './support/games.ts'
import { goOn } from './support/looks.ts'
import { comeAs } from './support/session.ts'
import { atDesk, newName, register } from './support/people.ts'

const WON = 25

test('PRO-02 CSH-02 a new player takes a welcome bonus on a phone through wagering to withdrawal', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(240_000)
  let shots = 0
  const shot = (name: string) =>
    page.screenshot({ path: info.outputPath(`${String((shots += 1)).padStart(2, '0')}-${name}.png`) })
  await page.setViewportSize({ width: 390, height: 844 })
  const account = newName()
  await register(page, account)
  await page.getByRole('button', { name: 'Look around' }).click()

  // the terms before joining, then the deposit that it doubles
  await goOn(page, '/promotions')
  await shot('promotions')
  await page.getByRole('link', { name: /Welcome bonus/ }).click()
  await expect(page.getByText(/Place valid bets of 5 × the bonus/)).toBeVisible()
  await shot('terms')
  await takeWelcomeBonus(page, '500,000')
  const bonus = page.getByRole('article')
  await shot('bonus-active')
  await goOn(page, '/index')
  await expect(
    page
      .getByText(/\+ .*500,000.* bonus/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await shot('header')

  // cash and bonus beside each other, in the header and in the game
  await goOn(page, '/game?gameId=dice')
  const dice = page.frameLocator('iframe')
  await expect(dice.getByText(/\+ 500,000(\.00)? bonus/)).toBeVisible({ timeout: 30_000 })
  await shot('game')
  // more than the cash, and above the maximum stake with bonus money: rejected, naming the term
  await dice.getByRole('button', { name: /Bet/ }).first().click()
  await dice.getByRole('textbox', { name: 'Bet amount' }).fill('600000')
  await dice.getByRole('button', { name: 'Set bet' }).click()
  await dice.getByRole('button', { name: 'Roll', exact: true }).click()
  await expect(dice.getByText(/above the bonus’s maximum stake/)).toBeVisible()
  await shot('refused')
  await untilReady(dice)

  await wager(page, '50000', 10)
  await memberCentre(page, 'withdraw')
  await expect(page.getByText('Left to wager')).toBeVisible()
  await expect(page.getByText(/You can withdraw your cash now/)).toBeVisible()
  await expect(page.getByText(/If you cancel the bonus, you lose/)).toBeVisible()
  await page.getByText('Left to wager').scrollIntoViewIfNeeded()
  await shot('withdraw-wagering-left')
  await expectNoBarriers(page)
  await memberCentre(page, 'personalHistoryCopy')
  await expect(
    page
      .getByText(/Counted: 50,000/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await shot('record')
  await page
    .getByText(/Counted: 50,000/)
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByText(/Counted towards your bonus of .*500,000/)).toBeVisible()
  await shot('bet-detail')
  await page.keyboard.press('Escape')
  await memberCentre(page, 'bonusDetails')
  await expect(bonus.getByRole('progressbar', { name: 'Wagering' })).toHaveAttribute('aria-valuenow', '20')
  // the exact amounts before a cancellation; kept
  await bonus.getByRole('button', { name: 'Cancel this bonus' }).click()
  await expect(page.getByText(/You’ll lose .*500,000/)).toBeVisible()
  await shot('cancel')
  await page.getByRole('button', { name: 'Keep the bonus' }).click()

  // the open page follows the wagering without a reload
  await wager(page, '80000', WON)
  await expect(page.getByText('Completed')).toBeVisible({ timeout: 20_000 })
  await shot('completed')

  const linh = await atDesk(browser, 'op-linh')
  await memberCentre(page, 'withdraw')
  await linkBankAccount(page, 'TRAN VAN WALK')
  await choosePaymentPassword(page)
  await verifyIdentity(page, linh, { account, name: 'TRAN VAN WALK', birthday: '1990-05-01' })
  await memberCentre(page, 'withdraw')
  await expect(page.getByText('Left to wager')).toBeHidden()
  await page.getByLabel('Amount').fill('600000')
  await page.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD)
  await shot('withdraw')
  await page.getByRole('button', { name: /^Withdraw .*600,000/ }).click()
  const number = page.getByText(/^W-\d+/).first()
  const reference = (await number.textContent())?.match(/W-\d+/)?.[0] ?? ''
  await approveOrder(linh, 'withdrawals', reference)
  const arrived = page.getByRole('button', { name: 'Received in full' })
  await expect(arrived).toBeVisible({ timeout: 40_000 })
  await arrived.click()
  await expect(page.getByText('Received', { exact: true }).first()).toBeVisible()
  await shot('received')
  await linh.context().close()
})

test(
  'PRO-02 MEM-07 free rounds show their terms before the claim and are counted in the game',
  { tag: '@night' },
  async ({ page }, info) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await comeAs(page, 'mai', '/index?member=rewardCenter')
    const card = page.getByRole('article').filter({ hasText: 'Free rounds: 20' })
    await card.getByRole('button', { name: 'Claim', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Claim this reward?' })
    await expect(
      dialog.getByText(/Free rounds: 20 of .*5,000.* each\. Games: River Dragon, Mooncake Parade\./),
    ).toBeVisible()
    await expect(dialog.getByText(/the winnings become a bonus with these terms/)).toBeVisible()
    await page.screenshot({ path: info.outputPath('claim.png') })
    await expectNoBarriers(page)
    await dialog.getByRole('button', { name: 'Claim', exact: true }).click()
    await expect(dialog).toBeHidden()
    await memberCentre(page, 'bonusDetails')
    await expect(page.getByRole('article').getByText('20/20')).toBeVisible()
    await page.screenshot({ path: info.outputPath('rounds.png') })
    await goOn(page, '/game?gameId=river-dragon')
    const slot = page.frameLocator('iframe')
    await expect(slot.getByText('Free rounds: 20')).toBeVisible({ timeout: 40_000 })
    await page.screenshot({ path: info.outputPath('slot.png') })
    await slot.getByRole('button', { name: 'Spin' }).click()
    await expect(slot.getByText('Free rounds: 19')).toBeVisible({ timeout: 40_000 })
  },
)
