import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { CampaignKind, Terms } from '../rules/terms.ts'

export type CampaignRow = {
  readonly merchant: string
  readonly kind: CampaignKind
  readonly version: number
  readonly terms: Terms
  readonly startsAt: Date
  readonly endsAt: Date
  readonly stoppedAt: Date | null
  readonly createdBy: string
}

const columns = sql`c.merchant, c.kind, c.version, c.terms, c.starts_at, c.ends_at, c.stopped_at, c.created_by`

/** When a newer version began, which replaces one permanently: also after it has ended. Null: none has been made. */
const replacedAt = sql`(
  select min(n.starts_at) from sport_campaign n
  where n.merchant = c.merchant and n.kind = c.kind and n.version > c.version and (n.stopped_at is null or n.stopped_at > n.starts_at)
)`

/** The version of each kind that runs: a newer one that has not begun replaces nothing yet. */
export function runningOf(db: Db | Tx, merchant: string): Promise<CampaignRow[]> {
  return many(
    db,
    sql<CampaignRow>`
      select ${columns} from sport_campaign c
      where c.merchant = ${merchant} and c.stopped_at is null and c.starts_at <= clock_timestamp() and c.ends_at > clock_timestamp()
        and coalesce(${replacedAt} > clock_timestamp(), true)
      order by c.kind
    `,
  )
}

export type ListedCampaign = CampaignRow & {
  /** When a newer version replaces it, or has; null: none does. */
  readonly replacedAt: Date | null
}

export function campaignsOf(db: Db, merchant: string): Promise<ListedCampaign[]> {
  return many(
    db,
    sql<ListedCampaign>`
      select ${columns}, ${replacedAt} as replaced_at
      from sport_campaign c where c.merchant = ${merchant} order by c.created_at desc, c.version desc limit 100
    `,
  )
}

/** Stores the next version; simultaneous ones wait for each other. */
export async function insertCampaign(
  tx: Tx,
  row: Pick<CampaignRow, 'merchant' | 'kind' | 'terms' | 'startsAt' | 'endsAt' | 'createdBy'>,
): Promise<number> {
  const { merchant, kind, terms, startsAt, endsAt, createdBy } = row
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('sport.campaign:' || ${merchant}, 0))`)
  const { version } = await one(
    tx,
    sql<{ version: number }>`
      insert into sport_campaign (merchant, kind, version, terms, starts_at, ends_at, created_by)
      select ${merchant}, ${kind}, coalesce(max(version), 0) + 1, ${JSON.stringify(terms)}::json, ${startsAt}, ${endsAt}, ${createdBy}
      from sport_campaign where merchant = ${merchant} and kind = ${kind}
      returning version
    `,
  )
  return version
}

/** Ends what runs or is to come; false: nothing does. */
export async function stopCampaign(
  tx: Tx,
  { merchant, kind, by }: { readonly merchant: string; readonly kind: CampaignKind; readonly by: string },
): Promise<boolean> {
  const stopped = await run(
    tx,
    sql`
      update sport_campaign set stopped_at = clock_timestamp(), stopped_by = ${by}
      where merchant = ${merchant} and kind = ${kind} and stopped_at is null and ends_at > clock_timestamp()
    `,
  )
  return stopped > 0
}
