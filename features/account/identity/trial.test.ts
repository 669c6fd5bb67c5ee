import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import { correctionDebit } from '#features/money/adjustments/postings.ts'
import { post } from '#ledger/posting.ts'
import { gatewayOf } from './rules/gateway.ts'
import { closeTrials } from './service/trial.ts'
import { browser, passEverybody, type Browser } from './testing/entry.ts'

const DAY_MS = 86_400_000
const GRANT = 1_000_000_0000n

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  passEverybody(at)
  await applySetting(at, 'JADE', 'sessionHours', 72)
})
afterAll(() => at.close())

/** Requests play money; returns the account that the browser is logged in to. */
async function press(visitor: Browser): Promise<string> {
  const { token } = await visitor.api().identity.freeplay()
  return (await at.api({ token }).members.info()).account
}

test('AUT-07 a browser returns to its trial account, another browser gets another account', async () => {
  const [mine, other] = [browser(at), browser(at)]
  const account = await press(mine)
  expect(await press(mine)).toBe(account)
  expect(await press(other)).not.toBe(account)
})

test('AUT-07 refuses a page of another platform or gateway version before creating an account, and stores the system of our own', async () => {
  const asked = (headers: Record<string, string>) => refusal(browser(at, headers).api().identity.freeplay())
  const trials = async () =>
    (await one(at.app.db, sql<{ n: number }>`select count(*)::int as n from member where type = 4`)).n
  const before = await trials()
  expect(await asked({ platform: 'M' })).toBe('identity.gatewayUnsupported')
  expect(await asked({ 'gateway-version': '2' })).toBe('identity.gatewayUnsupported')
  expect(await trials()).toBe(before)
  expect(await asked(gatewayOf('Mozilla/5.0 (Linux; Android 16)'))).toBe('nothing was refused')
  const { os } = await one(
    at.app.db,
    sql<{ os: string }>`select contacts->>'os' as os from registration order by member_id desc limit 1`,
  )
  expect(os).toBe('Android')
})

test('AUT-07 ten concurrent requests of one browser create one account', async () => {
  const mine = browser(at)
  await press(mine)
  mine.setCookie(`fairhouse-device=${'t'.repeat(43)}`)
  const accounts = await Promise.all(Array.from({ length: 10 }, () => press(mine)))
  expect(new Set(accounts).size).toBe(1)
})

test('AUT-07 grants play money again, once a day, when it is nearly spent', async () => {
  const mine = browser(at)
  const { token } = await mine.api().identity.freeplay()
  const trial = at.api({ token })
  const balance = async () => (await trial.wallet.balance()).sumBalance
  const { account } = await trial.members.info()
  const { id } = await one(
    at.database.db,
    sql<{ id: bigint }>`
      select w.id from wallet w join member m on m.id = w.owner where m.account = ${account} and w.kind = 'cash'
    `,
  )
  const lose = async (left: bigint) => {
    const amount = (await balance()) - left
    const item = { posting: correctionDebit, key: `lost:${account}:${left}`, wallet: id, amount }
    await inTransaction(at.app.db, (tx) => post(tx, [item]))
  }
  await lose(GRANT / 5n)
  await press(mine)
  expect(await balance()).toBe(GRANT / 5n)
  await lose(1_0000n)
  await press(mine)
  expect(await balance()).toBe(GRANT + 1_0000n)
  await lose(0n)
  await press(mine)
  expect(await balance()).toBe(0n)
})

test('AUT-07 closes a trial account after its lifetime, and the browser gets a new one', async () => {
  const mine = browser(at)
  const { token } = await mine.api().identity.freeplay()
  const { account } = await at.api({ token }).members.info()
  await run(
    at.database.db,
    sql`update member set created_at = ${new Date(at.clock.now().getTime() - 30 * DAY_MS - 1)} where account = ${account}`,
  )
  expect(await closeTrials(at.app)).toBe(1)
  expect(await closeTrials(at.app)).toBe(0)
  expect(await refusal(at.api({ token }).members.info())).toBe('session.required')
  const left = await one(
    at.database.db,
    sql<{ state: string; devices: bigint }>`
      select state, (select count(*) from member_device d where d.member_id = m.id) as devices
      from member m where account = ${account}
    `,
  )
  expect(left).toEqual({ state: 'closed', devices: 0n })
  expect(await press(mine)).not.toBe(account)
})
