import { expect, test } from '@playwright/test'
import { memberCentre } from './support/cashier.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { atOneSize } from './support/once.ts'
import { atDesk, site } from './support/people.ts'
import { comeAs } from './support/session.ts'

test('SHL-18 SHL-16 a visitor reads notices nine a page and writes to customer service, without a barrier', async ({
  page,
}) => {
  await page.goto(`${site}/noticePage`)
  const list = page.getByRole('main').getByRole('listitem')
  await expect(list).toHaveCount(9)
  await list.nth(1).getByRole('button').click()
  const article = page.getByRole('article')
  await expect(article.getByText('The seed is fixed before you play')).toBeVisible()
  await expectNoBarriers(page)
  await page.reload()
  await expect(article).toBeVisible() // the stored index opens the same notice
  await page.goto(`${site}/service`)
  await page.getByLabel('Your message').fill('Hello, is anybody there?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('Hello, is anybody there?')
  await expectNoBarriers(page)
})

test('MEM-08 MEM-10 a member reads a message and finds what became of a feedback, without a barrier', async ({
  page,
}) => {
  await comeAs(page, 'mai', '/index?member=messageV2')
  const message = page.getByRole('button', { name: /Welcome/ })
  await message.click()
  await expect(page.getByText('Nice to have you here.')).toBeVisible()
  await expectNoBarriers(page)
  const agreements = page.getByRole('region', { name: 'What you want to hear of' })
  await agreements.getByRole('switch', { name: 'The safety of my account' }).check()
  await expect(agreements.getByRole('switch', { name: 'The safety of my account' })).toBeChecked()
  await page.goto(`${site}/unsubscribe/1-h-1001-${'0'.repeat(32)}`)
  await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible()
  await expectNoBarriers(page)
  await memberCentre(page, 'feedback')
  await expect(page.getByText('Chúng tôi sẽ giữ tốc độ đó.')).toBeVisible()
  await expectNoBarriers(page)
})

test('OPS-01 an operator takes a visitor’s talk, answers, and the visitor sees it', async ({
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
  await desk.getByRole('button', { name: 'Take', exact: true }).click()
  await desk.getByLabel('Answer', { exact: true }).fill('There is none, and nobody promised one.')
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('nobody promised one')
  await expectNoBarriers(desk)
  await desk.context().close()
})
