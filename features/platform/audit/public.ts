import type { Db, Tx } from '#db/pool.ts'
import { entriesBy, insertEntry, lastCheck, type AuditEntry } from './store.ts'

export { referencesOf } from './service/references.ts'
export { takeOut } from './service/take-out.ts'
export { unwatchEntries, watchEntries, type AuditEntry, type AuditValues } from './store.ts'

/**
 * Writes an audit entry in the transaction of the action: both commit or neither. May come before or after a posting; the chain's lock
 * is taken at commit. Money in `before` and `after` is written as `moneyText`. `writeAudit(tx, { operator: call.operator, action:
 * 'deposits.approve', object: `deposit:${id}`, ip: call.ip, now: call.now })`
 */
export function writeAudit(tx: Db | Tx, entry: AuditEntry): Promise<void> {
  return insertEntry(tx, entry)
}

/** The result of the last verification of the audit chain. */
export async function auditState(
  db: Db,
): Promise<{ readonly state: 'whole' | 'broken' | 'never'; readonly at: Date | null }> {
  const last = await lastCheck(db)
  if (!last) return { state: 'never', at: null }
  return { state: last.findings.length ? 'broken' : 'whole', at: last.at }
}

/** Operator accounts locked by failed logins, newest first. */
export async function recentAlerts(
  db: Db,
  from: Date,
): Promise<{ readonly object: string; readonly at: Date; readonly ip: string }[]> {
  return entriesBy(db, { action: 'operators.locked', from, limit: 10 })
}
