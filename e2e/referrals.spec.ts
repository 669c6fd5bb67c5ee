import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { depositByPage, memberCentre } from './support/cashier.ts'
import { wager } from './support/games.ts'
import { sideways } from './support/looks.ts'
import { atDesk, newName, office, register, site } from './support/people.ts'
import { comeAsNewcomer } from './support/session.ts'

test(
  'PRO-08 MEM-07 a friend registers by a link on a phone, deposits and plays; after the review the reward is claimed',
  { tag: '@night' },
  async ({ page, browser }, info) => {
    test.setTimeout(180_000)
    const shot = (name: string, of = page) => of.screenshot({ path: info.outputPath(`${name}.png`) })
    await page.setViewportSize({ width: 360, height: 740 })
    await comeAsNewcomer(page, '/index?member=referral')
    await expect(page.getByRole('img', { name: 'QR code of your invitation link' })).toBeVisible()
    await expect(page.getByText('₫100,000.00 cash')).toBeVisible()
    expect(await sideways(page)).toBe(0)
    await expectNoBarriers(page)
    const link = (await page.getByText(/referralCode=/).textContent()) ?? ''
    const path = new URL(link).pathname + new URL(link).search

    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const friend = await context.newPage()
    await friend.goto(`${site}/invite${new URL(link).search}`)
    await expect(friend.getByText('You have an invitation. Register to use it.')).toBeVisible()
    expect(await sideways(friend)).toBe(0)
    await expectNoBarriers(friend)
    await friend.goto(site + path)
    const account = newName()
    await register(friend, account)
    await depositByPage(friend, '500,000')
    await wager(friend, '50000', 20)

    // both are at one address: an operator decides
    const friends = page.getByRole('region', { name: 'Your friends' }).getByRole('listitem')
    await expect(friends.getByText('Qualified')).toBeVisible({ timeout: 40_000 })
    await friends.scrollIntoViewIfNeeded()
    await shot('own')
    const linh = await atDesk(browser, 'op-linh')
    await linh.goto(`${office}/referrals`)
    await linh.getByRole('row').filter({ hasText: account }).click()
    const detail = linh.getByRole('dialog', { name: new RegExp(`^${account}, invited by`) })
    await expect(detail.getByText(/^Same household/)).toBeVisible()
    await shot('review', linh)
    await expectNoBarriers(linh)
    await detail.getByRole('button', { name: 'Approve', exact: true }).click()
    const reason = linh.getByRole('dialog', { name: 'Approve', exact: true })
    await reason.getByRole('textbox').fill('Two adults of one household')
    await reason.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(detail).toBeHidden()
    await linh.goto(`${office}/referrals?tab=report`)
    await expect(linh.getByText('Their gross gaming revenue')).toBeVisible()
    await shot('report', linh)
    await expectNoBarriers(linh)
    await linh.context().close()

    await expect(friends.getByText('Rewarded')).toBeVisible({ timeout: 20_000 })
    await memberCentre(page, 'rewardCenter')
    const reward = page.getByRole('article').filter({ hasText: 'Invite friends: 100,000 each' })
    await shot('reward')
    await reward.getByRole('button', { name: 'Claim', exact: true }).click()
    await expect(reward).toBeHidden()
    await memberCentre(friend, 'rewardCenter')
    await expect(friend.getByRole('article').filter({ hasText: 'Invited by a friend' })).toBeVisible()
    await context.close()
  },
)
