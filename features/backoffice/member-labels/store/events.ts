import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'
import type { Topic } from '../rules.ts'

export type EventRow = {
  readonly at: Date
  readonly topic: Topic
  readonly what: string
  readonly amount: Minor | null
  readonly by: string | null
  readonly detail: string | null
  readonly ref: string
}

/** A member's events before a moment, newest first. */
export function eventsOf(
  db: Db,
  memberId: bigint,
  {
    topics,
    before,
    limit,
  }: { readonly topics: readonly Topic[]; readonly before: Date; readonly limit: number },
): Promise<EventRow[]> {
  return many(
    db,
    sql<EventRow>`
      select at, topic, what, amount, by, detail, ref
      from player_events(${memberId}, ${topics}::text[], ${before}::timestamptz, ${limit}::int)
    `,
  )
}
