import type { Db } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'

export type OpenRound = {
  readonly id: string
  readonly vendor: string
  readonly ref: string
  readonly player: string
  readonly game: string
  readonly apiUrl: string
  readonly currency: string
}

/** Vendors' rounds that are open too long and were not polled recently, oldest first; only of vendors with a status API. */
export async function longOpen(
  db: Db,
  {
    openedBefore,
    askedBefore,
    most,
  }: { readonly openedBefore: Date; readonly askedBefore: Date; readonly most: number },
): Promise<readonly OpenRound[]> {
  return many(
    db,
    sql<OpenRound>`
      select r.id, r.vendor, r.ref, r.player, g.outside_ref as game, d.api_url, p.currency
      from vendor_round r
      join vendor_connection d on d.vendor = r.vendor
      join game_view g on g.id = r.game
      join vendor_player p on p.vendor = r.vendor and p.ref = r.player
      where not r.is_closed and r.opened_at < ${openedBefore} and (r.asked_at is null or r.asked_at < ${askedBefore})
        and d.protocol = 'canonical' and d.api_url <> ''
      order by r.opened_at
      limit ${most}
    `,
  )
}

export async function noteAsked(db: Db, id: string, says: string, now: Date): Promise<void> {
  await run(db, sql`update vendor_round set asked_at = ${now}, asked_says = ${says} where id = ${id}::uuid`)
}
