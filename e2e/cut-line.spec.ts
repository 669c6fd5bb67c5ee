import { expect, test } from '@playwright/test'
import { expectBalance, memberCentre } from './support/cashier.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { cutOnce, NO_LINE, pressThroughCuts, pressUntilDone, rowsAt } from './support/cuts.ts'
import { choose, press, write } from './support/keys.ts'
import { comeAsNewcomer } from './support/session.ts'

test(
  'CSH-01 MEM-04 O12 a deposit and vendor wallet transfers by keyboard, with the connection cut at each step, show clear messages and lose or repeat nothing',
  { tag: '@night' },
  async ({ page, context }) => {
    await comeAsNewcomer(page, '/index?member=depositv2')
    await choose(page, page.getByRole('radio', { name: /QR payment/ }))
    await press(page, page.getByRole('button', { name: '500,000', exact: true }))
    const pay = page.getByRole('button', { name: /^Continue to/ })
    // the deposit whose response was lost may be shown by its event, with the way to the payment page
    const away = page.getByRole('link', { name: 'Open payment page' })
    const there = page.getByText('Sandbox, no real money')
    await pressUntilDone(page, '**/api/deposits', () => press(page, pay), away.or(there))
    if (await away.isVisible()) await press(page, away)
    await expect(there).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Pay now' }))
    await page.waitForURL(/member=depositv2/)
    await expectBalance(page, '500,000.00')
    expect(await rowsAt(page, '/api/deposits')).toBe(1)

    // the phone goes offline and online again: the page is unchanged
    await context.setOffline(true)
    await expect(page.getByText(/offline/i).first()).toBeVisible()
    await context.setOffline(false)

    await memberCentre(page, 'transferFund')
    await press(page, page.getByRole('button', { name: 'Transfer money' }))
    await write(page, page.getByLabel('Amount'), '200000')
    const move = page.getByRole('button', { name: /^Transfer .*200,000/ })
    await pressThroughCuts(
      page,
      '**/wps/relay/GCS_walletTransfer',
      () => press(page, move),
      () => move.dblclick(),
    )
    await expect(page.getByText(/transferred to Sandbox Arcade/)).toBeVisible()
    // the transferred amount is in the total once, immediately
    await expect(page.getByRole('region', { name: 'Total balance' })).toContainText(
      /In provider wallets\s*200,000\.00\s*Total\s*500,000\.00/,
      { timeout: 3_000 },
    )
    await expectBalance(page, '300,000.00')
    expect(await rowsAt(page, '/api/vendor-wallets/transfers')).toBe(1)
    await expectNoBarriers(page)

    const collect = page.getByRole('button', { name: 'Move all to main wallet' })
    await cutOnce(page, '**/api/vendor-wallets/collect', 'question')
    await collect.click()
    await expect(page.getByText(NO_LINE).first()).toBeVisible()
    // the transfer succeeded, and only the response was lost: the page shows it after an event
    await cutOnce(page, '**/api/vendor-wallets/collect', 'answer')
    await collect.click()
    // the total of all wallets is the same as before the transfers
    await expect.poll(() => rowsAt(page, '/api/vendor-wallets/transfers')).toBe(2)
    await expectBalance(page, '500,000.00')
  },
)
