import type { Db, Tx } from '#db/pool.ts'
import { numberedRows } from '#db/review/references.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import { brandTable, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'
import type { ApprovalState } from './rules/approval.ts'

type Reader = Db | Tx

/** An entry that the proposal would write to the audit log. */
export type Change = {
  readonly action: string
  readonly object: string
  readonly before: Readonly<Record<string, string>>
  readonly after: Readonly<Record<string, string>>
}

export type ApprovalRow = {
  readonly id: string
  readonly number: bigint
  readonly route: string
  readonly merchant: string | null
  readonly inputSealed: Buffer
  readonly changes: readonly Change[]
  readonly reason: string
  readonly state: ApprovalState
  readonly proposedBy: string
  readonly proposedByAccount: string
  readonly proposedSession: string
  /** In hex. */
  readonly proposedBrowser: string | null
  readonly proposedIp: string
  readonly proposedAt: Date
  readonly expiresAt: Date
  readonly decidedByAccount: string | null
  readonly decidedAt: Date | null
  readonly decisionReason: string | null
}

const columns = sql`
  id, number, route, merchant, input_sealed, changes, reason, state, proposed_by, proposed_by_account, proposed_session,
  encode(proposed_browser, 'hex') as proposed_browser, proposed_ip, proposed_at, expires_at, decided_by_account,
  decided_at, decision_reason
`

export type NewApproval = Pick<
  ApprovalRow,
  | 'route'
  | 'merchant'
  | 'changes'
  | 'reason'
  | 'proposedBy'
  | 'proposedByAccount'
  | 'proposedSession'
  | 'proposedBrowser'
  | 'proposedIp'
  | 'proposedAt'
  | 'expiresAt'
> & { readonly inputSealed: Uint8Array; readonly callKey: string }

export type Kept = Pick<ApprovalRow, 'id' | 'number' | 'expiresAt'>

/** Stores a proposal; null if the same call already made one. */
export function insertApproval(tx: Tx, row: NewApproval): Promise<Kept | null> {
  return maybe(
    tx,
    // two identical concurrent calls: the second waits for the first and finds its key
    sql<Kept>`
      insert into approval (
        route, merchant, input_sealed, changes, reason, proposed_by, proposed_by_account, proposed_session,
        proposed_browser, proposed_ip, proposed_at, expires_at, call_key
      )
      values (
        ${row.route}, ${row.merchant}, ${row.inputSealed}, ${JSON.stringify(row.changes)}::jsonb, ${row.reason},
        ${row.proposedBy}, ${row.proposedByAccount}, ${row.proposedSession}, decode(${row.proposedBrowser}, 'hex'),
        ${row.proposedIp}, ${row.proposedAt}, ${row.expiresAt}, ${row.callKey}
      )
      on conflict (call_key) do nothing
      returning id, number, expires_at
    `,
  )
}

export function approvalByKey(reader: Reader, callKey: string): Promise<(Kept & { route: string }) | null> {
  return maybe(
    reader,
    sql<
      Kept & { route: string }
    >`select id, number, expires_at, route from approval where call_key = ${callKey}`,
  )
}

/** Locks a proposal, so that concurrent decisions are serialised. */
export function lockApproval(tx: Tx, id: string): Promise<ApprovalRow | null> {
  return maybe(tx, sql<ApprovalRow>`select ${columns} from approval where id = ${id} for update`)
}

type Page = {
  readonly isOpen: boolean
  readonly before: bigint | null
  readonly limit: number
  readonly now: Date
}

/** Pending proposals, oldest first; or decided ones, newest first. */
export function approvalsBy(reader: Reader, { isOpen, before, limit, now }: Page): Promise<ApprovalRow[]> {
  if (isOpen)
    return many(
      reader,
      sql<ApprovalRow>`
        select ${columns}
        from approval
        where state = 'pending' and expires_at > ${now} and (${before}::bigint is null or number > ${before})
        order by number
        limit ${limit}
      `,
    )
  return many(
    reader,
    sql<ApprovalRow>`
      select ${columns}
      from approval
      where (state <> 'pending' or expires_at <= ${now}) and (${before}::bigint is null or number < ${before})
      order by number desc
      limit ${limit}
    `,
  )
}

/** The newest pending proposal of a call; null if there is none. */
export function pendingOf(reader: Reader, route: string, now: Date): Promise<ApprovalRow | null> {
  return maybe(
    reader,
    sql<ApprovalRow>`
      select ${columns}
      from approval
      where route = ${route} and state = 'pending' and expires_at > ${now}
      order by number desc
      limit 1
    `,
  )
}

type Decision = {
  readonly id: string
  readonly state: 'approved' | 'rejected' | 'withdrawn'
  readonly operator: { readonly id: string; readonly account: string }
  readonly reason: string | null
  readonly now: Date
}

export async function decideApproval(tx: Tx, { id, state, operator, reason, now }: Decision): Promise<void> {
  await one(
    tx,
    sql`
      update approval
      set state = ${state}, decided_by = ${operator.id}, decided_by_account = ${operator.account},
        decided_at = ${now}, decision_reason = ${reason}
      where id = ${id} and state = 'pending'
      returning id
    `,
  )
}

/** Closes expired proposals. */
export function expireApprovals(db: Db, now: Date): Promise<number> {
  return run(
    db,
    sql`update approval set state = 'expired', decided_at = ${now} where state = 'pending' and expires_at <= ${now}`,
  )
}

/** Pending proposals by brand; those about the installation only where it is asked about. */
export async function waitingApprovals(
  reader: Reader,
  { brands, isHouse, now }: WaitingAsked,
): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select a.merchant, count(*)::int as count,
        (count(*) filter (where a.proposed_at < coalesce(brand.before, first.before)))::int as overdue
      from approval a
      left join ${brandTable(brands)} on brand.merchant = a.merchant
      cross join (select ${brands[0]?.before ?? now}::timestamptz as before) first
      where a.state = 'pending' and a.expires_at > ${now}
        and (brand.merchant is not null or (a.merchant is null and ${isHouse}))
      group by a.merchant
    `,
  )
}

/** The references of rows by id. */
export const references = numberedRows('approval', 'No')
