import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { ReportReason } from '../rules/reports.ts'

export type NewReport = {
  readonly hand: string
  readonly memberId: bigint
  readonly aboutId: bigint
  readonly reason: ReportReason
  readonly text: string
  readonly at: Date
}

/** Stores a report; false: the member has reported this hand. */
export async function insertReport(tx: Tx, report: NewReport): Promise<boolean> {
  const { hand, memberId, aboutId, reason, text, at } = report
  const made = await run(
    tx,
    sql`
      insert into card_report (hand, member_id, about_id, reason, text, at)
      values (${hand}, ${memberId}, ${aboutId}, ${reason}, ${text}, ${at})
      on conflict (hand, member_id) do nothing -- pressed twice, or on two devices
    `,
  )
  return made > 0
}

export async function reportsSince(tx: Tx, aboutId: bigint, since: Date): Promise<number> {
  const { count } = await one(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from card_report where about_id = ${aboutId} and at >= ${since}
    `,
  )
  return count
}

type Where = { readonly hand: string; readonly room: string; readonly number: number }
export type ReportRow = Where & {
  readonly key: bigint
  readonly aboutId: bigint
  readonly aboutAccount: string
  readonly byId: bigint
  readonly byAccount: string
  readonly reason: ReportReason
  readonly text: string
  readonly at: Date
}

type Asked = { readonly merchant: string; readonly member: bigint | null; readonly limit: number }

/** The newest reports of a brand; about one member, or all. */
export function reportsOf(db: Db, { merchant, member, limit }: Asked): Promise<ReportRow[]> {
  return many(
    db,
    sql<ReportRow>`
      select c.number as key, c.hand, h.room_code as room, h.number, a.id as about_id, a.account as about_account, b.id as by_id,
        b.account as by_account, c.reason, c.text, c.at
      from card_report c
      join card_hand_view h on h.id = c.hand
      join member_view a on a.id = c.about_id
      join member_view b on b.id = c.member_id
      where h.merchant = ${merchant} and (${member}::bigint is null or c.about_id = ${member})
      order by c.number desc
      limit ${limit}
    `,
  )
}
