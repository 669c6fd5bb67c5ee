import type { Db } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import type { SupportSection } from './rules.ts'

export type Figures = Readonly<Record<string, number | null>>
type Span = { readonly merchant: string; readonly from: Date; readonly now: Date }

const queries: Readonly<Record<SupportSection, (span: Span) => ReturnType<typeof sql<Figures>>>> = {
  service: ({ merchant, from }) => sql<Figures>`
    with conversation as (
      select t.rating, extract(epoch from min(l.at) filter (where l.by = 'operator') - t.opened_at) as waited
      from conversation_view t
      left join conversation_message_view l on l.conversation = t.id
      where t.merchant = ${merchant} and t.opened_at >= ${from}
      group by t.id, t.rating, t.opened_at
    )
    select count(*)::int as conversations, count(waited)::int as answered,
      (percentile_disc(0.5) within group (order by waited))::int as half_seconds,
      (percentile_disc(0.9) within group (order by waited))::int as nine_in_ten_seconds,
      count(rating)::int as rated, round(avg(rating) * 10)::int as tenths
    from conversation
  `,
  feedback: ({ merchant, from, now }) => sql<Figures>`
    with told as (
      select f.due_at, f.state, min(a.at) as answered_at
      from feedback_view f
      left join feedback_answer_view a on a.feedback = f.id
      where f.merchant = ${merchant} and f.created_at >= ${from}
      group by f.id, f.due_at, f.state
    )
    select count(*)::int as sent, count(answered_at)::int as answered,
      (100 * count(*) filter (where answered_at <= due_at) / nullif(count(answered_at), 0))::int as in_time_percent,
      count(*) filter (where answered_at is null and state <> 'closed' and due_at < ${now})::int as overdue
    from told
  `,
  inbox: ({ merchant, from }) => sql<Figures>`
    select
      (select count(*)::int from inbox_campaign_view where merchant = ${merchant} and sent_at >= ${from}) as letters,
      count(*)::int as messages,
      (100 * count(i.read_at) / nullif(count(*), 0))::int as read_percent
    from inbox_message_view i
    join member_view m on m.id = i.member_id
    where m.merchant = ${merchant} and i.at >= ${from}
  `,
  notices: ({ merchant, from, now }) => sql<Figures>`
    select count(*) filter (where n.starts_at >= ${from})::int as written,
      count(*) filter (
        where n.state = 'live' and n.starts_at <= ${now} and (n.ends_at is null or n.ends_at > ${now})
      )::int as shown,
      (
        select count(*)::int
        from notice_seen_view s
        join notice_view own on own.id = s.notice
        where own.merchant = ${merchant} and s.at >= ${from}
      ) as seen
    from notice_view n
    where n.merchant = ${merchant}
  `,
  chat: ({ merchant, from }) => sql<Figures>`
    select count(*)::int as lines, count(l.deleted_at)::int as hidden,
      (
        select count(*)::int
        from chat_report_view r
        join chat_line_view own on own.id = r.line
        where own.merchant = ${merchant} and r.at >= ${from}
      ) as reported,
      (select count(*)::int from chat_sanction_view where merchant = ${merchant} and at >= ${from}) as sanctions
    from chat_line_view l
    where l.merchant = ${merchant} and l.at >= ${from}
  `,
  limits: ({ merchant, from }) => sql<Figures>`
    with changed as (
      select e.what
      from play_limit_event_view e
      join member_view m on m.id = e.member_id
      where m.merchant = ${merchant} and e.at >= ${from}
    ), stopped as (
      select x.kind, x.starts_at, x.lifted_at
      from exclusion_view x
      join member_view m on m.id = x.member_id
      where m.merchant = ${merchant} and (x.starts_at >= ${from} or x.lifted_at >= ${from})
    ), sign as (
      select h.state, h.raised_at
      from harm_flag_view h
      join member_view m on m.id = h.member_id
      where m.merchant = ${merchant}
    )
    select
      (select count(*)::int from changed where what = 'set') as tightened,
      (select count(*)::int from changed where what = 'asked') as asked,
      (select count(*)::int from changed where what = 'confirmed') as confirmed,
      (select count(*)::int from changed where what = 'reached') as reached,
      (select count(*)::int from stopped where kind = 'timeOut' and starts_at >= ${from}) as time_outs,
      (select count(*)::int from stopped where kind <> 'timeOut' and starts_at >= ${from}) as exclusions,
      (select count(*)::int from stopped where lifted_at >= ${from}) as lifted,
      (select count(*)::int from sign where raised_at >= ${from}) as signs,
      (select count(*)::int from sign where state = 'open') as signs_open
  `,
  papers: ({ merchant, from }) => sql<Figures>`
    select count(*)::int as sent, count(*) filter (where state = 'approved')::int as approved,
      count(*) filter (where state = 'rejected')::int as rejected,
      count(*) filter (where state = 'waiting')::int as waiting,
      (percentile_disc(0.5) within group (order by extract(epoch from decided_at - sent_at)))::int as half_seconds
    from identity_document_view
    where merchant = ${merchant} and sent_at >= ${from}
  `,
}

/** The figures of one section, by their names. */
export function figuresOf(db: Db, section: SupportSection, span: Span): Promise<Figures> {
  return one(db, queries[section](span))
}

export type DeskRow = {
  readonly operator: string
  readonly conversations: number
  readonly lines: number
  readonly tenths: number | null
}

/** Operators who replied in live chat, the busiest first; stars are of the conversations that they ended. */
export function deskOf(db: Db, { merchant, from }: Span): Promise<DeskRow[]> {
  return many(
    db,
    sql<DeskRow>`
      select l.who as operator, count(distinct l.conversation)::int as conversations, count(*)::int as lines,
        round(avg(t.rating) filter (where t.claimed_by_account = l.who) * 10)::int as tenths
      from conversation_view t
      join conversation_message_view l on l.conversation = t.id
      where t.merchant = ${merchant} and t.opened_at >= ${from} and l.by = 'operator' and l.who is not null
      group by l.who
      order by conversations desc, l.who
      limit 100
    `,
  )
}
