import type { Db } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'

export type Mover = { readonly memberId: bigint; readonly merchant: string; readonly wallet: bigint }

type Stretch = { readonly from: Date; readonly to: Date }

/** Condition on a wallet `w`: its owner opened a game. */
const hasPlayed = ({ from, to }: Stretch) => sql<boolean>`
  exists (
    select from member_session_view s
    join limits_opening o on o.member_session_id = s.id
    where s.member_id = w.owner and o.opened_at > ${from} and o.opened_at <= ${to}
  )
`

/** Members with a credited or failed deposit, play, a message to us or a limit event in a time range; without trial accounts. */
export function moversOf(
  db: Db,
  { from, to, after, limit }: Stretch & { readonly after: bigint; readonly limit: number },
): Promise<Mover[]> {
  return many(
    db,
    sql<Mover>`
      select w.owner as member_id, b.merchant, w.id as wallet
      from wallet_view w
      join book_view b on b.id = w.book
      join member_view m on m.id = w.owner
      where w.kind = 'cash' and m.type <> 4 and w.owner > ${after}
        and (
          exists (
            select from limits_deposit d
            where d.member_id = w.owner and (
              (d.credited_at > ${from} and d.credited_at <= ${to}) or (d.closed_at > ${from} and d.closed_at <= ${to})
            )
          )
          or ${hasPlayed({ from, to })}
          or exists (
            select from conversation_view t
            join conversation_message_view l on l.conversation = t.id
            where t.member_id = w.owner and l.by = 'guest' and l.at > ${from} and l.at <= ${to}
          )
          or exists (
            select from feedback_view k where k.member_id = w.owner and k.created_at > ${from} and k.created_at <= ${to}
          )
          or exists (
            select from play_limit_event e where e.member_id = w.owner and e.at > ${from} and e.at <= ${to}
          )
        )
      order by w.owner
      limit ${limit}
    `,
  )
}

export type Deposits = {
  readonly depositsDay: number
  readonly failedDay: number
  readonly depositedWeek: Minor
  /** Weekly average of the four weeks before. */
  readonly depositedUsual: Minor
}

export function depositFacts(db: Db, memberId: bigint, now: Date): Promise<Deposits> {
  return one(
    db,
    sql<Deposits>`
      select count(*) filter (where d.credited_at > n.at - interval '24 hours')::int as deposits_day,
        count(*) filter (where d.state = 'failed' and d.closed_at > n.at - interval '24 hours')::int as failed_day,
        (
          select coalesce(sum(f.deposits), 0)::bigint
          from limits_figure f
          where f.member_id = ${memberId} and f.code > 19 and f.at > n.at - interval '7 days'
        ) as deposited_week,
        (
          select (coalesce(sum(f.deposits), 0) / 4)::bigint
          from limits_figure f
          where f.member_id = ${memberId} and f.code > 19 and f.at > n.at - interval '35 days' and f.at <= n.at - interval '7 days'
        ) as deposited_usual
      from (select ${now}::timestamptz as at) n
      left join limits_deposit d on d.member_id = ${memberId} and (
        d.credited_at > n.at - interval '24 hours' or (d.state = 'failed' and d.closed_at > n.at - interval '24 hours')
      )
      group by n.at
    `,
  )
}

export type Plays = { readonly lostDay: Minor; readonly nights: number }

/** Stakes minus wins of a day, and the nights of a week with a round (00:00 to 05:00 in the brand's zone). */
export function playFactsOf(
  db: Db,
  { wallet, zone, now }: { readonly wallet: bigint; readonly zone: string; readonly now: Date },
): Promise<Plays> {
  return one(
    db,
    sql<Plays>`
      select coalesce(-sum(l.play_moved) filter (where l.at > n.at - interval '24 hours'), 0)::bigint as lost_day,
        count(distinct (l.at at time zone ${zone})::date)
          filter (where l.code between 1 and 6 and extract(hour from l.at at time zone ${zone}) < 5)::int as nights
      from (select ${now}::timestamptz as at) n
      left join limits_figure l on l.wallet = ${wallet} and l.at > n.at - interval '7 days' and (l.code < 20 or l.code in (110, 112))
    `,
  )
}

/** A member's chat lines and feedback of the last day. */
export async function wordsOf(db: Db, memberId: bigint, now: Date): Promise<string[]> {
  const rows = await many(
    db,
    sql<{ text: string }>`
      select l.text
      from conversation_view t
      join conversation_message_view l on l.conversation = t.id
      where t.member_id = ${memberId} and l.by = 'guest' and l.at > ${now}::timestamptz - interval '24 hours'
      union all
      select k.content
      from feedback_view k
      where k.member_id = ${memberId} and k.created_at > ${now}::timestamptz - interval '24 hours'
      limit 500
    `,
  )
  return rows.map(({ text }) => text)
}

export async function methodsTried(db: Db, memberId: bigint, now: Date): Promise<number> {
  const { methods } = await one(
    db,
    sql<{ methods: number }>`
      select count(distinct method)::int as methods
      from limits_deposit
      where member_id = ${memberId} and created_at > ${now}::timestamptz - interval '7 days'
    `,
  )
  return methods
}

export type Tools = { readonly hitsWeek: number; readonly looserWeek: number }

export function toolFacts(db: Db, memberId: bigint, now: Date): Promise<Tools> {
  return one(
    db,
    sql<Tools>`
      select count(*) filter (where what = 'reached')::int as hits_week,
        count(*) filter (where what = 'asked')::int as looser_week
      from play_limit_event
      where member_id = ${memberId} and at > ${now}::timestamptz - interval '7 days'
    `,
  )
}
