import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { atOneSize } from './support/once.ts'
import { atDesk, site } from './support/people.ts'
import { comeAsNewcomer } from './support/session.ts'

test(
  'SHL-18 SHL-16 MEM-08 a visitor reads notices nine per page, follows a broken email link and writes to customer service',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto(`${site}/noticePage`)
    const list = page.getByRole('main').getByRole('listitem')
    await expect(list).toHaveCount(9)
    await list.getByRole('button', { name: 'You can verify every round' }).click()
    const article = page.getByRole('article')
    await expect(article.getByText('We commit to the seed before you play')).toBeVisible()
    await expectNoBarriers(page)
    await page.reload()
    await expect(article).toBeVisible() // the stored index opens the same notice
    await page.goto(`${site}/unsubscribe/1-h-1001-${'0'.repeat(32)}`)
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
    await expectNoBarriers(page)
    await page.goto(`${site}/service`)
    await page.getByLabel('Your message').fill('Hello, is anybody there?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('log')).toContainText('Hello, is anybody there?')
    await expectNoBarriers(page)
  },
)

test('OPS-01 an operator takes a visitor’s conversation and replies, and the visitor sees it', async ({
  browser,
  page,
}) => {
  atOneSize()
  const words = `Where is my bonus ${crypto.randomUUID().slice(0, 6)}?`
  await page.goto(`${site}/service`)
  await page.getByLabel('Your message').fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const desk = await atDesk(browser, 'op-huy')
  await desk.goto(`${new URL(desk.url()).origin}/service`)
  await desk.getByRole('button', { name: words }).click()
  await desk.getByRole('button', { name: 'Assign to me', exact: true }).click()
  await desk.getByLabel('Reply', { exact: true }).fill('There is none, and nobody promised one.')
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('nobody promised one')
  await expectNoBarriers(desk)
  await desk.context().close()
})

test(
  'SHL-18 a notice stays open when an operator publishes another above it, with times in the office’s zone',
  { tag: '@night' },
  async ({ browser, page }) => {
    atOneSize()
    await page.goto(`${site}/noticePage`)
    const read = 'Games have music now'
    await page.getByRole('main').getByRole('button', { name: read }).click()
    const head = page.getByRole('article').getByRole('heading', { level: 2 }).first()
    await expect(head).toHaveText(read)
    const desk = await atDesk(browser, 'op-huy')
    await desk.goto(`${new URL(desk.url()).origin}/notices`)
    await desk.getByRole('button', { name: 'New notice' }).click()
    const form = desk.getByRole('dialog')
    const title = `First of all ${crypto.randomUUID().slice(0, 6)}`
    // this test's browser is in Greenwich, the office shows Saigon time: seven hours ahead
    const from = await form.getByLabel('Shown from').inputValue()
    const hoursOn = (Date.parse(`${from}:00Z`) - Date.now()) / 3_600_000
    expect(Math.round(hoursOn)).toBe(7)
    await form.getByLabel('Order').fill('1')
    for (const language of ['English', 'Vietnamese']) {
      await form.getByRole('tab', { name: language }).click()
      await form.getByLabel('Title').fill(title)
      const words = form.getByRole('textbox', { name: 'Content' })
      await words.focus()
      await words.evaluate((box) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', '<p>Read <b>this</b></p><img src="https://example.org/a.png">')
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      await expect(words.locator('b, strong')).toHaveText('this')
      await expect(words.locator('img[src*="example"]')).toHaveCount(0)
    }
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(desk.getByRole('row', { name: title })).toContainText('Live')
    await expect(page.getByRole('main').getByRole('button', { name: title })).toBeVisible()
    await expect(head).toHaveText(read)
    await page.reload()
    await expect(head).toHaveText(read)
    await desk.getByRole('row', { name: title }).click()
    await form.getByRole('button', { name: 'Withdraw' }).click()
    const sure = desk.getByRole('dialog', { name: 'Withdraw' })
    await sure.getByLabel('Reason').fill('the walk is over')
    await sure.getByRole('button', { name: 'Withdraw' }).click()
    await expect(sure).toBeHidden()
    await page.reload()
    await expect(head).not.toHaveText(title)
    await expect(page.getByRole('main').getByRole('button', { name: title })).toHaveCount(0)
    await desk.context().close()
  },
)

test(
  'SHL-20 the chat room shows a member’s message, and a member who is banned while it is open sees only the ban',
  { tag: '@night' },
  async ({ browser, page }) => {
    atOneSize()
    const account = await comeAsNewcomer(page)
    await page.getByRole('button', { name: 'Chat room' }).first().click()
    const room = page.getByRole('dialog', { name: 'Chat room' })
    const words = `Good evening ${crypto.randomUUID().slice(0, 6)}`
    const say = room.getByRole('textbox')
    await say.fill(words)
    await say.press('Enter')
    await expect(room.getByRole('log')).toContainText(words)
    const desk = await atDesk(browser, 'op-huy')
    await desk.goto(`${new URL(desk.url()).origin}/chat`)
    await desk
      .getByRole('button', { name: new RegExp(`: ${account}$`) })
      .first()
      .click()
    const form = desk.getByRole('dialog')
    await form.getByRole('tab', { name: 'Ban' }).click()
    await form.getByLabel('Reason').fill('the walk bans its own member')
    await form.getByRole('button', { name: 'Apply' }).click()
    await expect(room.getByText(/You’re banned from this chat/)).toBeVisible()
    await expect(room.getByRole('log')).toHaveCount(0)
    await expect(say).toHaveCount(0)
    await desk.context().close()
  },
)
