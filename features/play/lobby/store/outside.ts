import type { Db, Tx } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'

/** A game in a vendor's catalogue. */
export type OutsideGame = {
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

/** Upserts a vendor's game under its existing id, otherwise under the first free of these; keeps what operators switched. */
export async function upsertOutside(
  tx: Db | Tx,
  { ids, ...game }: OutsideGame & { readonly ids: readonly string[] },
): Promise<void> {
  if (await updateOutside(tx, game)) return
  for (const id of ids) {
    const made = await run(
      tx,
      sql`
        insert into game (
          id, vendor, category, kind, name_en, name_vi, rtp_text, themes, volatility, is_provably_fair, since, sort, outside_ref
        )
        values (
          ${id}, ${game.vendor}, ${game.category}, ${game.kind}, ${game.nameEn}, ${game.nameVi}, ${game.rtpText},
          ${game.themes}, ${game.volatility}, false, ${game.since}, 900, ${game.outsideRef}
        )
        on conflict do nothing -- another game's id, or the same catalogue fetched at the same instant
      `,
    )
    if (made > 0) return
  }
  if (!(await updateOutside(tx, game))) throw new Error(`vendors: no id is free for ${game.outsideRef}`)
}

/** Updates a game from the vendor's catalogue; false if the platform has none of this code. */
async function updateOutside(tx: Db | Tx, game: OutsideGame): Promise<boolean> {
  const rows = await run(
    tx,
    sql`
      update game
      set category = ${game.category}, kind = ${game.kind}, name_en = ${game.nameEn}, name_vi = ${game.nameVi},
        rtp_text = ${game.rtpText}, themes = ${game.themes}, volatility = ${game.volatility}, is_built = true
      where vendor = ${game.vendor} and outside_ref = ${game.outsideRef}
    `,
  )
  return rows > 0
}

/** Games removed from a vendor's catalogue leave the lobby; their history stays. */
export async function retireOutside(tx: Db | Tx, vendor: string, listed: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`
      update game set is_built = false
      where vendor = ${vendor} and outside_ref is not null and is_built and outside_ref <> all(${listed}::text[])
    `,
  )
}

/** Inserts a new vendor; an existing one keeps its name. */
export async function nameVendor(
  tx: Tx,
  vendor: { readonly code: string; readonly name: string; readonly since: string },
): Promise<void> {
  await run(
    tx,
    // two operators add the same vendor concurrently: one name wins, both set the integration
    sql`
      insert into vendor (code, name, sort, since)
      values (${vendor.code}, ${vendor.name}, 90, ${vendor.since})
      on conflict (code) do nothing
    `,
  )
}

/** Sets whether a vendor's games are shown in the lobby and accept stakes. */
export async function setContract(tx: Tx, vendor: string, isContracted: boolean): Promise<void> {
  await run(tx, sql`update vendor set is_contracted = ${isContracted} where code = ${vendor}`)
}

/** Stops a game for every merchant, as the back office's switch does: no new rounds until an operator resumes it. */
export async function stopGame(tx: Tx, game: string, why: string, at: Date): Promise<void> {
  await run(
    tx,
    sql`
      update game set is_stopped = true, stopped_why = ${why}, stopped_by = 'house', stopped_at = ${at}
      where id = ${game} and not is_stopped
    `,
  )
}
