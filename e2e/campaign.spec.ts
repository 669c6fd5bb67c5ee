import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { memberCentre } from './support/cashier.ts'
import { goOn } from './support/looks.ts'
import { aloneAtDesk } from './support/people.ts'
import { comeAsNewcomer } from './support/session.ts'

test.skip(({ isMobile }) => isMobile, 'two operators at their desks: the walk goes once')

test(
  'PRO-01 PRO-02 an operator builds a promotion in the form, tries it, a colleague approves it and the member receives it',
  { tag: '@night' },
  async ({ page, browser }) => {
    const account = await comeAsNewcomer(page, '/index')
    const title = `Gift for ${account}`
    const linh = await aloneAtDesk(browser, 'op-linh')
    await goOn(linh, '/promotions?brand=JADE')
    await linh.getByRole('button', { name: 'New promotion' }).click()
    const form = linh.getByRole('dialog', { name: 'New promotion' })
    await form.getByLabel('Title (English)').fill(title)
    await form.getByLabel('Title (Vietnamese)').fill(`Quà cho ${account}`)
    await form.getByLabel('Summary (English)').fill('Twenty thousand in cash.')
    await form.getByLabel('Summary (Vietnamese)').fill('Hai mươi nghìn tiền mặt.')
    await form.getByLabel('Trigger').selectOption('List of accounts')
    await form.getByLabel('Accounts, one a line').fill(account)
    await form.getByLabel('Add a condition').selectOption('Number of deposits')
    await form.getByRole('group', { name: 'Number of deposits' }).getByLabel('At most').fill('0')
    await expect(form.getByText(/^\d+ of \d+ members$/)).toBeVisible()
    await form.getByLabel('Reward', { exact: true }).selectOption('Cash')
    await form.getByLabel('Amount').fill('20000')
    await form.getByLabel(/^Total budget/).fill('20000')
    const preview = form.getByRole('region', { name: 'What players read' })
    await expect(preview.getByText('We have chosen you for this promotion.')).toBeVisible()
    await expect(preview.getByText(/You get .*20,000.* in cash/)).toBeVisible()
    await expectNoBarriers(linh)
    await form.getByRole('button', { name: 'Save as draft' }).click()
    await expect(linh.getByText('Draft saved')).toBeVisible()

    await linh.getByRole('cell', { name: title }).click()
    const drawer = linh.getByRole('dialog', { name: title })
    await drawer.getByRole('button', { name: 'Try on the last 30 days' }).click()
    await expect(drawer.getByText('Worst case within the budget')).toBeVisible()
    await drawer.getByRole('button', { name: 'Launch' }).click()
    const ask = linh.getByRole('dialog', { name: 'Launch', exact: true })
    await ask.getByLabel('Reason').fill(title)
    await ask.getByRole('button', { name: 'Launch' }).click()
    await expect(linh.getByText('Sent for approval. Another operator must approve it.').last()).toBeVisible()

    const huy = await aloneAtDesk(browser, 'op-huy')
    await goOn(huy, '/approvals')
    await huy.getByText(title).first().click()
    await huy.getByRole('button', { name: 'Approve change' }).click()
    await huy.getByRole('dialog').getByRole('button', { name: 'Approve change' }).click()
    await expect(huy.getByText(/^Change \d+ approved$/)).toBeVisible()

    // the job gives it within a minute of the launch
    await memberCentre(page, 'rewardCenter')
    await expect(page.getByText(title)).toBeVisible({ timeout: 90_000 })
    await page.getByRole('button', { name: 'Claim', exact: true }).click()
    await expect(page.getByText('Nothing to claim')).toBeVisible()

    await goOn(linh, '/promotion-report?brand=JADE')
    await linh.getByRole('cell', { name: title }).click()
    await expect(linh.getByRole('link', { name: account })).toBeVisible()
    await expectNoBarriers(linh)
    await linh.context().close()
    await huy.context().close()
  },
)
