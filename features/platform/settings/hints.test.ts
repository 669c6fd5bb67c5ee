import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { changeSetting } from './service.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

it('SHL-21 shows the merchant’s amounts in a hint, and none if it entered none', async () => {
  const hints = async () => (await at.api().system.whitelabel()).hints
  expect(await hints()).toEqual({ leastBet: null, lines: null, registerBonus: null, zaloBonus: null })
  const set = {
    hintLeastBet: major(1),
    hintRegisterBonus: major(1_000),
    hintZaloBonus: major(131_000),
  } as const
  const now = at.clock.now()
  for (const name of ['hintLeastBet', 'hintRegisterBonus', 'hintZaloBonus'] as const)
    await changeSetting(at.database.owner, 'JADE', name, set[name], now)
  await changeSetting(at.database.owner, 'JADE', 'hintLines', 25, now)
  await expect
    .poll(hints)
    .toEqual({ leastBet: major(1), lines: 25, registerBonus: major(1_000), zaloBonus: major(131_000) })
})
