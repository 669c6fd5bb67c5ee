import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { ApplicationState, ResourceType, Topic } from '../rules.ts'

export type TopicRow = {
  readonly topic: Topic
  readonly language: 'en' | 'vi'
  readonly html: string
  readonly changedBy: string
  readonly changedAt: Date
}

export async function topicsOf(db: Db | Tx, merchant: string): Promise<readonly TopicRow[]> {
  return many(
    db,
    sql<TopicRow>`
      select topic, language, html, changed_by, changed_at
      from page_topic
      where merchant = ${merchant}
    `,
  )
}

export type TopicWritten = TopicRow & { readonly merchant: string }

export async function writeTopic(tx: Tx, row: TopicWritten): Promise<void> {
  await run(
    tx,
    // two operators concurrently: the last write wins, and both are in the audit log
    sql`
      insert into page_topic (merchant, topic, language, html, changed_by, changed_at)
      values (${row.merchant}, ${row.topic}, ${row.language}, ${row.html}, ${row.changedBy}, ${row.changedAt})
      on conflict (merchant, topic, language) do update
      set html = excluded.html, changed_by = excluded.changed_by, changed_at = excluded.changed_at
    `,
  )
}

type TopicKey = { readonly merchant: string; readonly topic: Topic; readonly language: 'en' | 'vi' }

export async function dropTopic(tx: Tx, { merchant, topic, language }: TopicKey): Promise<void> {
  await run(
    tx,
    sql`
      delete from page_topic
      where merchant = ${merchant} and topic = ${topic} and language = ${language}
    `,
  )
}

export type ResourceRow = {
  readonly resourceType: ResourceType
  readonly url: string
  readonly labelNameEn: string
}

export async function resourcesOf(db: Db | Tx, merchant: string): Promise<readonly ResourceRow[]> {
  return many(
    db,
    sql<ResourceRow>`
      select resource_type, url, label_name_en
      from page_resource
      where merchant = ${merchant}
      order by resource_type desc
    `,
  )
}

type ResourceWritten = ResourceRow & {
  readonly merchant: string
  readonly changedBy: string
  readonly changedAt: Date
}

export async function writeResource(tx: Tx, row: ResourceWritten): Promise<void> {
  await run(
    tx,
    // as with topics: the last write wins
    sql`
      insert into page_resource (merchant, resource_type, url, label_name_en, changed_by, changed_at)
      values (${row.merchant}, ${row.resourceType}, ${row.url}, ${row.labelNameEn}, ${row.changedBy}, ${row.changedAt})
      on conflict (merchant, resource_type) do update
      set url = excluded.url, label_name_en = excluded.label_name_en, changed_by = excluded.changed_by,
        changed_at = excluded.changed_at
    `,
  )
}

type ResourceKey = { readonly merchant: string; readonly resourceType: ResourceType }

export async function dropResource(tx: Tx, { merchant, resourceType }: ResourceKey): Promise<void> {
  await run(
    tx,
    sql`delete from page_resource where merchant = ${merchant} and resource_type = ${resourceType}`,
  )
}

export type Application = {
  readonly merchant: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly channel: 'website' | 'social' | 'community' | 'streaming' | 'other'
  readonly address: string | null
  readonly message: string
  readonly language: string
}

/** Returns the number by which the applicant and operators refer to it. */
export async function insertApplication(
  tx: Tx,
  row: Application & { readonly ip: string; readonly sentAt: Date },
): Promise<bigint> {
  const { number } = await one(
    tx,
    sql<{ number: bigint }>`
      insert into affiliate_application (merchant, name, email, phone, channel, address, message, language, ip, sent_at)
      values (
        ${row.merchant}, ${row.name}, ${row.email}, ${row.phone}, ${row.channel}, ${row.address}, ${row.message},
        ${row.language}, ${row.ip}, ${row.sentAt}
      )
      returning number
    `,
  )
  return number
}

export type ApplicationRow = Application & {
  readonly id: string
  readonly number: bigint
  readonly state: ApplicationState
  readonly note: string | null
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly sentAt: Date
}

const MOST_LISTED = 200

export async function applicationsOf(
  db: Db,
  merchant: string,
  state: ApplicationState | null,
): Promise<readonly ApplicationRow[]> {
  return many(
    db,
    sql<ApplicationRow>`
      select id, number, merchant, name, email, phone, channel, address, message, language, state, note, decided_by,
        decided_at, sent_at
      from affiliate_application
      where merchant = ${merchant} and (${state}::text is null or state = ${state})
      order by number desc
      limit ${MOST_LISTED}
    `,
  )
}

/** The state of an application, locked: a concurrent second decision waits. Null if the brand has no such application. */
export async function lockApplication(
  tx: Tx,
  { merchant, id }: { readonly merchant: string; readonly id: string },
): Promise<{ readonly state: ApplicationState } | null> {
  return maybe(
    tx,
    sql<{ state: ApplicationState }>`
      select state from affiliate_application where id = ${id} and merchant = ${merchant} for no key update
    `,
  )
}

type Decision = {
  readonly id: string
  readonly state: ApplicationState
  readonly note: string
  readonly decidedBy: string
  readonly decidedAt: Date
}

export async function moveApplication(tx: Tx, row: Decision): Promise<void> {
  await run(
    tx,
    sql`
      update affiliate_application
      set state = ${row.state}, note = ${row.note}, decided_by = ${row.decidedBy}, decided_at = ${row.decidedAt}
      where id = ${row.id}
    `,
  )
}
