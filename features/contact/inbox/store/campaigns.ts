import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import { accountKey } from '#kit/names/account-key.ts'
import { mailConsent } from '../rules/consents.ts'
import type { CampaignState } from '../rules/campaigns.ts'
import type { Both } from './messages.ts'
import type { FirstOf } from '#db/review/owners.ts'

export type AudienceRow =
  | { readonly kind: 'member'; readonly account: string }
  | {
      readonly kind: 'segment'
      readonly activeDays?: number | undefined
      readonly joinedDays?: number | undefined
      readonly language?: 'en' | 'vi' | undefined
      readonly who?: 'players' | 'agents' | undefined
      readonly hasDeposited?: boolean | undefined
    }
  | { readonly kind: 'all' }

export type CampaignRow = {
  readonly id: string
  readonly number: bigint
  readonly merchant: string
  readonly audience: AudienceRow
  readonly title: Both
  readonly body: Both
  readonly link: string | null
  readonly isMarketing: boolean
  readonly alsoMail: boolean
  readonly state: CampaignState
  readonly proposedBy: string
  readonly proposedByAccount: string
  readonly proposedAt: Date
  readonly decidedByAccount: string | null
  readonly decidedAt: Date | null
  readonly decisionReason: string | null
  readonly reached: bigint
  readonly sentCount: number
  readonly sparedCount: number
  readonly mailCount: number
  readonly mailOverAt: Date | null
  readonly stoppedAt: Date | null
  readonly stoppedByAccount: string | null
}

export const letterColumns = sql`
  id, number, merchant, audience, title, body, link, is_marketing, also_mail, state, proposed_by, proposed_by_account,
  proposed_at, decided_by_account, decided_at, decision_reason, reached, sent_count, spared_count, mail_count, mail_over_at,
  stopped_at, stopped_by_account
`

export type NewCampaign = Pick<
  CampaignRow,
  'merchant' | 'audience' | 'title' | 'body' | 'link' | 'isMarketing' | 'alsoMail'
> & {
  readonly state: 'proposed' | 'sending'
  readonly operator: { readonly id: string; readonly account: string }
  readonly now: Date
}

export async function insertCampaign(tx: Tx, l: NewCampaign): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into inbox_campaign (
        merchant, audience, title, body, link, is_marketing, also_mail, state, proposed_by, proposed_by_account, proposed_at,
        mail_next_at
      )
      values (
        ${l.merchant}, ${JSON.stringify(l.audience)}::jsonb, ${JSON.stringify(l.title)}::jsonb,
        ${JSON.stringify(l.body)}::jsonb, ${l.link}, ${l.isMarketing}, ${l.alsoMail}, ${l.state}, ${l.operator.id},
        ${l.operator.account}, ${l.now}, case when ${l.alsoMail && l.state === 'sending'}::boolean then ${l.now}::timestamptz end
      )
      returning id
    `,
  )
  return id
}

export function lettersOf(db: Db, merchant: string, limit: number): Promise<CampaignRow[]> {
  return many(
    db,
    sql<CampaignRow>`
      select ${letterColumns} from inbox_campaign where merchant = ${merchant} order by number desc limit ${limit}
    `,
  )
}

export function letterByNumber(db: Db, number: bigint): Promise<{ readonly id: string } | null> {
  return maybe(db, sql<{ id: string }>`select id from inbox_campaign where number = ${number}`)
}

/** Locks a campaign: decisions of two operators are serialised. */
export function lockCampaign(tx: Tx, id: string): Promise<CampaignRow | null> {
  return maybe(
    tx,
    sql<CampaignRow>`select ${letterColumns} from inbox_campaign where id = ${id} for no key update`,
  )
}

/** A campaign that is being sent and that no other worker is delivering. */
export function lockSending(tx: Tx): Promise<CampaignRow | null> {
  return maybe(
    tx,
    sql<CampaignRow>`
      select ${letterColumns} from inbox_campaign where state = 'sending' order by number limit 1 for no key update skip locked
    `,
  )
}

export async function decideCampaign(
  tx: Tx,
  id: string,
  decision: {
    readonly state: CampaignState
    readonly operator: { readonly id: string; readonly account: string }
    readonly reason: string | null
    readonly now: Date
  },
): Promise<void> {
  const { state, operator, reason, now } = decision
  await run(
    tx,
    sql`
      update inbox_campaign
      set state = ${state}, decided_by = ${operator.id}, decided_by_account = ${operator.account}, decided_at = ${now},
        decision_reason = ${reason}, mail_next_at = case when also_mail and ${state} = 'sending' then ${now}::timestamptz end
      where id = ${id}
    `,
  )
}

/** The members of an audience, as a condition on `member m`. */
export function matching(merchant: string, audience: AudienceRow, now: Date) {
  const base = sql`m.merchant = ${merchant} and m.state = 'open' and m.type <> 4`
  if (audience.kind === 'all') return base
  if (audience.kind === 'member') return sql`${base} and m.account_key = ${accountKey(audience.account)}`
  const { activeDays = null, joinedDays = null, language = null, who = null, hasDeposited = null } = audience
  return sql`
    ${base}
      and (${joinedDays}::int is null or m.created_at >= ${now}::timestamptz - make_interval(days => ${joinedDays}::int))
      and (${language}::text is null or m.language = ${language})
      and (${who}::text is null or (m.type in (0)) = (${who} = 'players'))
      and (
        ${activeDays}::int is null
        or exists (
          select 1
          from inbox_session s
          where s.member_id = m.id and s.last_seen_at >= ${now}::timestamptz - make_interval(days => ${activeDays}::int)
        )
      )
      and (
        ${hasDeposited}::boolean is null
        or exists (select 1 from inbox_depositor d where d.member_id = m.id) = ${hasDeposited}
      )
  `
}

export type Whom = { readonly merchant: string; readonly audience: AudienceRow; readonly now: Date }

export type Reach = {
  readonly count: number
  /** Agreed to offers in the inbox. */
  readonly agreed: number
  /** Have a verified address and agreed to this kind of email. */
  readonly mails: number
}

/** The size of an audience, how many of them agreed to offers, and how many get an email. */
export function audienceCount(
  db: Db,
  { merchant, audience, isMarketing, now }: Whom & { readonly isMarketing: boolean },
): Promise<Reach> {
  return one(
    db,
    sql<Reach>`
      select count(*)::int as count, count(c.member_id)::int as agreed,
        count(e.member_id) filter (where m.email is not null and m.email_verified_at is not null)::int as mails
      from known_member m
      left join inbox_consent e on e.member_id = m.id and e.channel = ${mailConsent({ isMarketing })} and e.is_on
      left join inbox_consent c on c.member_id = m.id and c.channel = 'offer.inbox' and c.is_on
      where ${matching(merchant, audience, now)}
    `,
  )
}

export type Reached = { readonly id: bigint; readonly offers: boolean }

/** The next members of an audience after the last one processed. */
export function nextMembers(
  tx: Tx,
  { merchant, audience, now, after, limit }: Whom & { readonly after: bigint; readonly limit: number },
): Promise<Reached[]> {
  return many(
    tx,
    sql<Reached>`
      select m.id, c.member_id is not null as offers
      from known_member m
      left join inbox_consent c on c.member_id = m.id and c.channel = 'offer.inbox' and c.is_on
      where ${matching(merchant, audience, now)} and m.id > ${after}
      order by m.id
      limit ${limit}
    `,
  )
}

/** Puts a campaign into the inboxes of these members, each once. */
export async function deliverTo(
  tx: Tx,
  letter: Pick<CampaignRow, 'id' | 'isMarketing'>,
  members: readonly bigint[],
  now: Date,
): Promise<void> {
  if (members.length === 0) return
  await run(
    tx,
    // a worker that died between writing and counting repeats the batch: no member gets it twice
    sql`
      insert into inbox_message (member_id, kind, letter, is_marketing, occasion, at)
      select id, ${letter.isMarketing ? 'offer' : 'house'}, ${letter.id}, ${letter.isMarketing}, ${`letter:${letter.id}`}, ${now}
      from unnest(${members.map(String)}::bigint[]) as whom (id)
      on conflict (member_id, occasion) do nothing
    `,
  )
}

export async function noteDelivery(
  tx: Tx,
  id: string,
  done: {
    readonly reached: bigint
    readonly sent: number
    readonly spared: number
    readonly isOver: boolean
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update inbox_campaign
      set reached = ${done.reached}, sent_count = sent_count + ${done.sent}, spared_count = spared_count + ${done.spared},
        state = case when ${done.isOver}::boolean then 'sent' else state end,
        sent_at = case when ${done.isOver}::boolean then ${done.now}::timestamptz else sent_at end
      where id = ${id}
    `,
  )
}

/** Who proposed a campaign; null if no operator did. */
export const proposerOf: FirstOf = (reader, id) =>
  many(
    reader,
    sql<{
      operator: string | null
    }>`select proposed_by as operator from inbox_campaign where id = ${id}::uuid`,
  )
