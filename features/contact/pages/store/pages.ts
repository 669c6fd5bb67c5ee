import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { ResourceType, Topic } from '../rules.ts'

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
