import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockWaiters } from '#apps/server/testing/locks.ts'
import { person } from '#apps/server/testing/people.ts'
import { inTransaction } from '#db/pool.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { vendorSent } from './postings.ts'
import { arcadeSetup, type ArcadeSetup } from './testing/arcade-setup.ts'

let at: ArcadeSetup
beforeAll(async () => {
  at = await arcadeSetup()
})
afterAll(() => at.close())

test('MEM-04 rejects a transfer after a concurrent debit with the amount then available and the shortfall', async () => {
  const mai = await person(at, { balance: major(10_000) })
  let moved: Promise<unknown> = Promise.resolve()
  await inTransaction(at.app.db, async (tx) => {
    // debited, not committed: the transfer still reads 10 000 and then waits for this wallet
    await post(tx, [
      {
        posting: vendorSent,
        key: `race:${mai.id}`,
        wallet: mai.wallet,
        amount: major(7_000),
        detail: 'arcade',
      },
    ])
    moved = mai.api.vendorWallets
      .walletTransfer({ body: { vendor: 'arcade', direction: 'out', amount: major(5_000) } })
      .catch((error: unknown) => error)
    await expect.poll(() => lockWaiters(at)).toBeGreaterThan(0)
  })
  expect(await moved).toMatchObject({
    code: 'vendorWallets.notEnough',
    detail: { free: '3000.00', missing: '2000.00' },
  })
})
