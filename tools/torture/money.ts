/** Money for the tortured members: booked as a deposit that came in before the torture began. */
import { one, sql } from '#db/rows.ts'
import { inTransaction, type Db } from '#db/pool.ts'
import { depositCredited } from '#features/deposits/postings.ts'
import { major } from '#kit/money.ts'
import { postOne } from '#ledger/posting.ts'

const START = major(50_000_000)

/** Credits the member's cash wallet once. */
export async function giveMoney(owner: Db, account: string): Promise<void> {
  await inTransaction(owner, async (tx) => {
    const { wallet } = await one(
      tx,
      sql<{ wallet: bigint }>`
        select wallet.id as wallet
        from wallet
        join member on member.id = wallet.owner
        where member.account = ${account} and wallet.kind = 'cash'`,
    )
    await postOne(tx, {
      posting: depositCredited,
      key: `torture:${account}`,
      wallet,
      amount: START,
      detail: 'sandbox',
    })
  })
}
