import type { Db } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'

export type NewVisit = {
  readonly merchant: string
  readonly vendor: string
  readonly memberId: bigint
  readonly wallet: bigint
  readonly memberSession: string
  readonly openedAt: Date
  readonly until: Date
}

/** Inserted before the vendor is asked for a URL: a visit without a row could not be ended. */
export async function insertVisit(db: Db, visit: NewVisit): Promise<string> {
  const { id } = await one(
    db,
    sql<{ id: string }>`
      insert into vendor_visit (merchant, vendor, member_id, wallet, member_session, opened_at, until)
      values (
        ${visit.merchant}, ${visit.vendor}, ${visit.memberId}, ${visit.wallet}, ${visit.memberSession}, ${visit.openedAt},
        ${visit.until}
      )
      returning id
    `,
  )
  return id
}

export type VisitRow = { readonly id: string; readonly merchant: string; readonly vendor: string }

/**
 * Visits that must end: their session is over (by an exclusion, a time-out, a lock or a logout), the wallet is frozen or closed, or the
 * vendor is, the member's time limit is used up, or a reality check is due. One that could not be ended is due again after `again`.
 */
export async function visitsToEnd(
  db: Db,
  { now, again, limit }: { readonly now: Date; readonly again: Date; readonly limit: number },
): Promise<VisitRow[]> {
  return many(
    db,
    sql<VisitRow>`
      select v.id, v.merchant, v.vendor
      from vendor_visit v
      join member_session_view s on s.id = v.member_session
      join wallet_view w on w.id = v.wallet
      join transfer_vendor t on t.merchant = v.merchant and t.vendor = v.vendor
      where v.ended_at is null and v.until > ${now}
        and (
          s.ended_at is not null or s.expires_at <= ${now} or w.is_frozen or w.state <> 'open' or not t.is_open
          or exists (select from wallet_limit_view g where g.wallet = v.wallet and least(g.play_until, g.pause_at) <= ${now})
        )
        and (v.asked_at is null or v.asked_at <= ${again})
      order by v.until
      limit ${limit}
    `,
  )
}

export async function setVisitAsked(db: Db, id: string, now: Date): Promise<void> {
  await run(db, sql`update vendor_visit set asked_at = ${now} where id = ${id}`)
}

export async function setVisitEnded(db: Db, id: string, now: Date): Promise<void> {
  await run(db, sql`update vendor_visit set ended_at = ${now} where id = ${id} and ended_at is null`)
}
