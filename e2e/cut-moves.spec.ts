import { expect, test, type Page, type Route } from '@playwright/test'
import {
  choosePaymentPassword,
  depositByPage,
  expectBalance,
  memberCentre,
  PAYMENT_PASSWORD,
  verifyIdentity,
} from './support/cashier.ts'
import { cutOnce, NO_LINE, pressUntilDone, rowsAt } from './support/cuts.ts'
import { atOneSize } from './support/once.ts'
import { atDesk, PASSWORD } from './support/people.ts'
import { comeAsNewcomer } from './support/session.ts'

/** How long the phone stays offline. */
const AWAY_MS = 10_000
const MOVE = '**/wps/relay/GCS_walletTransfer'

test.skip(process.env['FAIRHOUSE_TIER'] !== 'nightly', 'every request cut twice: nightly only')
test.describe.configure({ timeout: 180_000 })

const words = (page: Page) => page.getByText(NO_LINE).filter({ visible: true }).first()

/** Presses twice while the connection is cut, the second time for ten seconds: by then the page has received the event about the money. */
async function pressAndGoAway(page: Page, address: string, press: () => Promise<void>): Promise<void> {
  await cutOnce(page, address, 'question')
  await press()
  await expect(words(page)).toBeVisible()
  const { over } = await cutOnce(page, address, 'answer')
  await press()
  await over
  await expect(words(page)).toBeVisible()
  await page.context().setOffline(true)
  await page.waitForTimeout(AWAY_MS)
  await page.context().setOffline(false)
}

test('CSH-04 M4 transfers the whole balance to the upline once over a broken connection, and a retry with an empty balance confirms it', async ({
  page,
  browser,
}) => {
  atOneSize()
  const account = await comeAsNewcomer(page, '/index', { affiliateCode: 'DUC888' })
  const linh = await atDesk(browser, 'op-linh')
  await verifyIdentity(page, linh, { account, name: 'TRAN VAN WALK', birthday: '1990-05-01' })
  await linh.context().close()
  await depositByPage(page, '500,000')
  await expectBalance(page, '500,000.00')
  await memberCentre(page, 'transferUpline')
  await choosePaymentPassword(page)
  await page.getByLabel('Amount').fill('500000')
  await page.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD)
  const send = page.getByRole('button', { name: /^Send .*500,000/ })
  await pressAndGoAway(page, '**/api/transfers', () => send.click())
  await expectBalance(page, '0.00')
  // the balance is empty already: "try again" would suggest a second transfer
  await expect(page.getByText('Try again: it won’t be done twice.')).toBeVisible()
  await send.click()
  await expect(page.getByText(/sent .*500,000.* to duc/)).toBeVisible()
  expect(await rowsAt(page, '/api/transfers')).toBe(1)
  await page.getByRole('button', { name: 'New transfer' }).click()
  await expect(page.getByLabel('Amount')).toHaveValue('')
})

test('MEM-04 M4 transfers the whole balance to a vendor and back once each over a broken connection, and a retry confirms it', async ({
  page,
}) => {
  atOneSize()
  await comeAsNewcomer(page)
  await depositByPage(page, '500,000')
  await expectBalance(page, '500,000.00')
  await memberCentre(page, 'transferFund')
  for (const [action, left] of [
    [/transferred to Sandbox Arcade/, '0.00'],
    [/transferred to .*main wallet/i, '500,000.00'],
  ] as const) {
    await page.getByRole('button', { name: 'Transfer money' }).click()
    await page.getByLabel('Amount').fill('500000')
    const move = page.getByRole('button', { name: /^Transfer .*500,000/ })
    await pressAndGoAway(page, MOVE, () => move.click())
    await expectBalance(page, left)
    await move.click()
    await expect(page.getByText(action)).toBeVisible()
  }
  expect(await rowsAt(page, '/api/vendor-wallets/transfers')).toBe(2)
})

test('SHL-20 M4 sends a chat message once although its response was lost, and sends an early one unchanged when the waiting time is over', async ({
  page,
}) => {
  atOneSize()
  await comeAsNewcomer(page)
  await page.getByRole('button', { name: 'Chat room' }).first().click()
  const text = page.getByLabel('Write a message')
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true })
  await text.fill('Hello through a hole in the line')
  const said = page.getByText('Hello through a hole in the line')
  await pressUntilDone(page, '**/api/chat/lines', (options) => send.click(options), said)
  // sent, but the field has no response yet: sending the same message again must not create a second one
  if ((await text.inputValue()) !== '') await send.click()
  await expect(text).toHaveValue('')
  await expect(said).toHaveCount(1)
  await text.fill('And this one too soon')
  await send.click()
  const slow = page.getByText(/^Wait \d+ seconds? before your next message/)
  await expect(slow).toBeVisible()
  await expect(slow).toBeHidden({ timeout: 20_000 })
  await send.click()
  await expect(text).toHaveValue('')
  await expect(page.getByText('And this one too soon')).toHaveCount(1)
})

const ABOUT = { Nickname: 'walks at night', Occupation: 'teacher', Address: '12 Hang Bac' }
const REACH = {
  Telegram: 'tele_walker',
  Zalo: '0912345678',
  WhatsApp: '84912345679',
  Facebook: 'face.walker',
  LINE: 'line_walker',
  WeChat: 'wechat_walker',
  Skype: 'skype_walker',
  QQ: '912345670',
}

test('MEM-03 M4 saves each profile field once although the connection drops before or after the request', async ({
  page,
}) => {
  atOneSize()
  test.setTimeout(300_000)
  const account = await comeAsNewcomer(page, '/index?member=profile')
  const centre = page.getByRole('dialog').first()
  const save = centre.getByRole('button', { name: 'Save', exact: true })
  const groups = {
    'Personal details': { ...ABOUT, Nickname: account.slice(0, 10) },
    'Other contact details': REACH,
  }
  for (const [group, fields] of Object.entries(groups)) {
    const card = centre.locator('section', { has: page.getByRole('heading', { name: group }) })
    for (const [field, value] of Object.entries(fields)) {
      await card.getByRole('button', { name: 'Edit', exact: true }).click()
      await card.getByRole('textbox', { name: new RegExp(`^${field}`) }).fill(value)
      for (const lost of ['question', 'answer'] as const) {
        const { over } = await cutOnce(page, '**/api/profile', lost)
        await save.click()
        // the session is verified once, and stays so for a while
        if (field === 'Address' && lost === 'question') await prove(page)
        await over
        await expect(words(page)).toBeVisible()
      }
      await save.click()
      await expect(card.getByText(value, { exact: true })).toBeVisible()
    }
  }
  const changes = await page.evaluate(async () => {
    const headers = { authorization: sessionStorage.getItem('token') ?? '', merchant: 'JADE' }
    const answer = await fetch('/api/profile/history', { headers })
    return Number((await answer.json()).value.changes.length)
  })
  expect(changes).toBe(Object.keys({ ...ABOUT, ...REACH }).length)
})

async function prove(page: Page): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await asked.getByLabel('Your login password', { exact: true }).fill(PASSWORD)
  await asked.getByRole('button', { name: 'Confirm' }).click()
}

test('SHL-15 a game whose launch, page or code is lost shows a message and opens at the next press', async ({
  page,
}) => {
  atOneSize()
  await comeAsNewcomer(page)
  const games = new RegExp(`:${process.env['GAME_PORT'] ?? '8082'}/`)
  const inside = page.frameLocator('iframe').getByRole('button').first()
  for (const lost of ['**/wps/game/launchGame*', /\/play\/lacquer-21/, games]) {
    const cut = (route: Route) => {
      // for the last one only the code is lost: its page loads
      const isPage = lost === games && /\/play\//.test(route.request().url())
      return isPage ? route.fallback() : route.abort('connectionfailed')
    }
    await page.route(lost, cut)
    await page.goto('/game?gameId=lacquer-21')
    await expect(words(page)).toBeVisible({ timeout: 40_000 })
    await page.unroute(lost, cut)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(inside).toBeVisible({ timeout: 60_000 })
    await expect(words(page)).toBeHidden()
  }
})
