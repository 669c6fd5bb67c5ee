import { writeAudit } from '#features/platform/audit/public.ts'
import type { Vault } from '#server/vault.ts'
import { inTransaction, type Db } from '#db/pool.ts'
import { forgetDevices } from '../store/devices.ts'
import { insertOperator, operatorByAccount, updateEmail, withdrawCredentials } from '../store/operators.ts'
import { endSessions } from '../store/sessions.ts'
import { newLink } from './enrol.ts'
import { forgetAllTries, forgetTries } from '../store/tries.ts'

export async function isOperator(db: Db, account: string): Promise<boolean> {
  return (await operatorByAccount(db, account.toLowerCase())) !== null
}

/**
 * Clears failed logins from the machine itself, for one account or all, and writes the audit entry. Running it requires database
 * access; password and code are still needed to log in. Returns the number of cleared counters.
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

type Invited = {
  readonly account: string
  readonly name: string
  readonly email: string
  readonly roles: readonly string[]
  readonly vault: Vault
  readonly now: Date
}

/**
 * Creates an enrolment link from the machine itself: for the first two operators of a new installation, neither of whom could be
 * approved, and for one who lost all credentials while fewer than two others are left. An existing operator loses password,
 * authenticator and sessions, and keeps roles and brands. Running it requires database access; it is in the audit log.
 */
export async function inviteOffline(
  db: Db,
  { account, name, email, roles, vault, now }: Invited,
): Promise<{ readonly token: string; readonly expiresAt: Date; readonly isNew: boolean }> {
  return inTransaction(db, async (tx) => {
    const made = await insertOperator(tx, { account, name, email, roles, brands: null, createdBy: null, now })
    const known = made ? null : await operatorByAccount(tx, account)
    const id = made ?? known?.id
    if (id === undefined) throw new Error('inviteOffline: an account that is neither new nor there')
    if (known) {
      await withdrawCredentials(tx, id)
      await updateEmail(tx, id, email)
      await forgetDevices(tx, id)
      await endSessions(tx, { operatorId: id, now })
    }
    const link = await newLink(tx, vault, { operatorId: id, createdBy: null, now })
    await writeAudit(tx, {
      operator: null,
      action: known ? 'operators.reset' : 'operators.invite',
      object: `operator:${account}`,
      after: { email, roles: (known?.roles ?? roles).join(', ') },
      reason: 'npm run operator, on the machine itself',
      ip: 'this machine',
      now,
    })
    return { ...link, isNew: known === null }
  })
}
