import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Standing } from '../rules/stops.ts'
import type { BrandOf, FirstOf } from '#db/review/owners.ts'

type Of = { readonly id: string; readonly memberId: bigint; readonly wallet: bigint }

export type Override = {
  readonly id: string
  readonly state: 'proposed' | 'agreed'
  readonly stops: readonly string[]
  readonly reason: string
  readonly proposedBy: string
  readonly proposedByAccount: string
  readonly proposedAt: Date
  readonly decidedByAccount: string | null
}

/** Locks the member's state until the transaction ends: locking a member waits for a decision in progress, or vice versa. */
export async function holdMemberState(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`select member_hold(${memberId})`)
}

export function standingOf(reader: Db | Tx, { memberId, wallet }: Of): Promise<Standing> {
  return one(
    reader,
    sql<Standing>`
      select w.is_frozen, m.state as member_state
      from member_view m
      cross join wallet_view w
      where m.id = ${memberId} and w.id = ${wallet}
    `,
  )
}

/** The override that is pending or active; null if there is none. */
export function overrideOf(reader: Db | Tx, withdrawal: string): Promise<Override | null> {
  return maybe(
    reader,
    sql<Override>`
      select id, state, stops, reason, proposed_by, proposed_by_account, proposed_at, decided_by_account
      from withdrawal_override_approval
      where withdrawal = ${withdrawal} and state in ('proposed', 'agreed')
    `,
  )
}

type By = { readonly id: string; readonly account: string }

/** Null if one is pending or active already. */
export function insertOverride(
  tx: Tx,
  of: {
    readonly withdrawal: string
    readonly stops: readonly string[]
    readonly reason: string
    readonly by: By
    readonly now: Date
  },
): Promise<{ id: string } | null> {
  return maybe(
    tx,
    // two operators propose it concurrently: one proposal is stored
    sql<{ id: string }>`
      insert into withdrawal_override_approval (withdrawal, state, stops, reason, proposed_by, proposed_by_account, proposed_at)
      values (
        ${of.withdrawal}, 'proposed', ${[...of.stops]}::text[], ${of.reason}, ${of.by.id}, ${of.by.account}, ${of.now}
      )
      on conflict (withdrawal) where state in ('proposed', 'agreed') do nothing
      returning id
    `,
  )
}

export async function decideOverride(
  tx: Tx,
  id: string,
  as: {
    readonly state: 'agreed' | 'refused' | 'withdrawn'
    readonly by: By
    readonly reason: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update withdrawal_override_approval
      set state = ${as.state}, decided_by = ${as.by.id}, decided_by_account = ${as.by.account}, decided_at = ${as.now},
        decision_reason = ${as.reason}
      where id = ${id} and state = 'proposed'
    `,
  )
}

/** An approved override that does not cover the current stop is replaced by a wider one. */
export async function voidNarrow(tx: Tx, withdrawal: string, stops: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`
      update withdrawal_override_approval
      set state = 'void'
      where withdrawal = ${withdrawal} and state = 'agreed' and not stops @> ${[...stops]}::text[]
    `,
  )
}

/** A freeze or lock is a new situation: earlier overrides end. */
export async function voidOverrides(tx: Tx, memberId: bigint): Promise<void> {
  await run(
    tx,
    sql`
      update withdrawal_override_approval o
      set state = 'void'
      from withdrawal w
      where w.id = o.withdrawal and w.member_id = ${memberId} and o.state in ('proposed', 'agreed')
    `,
  )
}

/** The brand that a withdrawal belongs to, or null. */
export const brandOfWithdrawal: BrandOf = (reader, id) =>
  maybe(reader, sql<{ merchant: string }>`select merchant from withdrawal where id = ${id}::uuid`)

/** Who gave the first of two approvals of a withdrawal; null if no operator did. */
export const firstApproverOf: FirstOf = (reader, id) =>
  many(
    reader,
    sql<{ operator: string | null }>`select first_by as operator from withdrawal where id = ${id}::uuid`,
  )

/** Who proposed to pay a withdrawal against a stop; null if no operator did. */
export const overriderOf: FirstOf = (reader, id) =>
  many(
    reader,
    sql<{ operator: string | null }>`
      select proposed_by as operator from withdrawal_override_approval where withdrawal = ${id}::uuid and state = 'proposed'
    `,
  )
