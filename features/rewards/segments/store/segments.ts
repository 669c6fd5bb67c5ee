import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Condition } from '../rules/conditions.ts'

export type Segment = {
  readonly id: string
  readonly merchant: string
  readonly name: string
  readonly conditions: readonly Condition[]
  readonly members: number
  readonly countedAt: Date
  readonly changedBy: string
}

const columns = sql.raw('s.id, s.merchant, s.name, s.conditions, s.members, s.counted_at, s.changed_by')

/** Of a brand, by name; of all brands without one. */
export function segmentsOf(reader: Db | Tx, merchant: string | null): Promise<Segment[]> {
  return many<Segment>(
    reader,
    sql`
      select ${columns}
      from segment s
      where ${merchant}::text is null or s.merchant = ${merchant}
      order by s.merchant, lower(s.name)
      limit 1000
    `,
  )
}

type Written = Pick<Segment, 'merchant' | 'name' | 'conditions' | 'members' | 'changedBy'>

/** The segment's ID; null if its name is taken in the brand, or if the segment to change is not of the brand. */
export async function writeSegment(
  tx: Tx,
  id: string | null,
  segment: Written,
  now: Date,
): Promise<string | null> {
  const conditions = sql`${JSON.stringify(segment.conditions)}::jsonb`
  const row = await maybe<{ id: string }>(
    tx,
    id === null
      ? sql`
          insert into segment (merchant, name, conditions, members, counted_at, changed_by, changed_at)
          values (${segment.merchant}, ${segment.name}, ${conditions}, ${segment.members}, ${now}, ${segment.changedBy}, ${now})
          on conflict (merchant, lower(name)) do nothing -- two operators save the same name
          returning id
        `
      : sql`
          update segment
          set name = ${segment.name}, conditions = ${conditions}, members = ${segment.members}, counted_at = ${now},
            changed_by = ${segment.changedBy}, changed_at = ${now}
          where id = ${id} and merchant = ${segment.merchant}
            and not exists (
              select from segment o where o.merchant = ${segment.merchant} and lower(o.name) = lower(${segment.name}) and o.id <> ${id}
            )
          returning id
        `,
  )
  return row?.id ?? null
}

export async function markCounted(
  db: Db,
  of: { readonly id: string; readonly members: number; readonly now: Date },
): Promise<void> {
  await run(db, sql`update segment set members = ${of.members}, counted_at = ${of.now} where id = ${of.id}`)
}
