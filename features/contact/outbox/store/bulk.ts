import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

/** The text of a campaign in one language. */
export type BulkText = { readonly subject: string; readonly html: string; readonly text: string }

export async function insertText(
  tx: Tx,
  words: BulkText & {
    readonly batch: string
    readonly language: 'en' | 'vi'
    readonly merchant: string
    readonly now: Date
  },
): Promise<void> {
  const { batch, language, merchant, subject, html, text, now } = words
  await run(
    tx,
    // each batch of a campaign passes it; the first one inserts it
    sql`
      insert into outgoing_text (batch, language, merchant, subject, html, text, created_at)
      values (${batch}, ${language}, ${merchant}, ${subject}, ${html}, ${text}, ${now})
      on conflict (batch, language) do nothing
    `,
  )
}

export function textOf(db: Db, batch: string, language: 'en' | 'vi'): Promise<BulkText | null> {
  return maybe(
    db,
    sql<BulkText>`select subject, html, text from outgoing_text where batch = ${batch} and language = ${language}`,
  )
}

/** Cancels queued messages to these members: all of campaigns, or those that need one of the given consents. */
export async function voidBulk(
  tx: Tx | Db,
  members: readonly bigint[],
  agreed: readonly string[] | null,
  now: Date,
): Promise<number> {
  return run(
    tx,
    sql`
      update outgoing_message set state = 'void', next_try_at = ${now}, sealed = null
      where is_bulk and state = 'waiting' and member_id = any(${members.map(String)}::bigint[])
        and (${agreed}::text[] is null or agreed = any(${agreed}::text[]))
    `,
  )
}

/** Cancels queued messages of one campaign. */
export async function voidBatch(tx: Tx | Db, batch: string, now: Date): Promise<number> {
  return run(
    tx,
    sql`
      update outgoing_message set state = 'void', next_try_at = ${now}
      where batch = ${batch} and state = 'waiting'
    `,
  )
}

export type Progress = {
  readonly batch: string
  readonly waiting: number
  readonly sent: number
  readonly failed: number
  /** Cancelled before they were sent. */
  readonly stopped: number
}

/** The progress of these campaigns' emails. */
export function progressOf(db: Db, batches: readonly string[]): Promise<Progress[]> {
  return many(
    db,
    sql<Progress>`
      select batch, count(*) filter (where state in ('waiting', 'sending'))::int as waiting,
        count(*) filter (where state = 'sent')::int as sent,
        count(*) filter (where state in ('failed', 'expired'))::int as failed,
        count(*) filter (where state = 'void')::int as stopped
      from outgoing_message
      where batch = any(${batches}::uuid[])
      group by batch
    `,
  )
}

/** Deletes the texts of a brand's campaigns whose emails are deleted. */
export async function sweepTexts(db: Db, merchant: string, before: Date): Promise<void> {
  await run(
    db,
    sql`
      delete from outgoing_text t
      where t.merchant = ${merchant} and t.created_at < ${before}
        and not exists (select from outgoing_message m where m.batch = t.batch)
    `,
  )
}
