import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { askOpenRounds } from './service/sweep.ts'
import { testVendor } from './testing/connection.ts'

let at: TestApp
let says: object = {}
let isSigned = false
const vendorServer = createServer((request, response) => {
  isSigned = request.headers['fairhouse-signature'] !== undefined
  response.setHeader('content-type', 'application/json').end(JSON.stringify(says))
})
beforeAll(async () => {
  at = await testApp()
  await new Promise<void>((resolve) => vendorServer.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  vendorServer.close()
  await at.close()
})

test('GAM-04 a round that is open too long is settled once with its vendor’s status', async () => {
  const vendor = await testVendor(at, 'canonical')
  const address = vendorServer.address()
  const port = typeof address === 'object' && address ? address.port : 0
  at.sandboxes.add(`http://127.0.0.1:${port}`)
  await at.app.pool.query('update vendor_connection set api_url = $1 where vendor = $2', [
    `http://127.0.0.1:${port}`,
    vendor.vendor,
  ])
  const mai = await person(at, { balance: major(100), merchant: 'AMBER' })
  const guest = await vendor.enter(mai)
  const [transaction, round] = [randomUUID(), randomUUID()]
  await vendor.supplier.bet({ guest, transaction, round, amount: major(10) })
  const balance = async () => (await walletById(at.app.db, mai.wallet))?.balance
  await askOpenRounds(at.app)
  expect(await balance()).toBe(major(90)) // too recent to be polled
  at.clock.forward(11 * 60_000)
  says = { state: 'unknown' }
  await askOpenRounds(at.app)
  expect([await balance(), isSigned]).toEqual([major(90), true]) // without a response nothing is settled
  const win = {
    kind: 'win',
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: transaction,
    amount: '25.00',
  }
  says = { state: 'closed', transactions: [win] }
  at.clock.forward(31 * 60_000)
  await askOpenRounds(at.app)
  await askOpenRounds(at.app)
  expect(await balance()).toBe(major(115))
  const late = { guest, round, reference: transaction, amount: major(25), transaction: win.transaction_uuid }
  expect((await vendor.supplier.win(late)).balance).toBe(major(115)) // the delayed call
})
