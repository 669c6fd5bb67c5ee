import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { aloneAtDesk } from './support/people.ts'
import { goOn } from './support/looks.ts'

test.skip(({ isMobile }) => isMobile, 'two operators at their desks: the walk goes once')

test('B2 a change that requires dual approval asks for a reason, waits with its before and after values, and is applied when another operator approves it', async ({
  browser,
}) => {
  const linh = await aloneAtDesk(browser, 'op-linh')
  const huy = await aloneAtDesk(browser, 'op-huy')
  const reason = `members only, ${Date.now()}`
  const flag = linh.getByLabel('loggedInOnlyHome')
  for (const [place, after] of ['true', 'false'].entries()) {
    await goOn(linh, '/settings?brand=AMBER&tab=flags')
    await flag.click()
    const ask = linh.getByRole('dialog', { name: 'Give a reason' })
    await ask.getByLabel('Reason').fill(`${reason} ${after}`)
    await ask.getByRole('button', { name: 'Send for approval' }).click()
    await expect(linh.getByText('Sent for approval. Another operator must approve it.').last()).toBeVisible()
    await expect(flag).toBeChecked({ checked: place === 1 })
    await goOn(huy, '/approvals')
    await huy.getByText(`${reason} ${after}`).click()
    await expect(huy.getByRole('cell', { name: after, exact: true })).toBeVisible()
    if (place === 0) await expectNoBarriers(huy)
    await huy.getByRole('button', { name: 'Approve change' }).click()
    await huy.getByRole('dialog').getByRole('button', { name: 'Approve change' }).click()
    await expect(huy.getByText(/^Change \d+ approved$/)).toBeVisible()
    await goOn(linh, '/settings?brand=AMBER&tab=flags')
    await expect(flag).toBeChecked({ checked: place === 0 })
  }
  await linh.context().close()
  await huy.context().close()
})
