import type { Db } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'
import type { RoundFound } from './record.ts'

export type ConfigRow = {
  readonly id: number
  readonly game: string
  readonly edition: number
  readonly hash: string
  readonly config: Json
}

/** The row of a configuration, inserted on first use. */
export async function configRow(
  db: Db,
  { game, edition, hash, config }: Omit<ConfigRow, 'id'>,
): Promise<ConfigRow> {
  await run(
    db,
    // two processes insert the same configuration concurrently: one row
    sql`
      insert into game_config (game, edition, hash, config)
      values (${game}, ${edition}, ${hash}, ${JSON.stringify(config)}::jsonb)
      on conflict (game, edition, hash) do nothing
    `,
  )
  return one(
    db,
    sql<ConfigRow>`
      select id, game, edition, hash, config from game_config
      where game = ${game} and edition = ${edition} and hash = ${hash}
    `,
  )
}

export async function configById(db: Db, id: number): Promise<ConfigRow | null> {
  return maybe(db, sql<ConfigRow>`select id, game, edition, hash, config from game_config where id = ${id}`)
}

export type AuditedRound = Pick<
  RoundFound,
  'id' | 'wallet' | 'game' | 'edition' | 'stake' | 'win' | 'nonce' | 'inputs' | 'events'
> & {
  readonly serverSeed: Buffer
  readonly serverHash: Buffer
  readonly clientSeed: string
}

/** Rounds of a day after the given id, with their seeds. */
export async function roundsOfDay(
  db: Db,
  { from, to, after, limit }: { from: Date; to: Date; after: string | null; limit: number },
): Promise<readonly AuditedRound[]> {
  return many(
    db,
    sql<AuditedRound>`
      select r.id, r.wallet, r.game, r.edition, r.stake, r.win, r.nonce, r.inputs, r.events,
        s.server_seed, s.server_hash, s.client_seed
      from round_view r
      join seed s on s.id = r.seed_id
      where r.at >= ${from} and r.at < ${to} and r.state = 'settled' and (${after}::uuid is null or r.id > ${after}::uuid)
      order by r.id
      limit ${limit}
    `,
  )
}

/** What the instant rounds of a period moved by their own figures, and by the ledger entries, for each wallet. */
export async function daySums(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<readonly { readonly wallet: bigint; readonly rounds: bigint; readonly lines: bigint }[]> {
  return many(
    db,
    // a round and its ledger entry are written by one statement with one timestamp, so both fall on the same day
    sql<{ wallet: bigint; rounds: bigint; lines: bigint }>`
      select wallet, sum(rounds)::int8 as rounds, sum(lines)::int8 as lines
      from (
        select wallet, sum(win - stake) as rounds, 0 as lines from round_view
        where at >= ${from} and at < ${to} and state = 'settled' and settled_at = at
        group by wallet
        union all
        select wallet, 0, sum(amount) from line_view
        where at >= ${from} and at < ${to} and kind = 3
        group by wallet
      ) both_sides
      group by wallet
      having sum(rounds) <> sum(lines)
    `,
  )
}

export async function writeAudit(
  db: Db,
  audit: { day: string; checked: number; different: number; examples: readonly unknown[]; now: Date },
): Promise<void> {
  await run(
    db,
    sql`
      insert into replay_audit (day, checked, different, examples, ran_at)
      values (${audit.day}, ${audit.checked}, ${audit.different}, ${JSON.stringify(audit.examples)}::jsonb, ${audit.now})
      on conflict (day) do update
      set checked = excluded.checked, different = excluded.different, examples = excluded.examples, ran_at = excluded.ran_at
    `,
  )
}
