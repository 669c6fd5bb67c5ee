import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { sideways } from './support/looks.ts'
import { aloneAtDesk, office } from './support/people.ts'
import { comeAs } from './support/session.ts'

test('SPT-01 a member places a double on a phone; two operators enter both results, and the payout is shown', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const linh = await aloneAtDesk(browser, 'op-linh')
  const huy = await aloneAtDesk(browser, 'op-huy')
  const tag = Date.now().toString(36)
  const teams = [`Aster ${tag}`, `Birch ${tag}`, `Cedar ${tag}`, `Dahlia ${tag}`]
  const ask = async (desk: typeof linh, path: string, data: object) => {
    const answer = await desk.request.post(`${office}/office/api/sports${path}`, {
      data,
      headers: { origin: office },
    })
    expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)])
  }
  const day = new Date(Date.now() + 48 * 60 * 60_000).toISOString().slice(0, 10)
  const league = { key: `walk-${tag}`, name: `Walk ${tag}`, country: null, season: '2026', timeZone: 'UTC' }
  const text = `date,time,home,away\n${day},12:00,${teams[0]},${teams[1]}\n${day},15:00,${teams[2]},${teams[3]}\n`
  await ask(linh, '/import', { format: 'csv', league, text, isTrial: false })

  await page.setViewportSize({ width: 360, height: 740 })
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/sports/slip'))
  await comeAs(page, 'mai', `/sports?league=${league.key}`)
  const price = (team: string | undefined) =>
    page.getByRole('button', { name: new RegExp(`^Match result: ${team}, `) })
  // prices follow the import within seconds, without a reload
  await expect(price(teams[2])).toBeVisible({ timeout: 60_000 })
  // a slip follows its member: that of an earlier run is cleared
  await saved
  const bar = page.getByRole('button', { name: /^Bet slip/ })
  if (await bar.isVisible()) {
    await bar.click()
    await page.getByRole('button', { name: 'Clear slip' }).click()
    await page.keyboard.press('Escape')
  }
  await price(teams[0]).click()
  await price(teams[2]).click()
  expect(await sideways(page)).toBe(0)
  await bar.click()
  const slip = page.getByRole('dialog')
  await slip.getByRole('textbox', { name: 'Stake' }).fill('20000')
  await expectNoBarriers(page)
  await slip.getByRole('button', { name: /^Place bet/ }).click()
  await expect(slip.getByText('Bet accepted')).toBeVisible({ timeout: 20_000 })
  const number = await slip.locator('.code').innerText()
  await slip.getByRole('button', { name: 'Done' }).click()

  await page.setViewportSize({ width: 1366, height: 768 })
  const board = await page.request.get(`/api/sports/events?league=${league.key}`)
  const { value }: { value: { events: { id: string }[] } } = await board.json()
  const result = {
    how: 'played',
    counts: { full: [2, 0], first: [1, 0] },
    goals: null,
    places: null,
    nonRunners: [],
    reached: null,
    lateFrom: null,
  }
  for (const { id } of value.events) {
    await ask(linh, `/events/${id}/incidents`, { kind: 'start' })
    for (const desk of [linh, huy])
      await ask(desk, `/events/${id}/result`, { result, reason: 'final whistle' })
  }
  await page.goto('/sports?view=bets')
  const bet = page.getByRole('article', { name: number })
  await page.getByRole('button', { name: 'Settled' }).click()
  await expect(bet).toBeVisible({ timeout: 60_000 })
  await expect(bet.getByText('Double')).toBeVisible()
  await expect(bet.getByText('Settled by the score 2–0')).toHaveCount(2)
  await expect(bet.locator('dt', { hasText: 'Returned' }).locator('+ dd')).toHaveClass(/text-win/)
  await expectNoBarriers(page)
})
