import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { chaseDeposits } from './service/chase.ts'

let setup: SandboxSetup
let linh: Operator
beforeAll(async () => {
  setup = await sandboxSetup()
  linh = await operator(setup)
})
afterAll(() => setup.close())

/** A bank transfer whose order expired a second ago, and how its member uploads the proof. */
async function expired() {
  const mai = await person(setup)
  const { deposits } = mai.api
  const { id } = await deposits.create({ body: { method: 'bank-transfer', amount: major(500_000) } })
  const ended = new Date(setup.clock.now().getTime() - 1_000)
  await run(setup.database.owner, sql`update deposit set expires_at = ${ended} where id = ${id}::uuid`)
  await chaseDeposits(setup.app)
  const grey = { create: { width: 8, height: 8, channels: 3, background: '#777' } } as const
  const picture = new Uint8Array(await sharp(grey).png().toBuffer())
  const one = () => deposits.one({ params: { id } })
  const send = () => deposits.sendSlip({ params: { id }, files: [new File([picture], 'slip.png')] })
  return { mai, id, one, send }
}

test('CSH-01 M13 queues a transfer whose proof arrives after the order expired, and credits it once', async () => {
  const { mai, id, one, send } = await expired()
  expect((await one()).state).toBe('expired')
  await send()
  expect(await one()).toMatchObject({ state: 'inReview', hasSlip: true })
  await linh.api.depositsOffice.claim({ params: { id } })
  await linh.api.depositsOffice.approve({ params: { id }, body: { received: major(500_000) } })
  expect((await one()).state).toBe('approved')
  expect(await refusal(send())).toBe('deposits.slipNotExpected')
  expect((await walletById(setup.app.db, mai.wallet))?.balance).toBe(major(500_000))
})
