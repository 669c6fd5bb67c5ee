import type { Db, Tx } from '#db/pool.ts'
import { insertEntry, type AuditEntry } from './store.ts'

export type { AuditEntry, AuditValues } from './store.ts'

/**
 * Writes down what an operator did, in the transaction that does it: both stand or neither does. May come before or
 * after a posting; the chain's lock is taken at commit. Money in `before` and `after` is written as `moneyText`.
 * `writeAudit(tx, { operator: call.operator, action: 'deposits.approve', object: `deposit:${id}`, ip: call.ip, now: call.now })`
 */
export function writeAudit(tx: Db | Tx, entry: AuditEntry): Promise<void> {
  return insertEntry(tx, entry)
}
