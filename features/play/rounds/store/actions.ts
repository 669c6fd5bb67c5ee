import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'

export type ActionRow = {
  readonly round: string
  readonly step: number
  readonly action: Json
  readonly at: Date
}

/** The moves of a round, in order. */
export async function actionsOf(reader: Db | Tx, round: string): Promise<readonly ActionRow[]> {
  return many(
    reader,
    sql<ActionRow>`select round, step, action, at from round_action where round = ${round} order by step`,
  )
}

export async function actionByKey(db: Db, key: string): Promise<ActionRow | null> {
  return maybe(db, sql<ActionRow>`select round, step, action, at from round_action where key = ${key}::uuid`)
}

export type NewAction = ActionRow & { readonly key: string; readonly isByRule: boolean }

/** Inserts the next move; false where its number or its key is already used. */
export async function insertAction(tx: Tx, move: NewAction): Promise<boolean> {
  const written = await run(
    tx,
    // waits for a concurrent insert of the same step; the second one writes nothing
    sql`
      insert into round_action (round, step, action, key, is_by_rule, at)
      values (${move.round}, ${move.step}, ${JSON.stringify(move.action)}::jsonb, ${move.key}::uuid, ${move.isByRule}, ${move.at})
      on conflict do nothing
    `,
  )
  return written === 1
}

/** The wallet's open round of a game, if there is one. */
export async function openRoundId(reader: Db | Tx, wallet: bigint, game: string): Promise<string | null> {
  const row = await maybe(
    reader,
    sql<{ id: string }>`
      select id from round_view where wallet = ${wallet} and state = 'open' and game = ${game} order by id desc limit 1
    `,
  )
  return row?.id ?? null
}

/** Open rounds of a vendor without activity since a moment, oldest first. */
export async function waitingRounds(
  db: Db,
  { vendor, before, limit }: { vendor: string; before: Date; limit: number },
): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ id: string }>`
      select r.id from round_view r
      where r.state = 'open' and r.vendor = ${vendor} and r.seed_id is not null and r.at < ${before}
        and not exists (select from round_action a where a.round = r.id and a.at >= ${before})
      order by r.id
      limit ${limit}
    `,
  )
  return rows.map(({ id }) => id)
}
