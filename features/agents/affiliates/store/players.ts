import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql, type Sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'

type Reader = Db | Tx

export type NewPlayer = {
  readonly memberId: bigint
  readonly affiliateId: bigint
  readonly merchant: string
  readonly code: string
  readonly subId: string
  readonly country: string
  readonly click: string | null
  readonly plan: bigint
  readonly version: number
  readonly now: Date
}

export async function insertPlayer(tx: Tx, given: NewPlayer): Promise<void> {
  await run(
    tx,
    sql`
      insert into affiliate_player (member_id, affiliate_id, merchant, code, sub_id, country, click, plan, version, registered_at)
      values (${given.memberId}, ${given.affiliateId}, ${given.merchant}, ${given.code}, ${given.subId}, ${given.country}, ${given.click},
        ${given.plan}, ${given.version}, ${given.now})
    `,
  )
}

/** Players without an open duplicate who registered recently, played or deposited since: those whose signals may have changed. */
export function playersToCheck(reader: Reader, since: Date, after: bigint, limit: number) {
  return many(
    reader,
    sql<{ memberId: bigint; affiliateId: bigint; registeredAt: Date }>`
      select p.member_id, p.affiliate_id, p.registered_at
      from affiliate_player p
      where p.member_id > ${after} and not exists (
          select from affiliate_duplicate d where d.member_id = p.member_id and (d.cleared_at is null or 'person' = any(d.signals))
        ) and (
          p.registered_at >= ${since}
          or exists (select from figure_play f where f.member_id = p.member_id and f.at >= ${since})
          or exists (select from payout_account_view a where a.member_id in (p.member_id, p.affiliate_id) and a.created_at >= ${since})
        )
      order by p.member_id
      limit ${limit}
    `,
  )
}

/** The affiliate and its older players, as a query of IDs. */
export const relatedTo = (player: {
  readonly memberId: bigint
  readonly affiliateId: bigint
  readonly registeredAt: Date
}): Sql<unknown> => sql`
  select ${player.affiliateId}::bigint as id
  union
  select o.member_id
  from affiliate_player o
  where o.affiliate_id = ${player.affiliateId} and o.member_id <> ${player.memberId}
    and (o.registered_at, o.member_id) < (${player.registeredAt}, ${player.memberId}::bigint)
`

/** Signals of the player that an operator has cleared. */
export async function clearedSignals(reader: Reader, memberId: bigint): Promise<ReadonlySet<string>> {
  const rows = await many(
    reader,
    sql<{ signal: string }>`
      select distinct unnest(signals) as signal from affiliate_duplicate where member_id = ${memberId} and cleared_at is not null
    `,
  )
  return new Set(rows.map(({ signal }) => signal))
}

export async function insertDuplicate(
  tx: Tx,
  given: {
    readonly memberId: bigint
    readonly signals: readonly string[]
    readonly batch: bigint
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    // two workers find the same duplicate: it is noted once
    sql`
      insert into affiliate_duplicate (member_id, signals, found_at, found_batch)
      values (${given.memberId}, ${[...given.signals]}::text[], ${given.now}, ${given.batch})
      on conflict (member_id) where cleared_at is null do nothing
    `,
  )
}

export type Duplicate = {
  readonly id: bigint
  readonly player: bigint
  readonly number: bigint
  readonly account: string
  readonly affiliate: bigint
  readonly affiliateAccount: string
  readonly signals: readonly string[]
  readonly foundAt: Date
  readonly clearedAt: Date | null
  readonly clearedBy: string | null
  readonly reason: string | null
}

/** A brand's duplicates, newest first; `number` is the cursor. */
export function duplicatesOf(
  reader: Reader,
  { merchant, affiliate }: { readonly merchant: string; readonly affiliate: bigint | null },
  { below, limit }: { readonly below: bigint | null; readonly limit: number },
): Promise<Duplicate[]> {
  return many(
    reader,
    sql<Duplicate>`
      select d.id, d.id as number, p.number as player, m.account, f.number as affiliate, a.account as affiliate_account, d.signals, d.found_at,
        d.cleared_at, d.cleared_by, d.reason
      from affiliate_duplicate d
      join affiliate_player p on p.member_id = d.member_id
      join affiliate f on f.member_id = p.affiliate_id
      join member_view m on m.id = p.member_id
      join member_view a on a.id = f.member_id
      where p.merchant = ${merchant} and (${affiliate}::bigint is null or f.number = ${affiliate})
        and (${below}::bigint is null or d.id < ${below})
      order by d.id desc
      limit ${limit}
    `,
  )
}

/** The signals of an open duplicate of the brand, locked; null if there is none. */
export async function lockDuplicate(
  tx: Tx,
  { id, merchant }: { readonly id: bigint; readonly merchant: string },
): Promise<readonly string[] | null> {
  const row = await maybe(
    tx,
    sql<{ signals: string[] }>`
      select d.signals
      from affiliate_duplicate d
      join affiliate_player p on p.member_id = d.member_id
      where d.id = ${id} and p.merchant = ${merchant} and d.cleared_at is null
      for update of d
    `,
  )
  return row?.signals ?? null
}

export async function clearDuplicate(
  tx: Tx,
  given: {
    readonly id: bigint
    readonly batch: bigint
    readonly by: string
    readonly reason: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update affiliate_duplicate
      set cleared_batch = ${given.batch}, cleared_at = ${given.now}, cleared_by = ${given.by}, reason = ${given.reason}
      where id = ${given.id}
    `,
  )
}

export type Milestone = {
  readonly event: 'firstDeposit' | 'qualified'
  readonly memberId: bigint
  readonly affiliateId: bigint
  readonly at: Date
  readonly amount: Minor
}

/** Notes first deposits and qualifications that have happened up to the counted batch; returns the new ones. */
export function noteMilestones(tx: Tx, batch: bigint, until: Date): Promise<Milestone[]> {
  return many(
    tx,
    sql<Milestone>`select event, member_id, affiliate_id, at, amount from affiliate_advance(${batch}, ${until})`,
  )
}
