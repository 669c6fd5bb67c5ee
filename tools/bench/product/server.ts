/** The product's own server in a process of its own, with members who sit at dice; it tells where, and their tokens. */
import { testHouse } from '#apps/server/testing/test-house.ts'
import { seated } from '#features/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'

const MEMBERS = 256

const at = await testHouse()
const tokens: string[] = []
for (let n = 0; n < MEMBERS; n += 1)
  tokens.push((await seated(at, { balance: major(1_000_000), merchant: 'AMBER' })).token)
process.send?.({ url: `${at.game}/api/game/rounds`, tokens })

/** Ends with 1 where a book is wrong. */
async function stop(): Promise<void> {
  const wrong = await proveWhole(at.house.db)
  if (wrong.length) console.error(`bench: the books are wrong: ${JSON.stringify(wrong)}`)
  await at.close()
  process.exit(wrong.length ? 1 : 0)
}
process.on('SIGTERM', () => void stop())
process.on('disconnect', () => void stop())
