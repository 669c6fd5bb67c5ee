import { expect, test, type Page } from '@playwright/test'
import { expectBalance, memberCentre } from './support/cashier.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { choose, press, write } from './support/keys.ts'
import { newName, register } from './support/people.ts'

/** What the member reads where the line is cut. */
const NO_LINE = 'We could not reach the house. Check your network and try again.'

/** The next call to this address gets lost: on its way there, or on its way back when the house has done it. */
async function cutOnce(page: Page, address: string, lost: 'question' | 'answer'): Promise<void> {
  await page.route(
    address,
    async (route) => {
      if (lost === 'answer') await route.fetch()
      await route.abort('connectionfailed')
    },
    { times: 1 },
  )
}

/** Presses while the line breaks both ways, reads clear words each time, and presses once more when it holds. */
async function pressThroughCuts(
  page: Page,
  address: string,
  press: () => Promise<void>,
  last = press,
): Promise<void> {
  for (const lost of ['question', 'answer'] as const) {
    await cutOnce(page, address, lost)
    await press()
    await expect(page.getByText(NO_LINE).first()).toBeVisible()
  }
  await last()
}

/** How many rows the house tells this member of. */
async function rowsAt(page: Page, address: string): Promise<number> {
  return page.evaluate(async (path) => {
    const answer = await fetch(path, {
      headers: { authorization: sessionStorage.getItem('token') ?? '', merchant: 'JADE' },
    })
    const { value } = await answer.json()
    return Number(value.rows.length)
  }, address)
}

test('CSH-01 MEM-04 O12 without a mouse, the network cut at each step of a deposit and of moves to a vendor: clear words, nothing twice, nothing lost', async ({
  page,
  context,
}) => {
  await register(page, newName())
  await memberCentre(page, 'depositv2')
  await choose(page, page.getByRole('radio', { name: /QR payment/ }))
  await press(page, page.getByRole('button', { name: '500,000', exact: true }))
  const pay = page.getByRole('button', { name: /^Continue to/ })
  await pressThroughCuts(page, '**/api/deposits', () => press(page, pay))
  await expect(page.getByText('Sandbox, no real money')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Pay now' }))
  await page.waitForURL(/member=depositv2/)
  await expectBalance(page, '500,000.00')
  expect(await rowsAt(page, '/api/deposits')).toBe(1)

  // the phone goes under ground and comes up again: what was there is there
  await context.setOffline(true)
  await expect(page.getByText(/offline/i).first()).toBeVisible()
  await context.setOffline(false)

  await memberCentre(page, 'transferFund')
  await press(page, page.getByRole('button', { name: 'Move money' }))
  await write(page, page.getByLabel('Amount'), '200000')
  const move = page.getByRole('button', { name: /^Move .*200,000/ })
  await pressThroughCuts(
    page,
    '**/wps/relay/GCS_walletTransfer',
    () => press(page, move),
    () => move.dblclick(),
  )
  await expect(page.getByText(/moved to Sandbox Arcade/)).toBeVisible()
  await expectBalance(page, '300,000.00')
  expect(await rowsAt(page, '/api/vendor-wallets/transfers')).toBe(1)
  await expectNoBarriers(page)

  const collect = page.getByRole('button', { name: 'Bring all back' })
  await cutOnce(page, '**/api/vendor-wallets/collect', 'question')
  await collect.click()
  await expect(page.getByText(NO_LINE).first()).toBeVisible()
  // it was done, and only the answer got lost: the page hears of it all the same
  await cutOnce(page, '**/api/vendor-wallets/collect', 'answer')
  await collect.click()
  await expectBalance(page, '500,000.00')
  expect(await rowsAt(page, '/api/vendor-wallets/transfers')).toBe(2)
})
