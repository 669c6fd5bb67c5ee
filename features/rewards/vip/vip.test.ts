import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { giveRank, putRanks } from './testing/ranks.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  await putRanks(at)
})
afterAll(() => at.close())

test('MEM-02 the club label is the VIP rank, and the base rank without one', async () => {
  const mai = await person(at)
  expect((await mai.api.members.info()).clubLabel).toEqual({ labelName: 'Member', rankLevel: 0 })
  await giveRank(at, mai, 3)
  expect((await mai.api.members.info()).clubLabel).toEqual({ labelName: 'Gold', rankLevel: 3 })
})
