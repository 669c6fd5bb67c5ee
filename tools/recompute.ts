/**
 * `npm run recompute -- <statement>` derives a statement of an agent's contract again from raw bets, with code that shares nothing with the
 * settlement, and compares every figure and the payment. `--last N`: the newest N statements. Exits with 1 if anything differs.
 */
import { openDb, openPool } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { moneyText as money } from '#kit/money.ts'
import { recompute, type Recomputed } from './recompute/statement.ts'
import { withOwner } from './launcher/database.ts'

const args = process.argv.slice(2)
const last = args[0] === '--last' ? Number(args[1] ?? 20) : null
const asked = args.filter((arg) => /^\d{1,18}$/.test(arg)).map(BigInt)
if (last === null && asked.length === 0) {
  console.error('Name a statement: npm run recompute -- 1234, or npm run recompute -- --last 50')
  process.exit(64)
}

function tell({ stated, derived, corrections, carried, differences }: Recomputed): void {
  const span = `${stated.startsAt.toISOString()} to ${stated.endsAt.toISOString()}`
  console.log(`Statement ${stated.number}: ${stated.account}, ${stated.kind}, ${span}`)
  console.log(
    `  base ${money(derived.base)}, gross ${money(derived.gross)}, downlines take ${money(derived.taken)}`,
  )
  for (const each of corrections)
    console.log(
      `  ${each.startsAt.toISOString()}: ${money(each.before)} before, ${money(each.derived)} with later facts`,
    )
  console.log(
    `  carried ${money(carried)} + earned ${money(derived.earned)} + corrected ${money(stated.corrected)}` +
      ` = paid ${money(stated.amount)} + left over ${money(stated.leftOver)}`,
  )
  for (const difference of differences) console.log(`  DIFFERS: ${difference}`)
  if (differences.length === 0) console.log('  agrees with the raw bets')
}

await withOwner(async (url) => {
  const db = openDb(openPool({ url, name: 'fairhouse-recompute', max: 1 }))
  try {
    const numbers =
      last === null
        ? asked
        : (
            await many(
              db,
              sql<{ number: bigint }>`select number from agent_statement order by number desc limit ${last}`,
            )
          ).map(({ number }) => number)
    for (const number of numbers) {
      const result = await recompute(db, number)
      if (result) tell(result)
      else console.log(`There is no statement ${number}.`)
      if (!result || result.differences.length > 0) process.exitCode = 1
    }
  } finally {
    await db.destroy()
  }
})
