import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Told } from '../rules/moves.ts'
import type { Verdict } from '../rules/verdict.ts'
import { selected, type TransferRow } from './transfers.ts'
import type { FirstOf } from '#db/review/owners.ts'

export type VerdictState = 'proposed' | 'agreed' | 'rejected' | 'overtaken'

export type VerdictRow = {
  readonly id: string
  readonly transfer: string
  readonly verdict: Verdict
  readonly evidence: string
  readonly state: VerdictState
  readonly proposedBy: string
  readonly proposedByAccount: string
  readonly proposedAt: Date
  readonly decidedByAccount: string | null
  readonly decidedAt: Date | null
  readonly note: string | null
  /** The vendor's own status after the approval. */
  readonly told: 'confirmed' | 'failed' | null
}

const selectedVerdict = sql`
  select v.id, v.transfer, v.verdict, v.evidence, v.state, v.proposed_by, p.account as proposed_by_account, v.proposed_at,
    d.account as decided_by_account, v.decided_at, v.note, v.told
  from vendor_transfer_approval v
  join operator_view p on p.id = v.proposed_by
  left join operator_view d on d.id = v.decided_by
`

/** False: one is already proposed or approved. */
export async function insertVerdict(
  tx: Tx,
  made: {
    readonly transfer: string
    readonly verdict: Verdict
    readonly evidence: string
    readonly by: string
    readonly now: Date
  },
): Promise<boolean> {
  return run(
    tx,
    sql`
      insert into vendor_transfer_approval (transfer, verdict, evidence, proposed_by, proposed_at)
      values (${made.transfer}, ${made.verdict}, ${made.evidence}, ${made.by}, ${made.now})
      on conflict (transfer) where state in ('proposed', 'agreed') do nothing -- two operators propose at once
    `,
  ).then(Boolean)
}

/** The proposal that waits for its second approval; the transfer is locked by the caller. */
export async function proposedOn(tx: Tx, transfer: string): Promise<VerdictRow | null> {
  return maybe(
    tx,
    sql<VerdictRow>`${selectedVerdict} where v.transfer = ${transfer} and v.state = 'proposed'`,
  )
}

export async function setVerdict(
  tx: Tx,
  id: string,
  end: {
    readonly state: Exclude<VerdictState, 'proposed'>
    readonly by: string | null
    readonly note: string | null
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update vendor_transfer_approval
      set state = ${end.state}, decided_by = ${end.by}, decided_at = ${end.now}, note = ${end.note}
      where id = ${id} and state = 'proposed'
    `,
  )
}

/** Records a late vendor status: before the approval it replaces the proposal; after it, it is stored with the decision. */
export async function recordVendorStatus(tx: Tx, transfer: string, told: Told, now: Date): Promise<void> {
  await run(
    tx,
    sql`
      update vendor_transfer_approval set state = 'overtaken', decided_at = ${now}
      where transfer = ${transfer} and state = 'proposed'
    `,
  )
  await run(
    tx,
    sql`update vendor_transfer_approval set told = ${told} where transfer = ${transfer} and state = 'agreed' and told is null`,
  )
}

/** The newest decision on each of these. */
export async function verdictsOn(db: Db, transfers: readonly string[]): Promise<VerdictRow[]> {
  return many(
    db,
    sql<VerdictRow>`
      select distinct on (transfer) *
      from (${selectedVerdict} where v.transfer = any(${transfers}::uuid[])) as found
      order by transfer, proposed_at desc
    `,
  )
}

/** Decided by operators since `since` without a vendor response, and last polled before `before`. */
export async function unheardTransfers(
  db: Db,
  { since, before, limit }: { readonly since: Date; readonly before: Date; readonly limit: number },
): Promise<TransferRow[]> {
  return many(
    db,
    sql<TransferRow>`
      ${selected}
      join vendor_transfer_approval v on v.transfer = t.id
      where v.state = 'agreed' and v.told is null and v.decided_at >= ${since} and coalesce(v.asked_at, v.decided_at) <= ${before}
      order by v.decided_at
      limit ${limit}
    `,
  )
}

export async function setVerdictAsked(db: Db, transfer: string, now: Date): Promise<void> {
  await run(
    db,
    sql`update vendor_transfer_approval set asked_at = ${now} where transfer = ${transfer} and state = 'agreed' and told is null`,
  )
}

/** The operator who proposed a transfer's outcome; null if there is none. */
export const verdictProposerOf: FirstOf = (reader, id) =>
  many(
    reader,
    sql<{ operator: string | null }>`
      select proposed_by as operator from vendor_transfer_approval where transfer = ${id}::uuid and state = 'proposed'
    `,
  )
