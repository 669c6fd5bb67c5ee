import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Consent } from '../rules/consents.ts'
import { letterColumns, matching, type CampaignRow as Campaign, type Whom } from './campaigns.ts'

export type CampaignRow = Campaign & { readonly mailReached: bigint }

/** A campaign whose next batch of emails is due, locked; rows locked by another worker are skipped. */
export function lockMailing(tx: Tx, now: Date): Promise<CampaignRow | null> {
  return maybe(
    tx,
    sql<CampaignRow>`
      select ${letterColumns}, coalesce(mail_reached, 0) as mail_reached
      from inbox_campaign
      where mail_next_at <= ${now}
      order by mail_next_at
      limit 1
      for no key update skip locked
    `,
  )
}

export type Mailed = { readonly id: bigint; readonly email: string; readonly language: 'en' | 'vi' }

/** The next members of an audience who have a verified address and agreed to its emails. */
export function nextMailed(
  tx: Tx,
  {
    merchant,
    audience,
    now,
    after,
    limit,
    consent,
  }: Whom & { readonly after: bigint; readonly limit: number; readonly consent: Consent },
): Promise<Mailed[]> {
  return many(
    tx,
    sql<Mailed>`
      select m.id, m.email, m.language
      from known_member m
      join inbox_consent c on c.member_id = m.id and c.channel = ${consent} and c.is_on
      where ${matching(merchant, audience, now)} and m.id > ${after}
        and m.email is not null and m.email_verified_at is not null
      order by m.id
      limit ${limit}
    `,
  )
}

export async function noteMailed(
  tx: Tx,
  id: string,
  done: {
    readonly reached: bigint
    readonly count: number
    readonly nextAt: Date | null
    readonly now: Date
  },
): Promise<void> {
  const { reached, count, nextAt, now } = done
  await run(
    tx,
    sql`
      update inbox_campaign
      set mail_reached = ${reached}, mail_count = mail_count + ${count}, mail_next_at = ${nextAt},
        mail_over_at = case when ${nextAt}::timestamptz is null then ${now}::timestamptz end
      where id = ${id}
    `,
  )
}

/** Ends a campaign's emails early; false if none are left to queue. */
export async function stopMailing(
  tx: Tx,
  id: string,
  { account, now }: { readonly account: string; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update inbox_campaign
      set mail_next_at = null, mail_over_at = coalesce(mail_over_at, ${now}), stopped_at = ${now},
        stopped_by_account = ${account},
        state = case when state = 'sending' then 'sent' else state end
      where id = ${id}
    `,
  )
}

export type Echo = { readonly id: string; readonly read: number; readonly left: number }

/** Results of campaigns: read in the inbox, and unsubscribed by link. Emails are not tracked. */
export function echoOf(db: Db, ids: readonly string[]): Promise<Echo[]> {
  return many(
    db,
    sql<Echo>`
      select l.id,
        (select count(*)::int from inbox_message m where m.letter = l.id and m.read_at is not null) as read,
        (select count(*)::int from inbox_consent_log g where g.letter = l.id and not g.is_on) as left
      from inbox_campaign l
      where l.id = any(${ids}::uuid[])
    `,
  )
}
