/**
 * `npm run unlock -- op-linh` lets operators log in again immediately after wrong passwords locked them, from the machine itself: for the
 * case that no other operator can do it in the back office. Without an account it unlocks every account and address. It reveals or resets
 * no password or code, works whether the product runs or not, and is recorded in the audit log.
 */
import { openDb, openPool } from '#db/pool.ts'
import { isOperator, unlockOffline } from '#features/platform/operators/public.ts'
import { withDatabase } from './launcher/database.ts'

const [account, ...others] = process.argv.slice(2)

await withDatabase(async ({ url }) => {
  if (others.length > 0) throw new Error('unlock: name one account, or none for all')
  const db = openDb(openPool({ url, name: 'fairhouse-unlock', max: 1 }))
  try {
    if (account !== undefined && !(await isOperator(db, account))) {
      console.error(`There is no operator ${account}. Nothing was changed.`)
      process.exitCode = 1
      return
    }
    const forgotten = await unlockOffline(db, account ?? null, new Date())
    console.log(
      forgotten > 0
        ? `Unlocked ${account ?? 'every operator'}. Log in with the usual password and code.`
        : `${account ? `${account} was not locked` : 'No operator was locked'}. Nothing was changed.`,
    )
  } finally {
    await db.destroy()
  }
})
