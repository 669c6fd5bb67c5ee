import { writeAudit } from '#features/audit/door.ts'
import { inTransaction, type Db } from '#db/pool.ts'
import { operatorByAccount } from '../store/operators.ts'
import { forgetAllTries, forgetTries } from '../store/tries.ts'

export async function isOperator(db: Db, account: string): Promise<boolean> {
  return (await operatorByAccount(db, account.toLowerCase())) !== null
}

/**
 * Forgets wrong logins from the machine itself, of one account or of all, and writes that down. The first proof is that whoever runs
 * it may use the database; password and code are asked for as ever. Gives how many counters were forgotten.
 */
export async function unlockOffline(db: Db, account: string | null, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const key = account?.toLowerCase() ?? null
    const forgotten = key === null ? await forgetAllTries(tx) : await forgetTries(tx, key)
    if (forgotten > 0)
      await writeAudit(tx, {
        operator: null,
        action: 'operators.unlock',
        object: key === null ? 'every operator' : `operator:${key}`,
        after: { unlocked: true, forgotten },
        reason: 'npm run unlock, on the machine itself',
        ip: 'this machine',
        now,
      })
    return forgotten
  })
}
