import type { Db, Tx } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'

/** Values of an entry: flat, so that a table can show them. Money goes in as `moneyText`. */
export type AuditValues = { readonly [field: string]: string | number | boolean | bigint | Date | null }

export type AuditEntry = {
  /** Null: the house itself, or a stranger whose log-in failed. */
  readonly operator: { readonly id: string; readonly account: string } | null
  /** 'withdrawals.approve': the feature and what was done. */
  readonly action: string
  /** What it was done to: 'withdrawal:<id>', 'member:<id>'. */
  readonly object: string
  readonly before?: AuditValues | undefined
  readonly after?: AuditValues | undefined
  readonly reason?: string | undefined
  readonly ip: string
  readonly now: Date
}

function json(values: AuditValues | undefined): string | null {
  if (values === undefined) return null
  return JSON.stringify(values, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
}

/** Appends one entry; it gets its place in the chain when the transaction commits. */
export async function insertEntry(tx: Db | Tx, entry: AuditEntry): Promise<void> {
  await run(
    tx,
    sql`
      insert into audit_entry (at, operator_id, operator_account, action, object, before, after, reason, ip)
      values (
        ${entry.now}, ${entry.operator?.id ?? null}, ${entry.operator?.account ?? null}, ${entry.action},
        ${entry.object}, ${json(entry.before)}::jsonb, ${json(entry.after)}::jsonb, ${entry.reason ?? null}, ${entry.ip}
      )
    `,
  )
}
