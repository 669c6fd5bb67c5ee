import type { Db, Tx } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'

/** A game as a vendor's catalogue tells it, with the id that the house gave it. */
export type OutsideGame = {
  readonly id: string
  readonly vendor: string
  readonly outsideRef: string
  readonly category: string
  readonly kind: string
  readonly nameEn: string
  readonly nameVi: string
  readonly rtpText: string
  readonly themes: readonly string[]
  readonly volatility: string
  readonly since: string
}

export async function addVendor(
  tx: Db | Tx,
  vendor: { code: string; name: string; since: string },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into vendor (code, name, is_contracted, sort, since)
      values (${vendor.code}, ${vendor.name}, true, 50, ${vendor.since})
      on conflict (code) do update set is_contracted = true -- named before, without a contract
    `,
  )
}

/** Writes a game of a vendor; what operators switched stays as it is. */
export async function upsertOutside(tx: Db | Tx, game: OutsideGame): Promise<void> {
  await run(
    tx,
    sql`
      insert into game (
        id, vendor, category, kind, name_en, name_vi, rtp_text, themes, volatility, is_provably_fair, since, sort, outside_ref
      )
      values (
        ${game.id}, ${game.vendor}, ${game.category}, ${game.kind}, ${game.nameEn}, ${game.nameVi}, ${game.rtpText},
        ${game.themes}, ${game.volatility}, false, ${game.since}, 900, ${game.outsideRef}
      )
      on conflict (id) do update
      set category = excluded.category, kind = excluded.kind, name_en = excluded.name_en, name_vi = excluded.name_vi,
        rtp_text = excluded.rtp_text, themes = excluded.themes, volatility = excluded.volatility, is_built = true
      where game.vendor = excluded.vendor
    `,
  )
}

/** Games that a vendor's catalogue no longer has leave the lobby; their history stays. */
export async function retireOutside(tx: Db | Tx, vendor: string, listed: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`
      update game set is_built = false
      where vendor = ${vendor} and outside_ref is not null and is_built and outside_ref <> all(${listed}::text[])
    `,
  )
}
