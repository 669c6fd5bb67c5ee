import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'

export type PieceRow = { readonly no: number; readonly piece: Json; readonly afterMs: number }

/** The pieces of a round in order, public or not. */
export async function piecesOf(db: Db | Tx, round: string): Promise<readonly PieceRow[]> {
  return many(
    db,
    sql<PieceRow>`select no, piece, after_ms from shared_piece where round = ${round} order by no`,
  )
}

/** The first pieces of each round, up to the number that is public. */
export async function publicPieces(
  db: Db,
  rounds: readonly string[],
): Promise<ReadonlyMap<string, readonly Json[]>> {
  const rows = await many(
    db,
    sql<{ round: string; pieces: readonly Json[] }>`
      select p.round, json_agg(p.piece order by p.no) as pieces
      from shared_piece p
      join shared_round r on r.id = p.round and p.no <= r.pieces_shown
      where p.round = any (${rounds}::uuid[])
      group by p.round
    `,
  )
  return new Map(rows.map(({ round, pieces }) => [round, pieces]))
}

/** The pieces of rounds whose outcome is being entered, and until when bets on the rest are taken. */
export async function publicSoFar(
  db: Db,
  rounds: readonly string[],
): Promise<ReadonlyMap<string, { readonly pieces: readonly Json[]; readonly liveUntil: Date | null }>> {
  const rows = await many(
    db,
    sql<{ round: string; pieces: readonly Json[]; liveUntil: Date | null }>`
      select r.id as round, r.live_until, json_agg(p.piece order by p.no) as pieces
      from shared_round r
      join shared_piece p on p.round = r.id and p.no <= r.pieces_shown
      where r.id = any (${rounds}::uuid[]) and r.pieces_shown > 0
      group by r.id
    `,
  )
  return new Map(rows.map(({ round, ...rest }) => [round, rest]))
}

export async function insertPieces(
  tx: Tx,
  round: string,
  {
    pieces,
    source,
    confirmedBy,
  }: { readonly pieces: readonly PieceRow[]; readonly source: string; readonly confirmedBy: string },
): Promise<void> {
  if (pieces.length === 0) return
  await run(
    tx,
    sql`
      insert into shared_piece (round, no, piece, after_ms, source, confirmed_by)
      select ${round}::uuid, p.no, p.piece::json, p.after_ms, ${source}, ${confirmedBy}
      from unnest(
        ${pieces.map(({ no }) => no)}::int[], ${pieces.map(({ piece }) => JSON.stringify(piece))}::text[],
        ${pieces.map(({ afterMs }) => afterMs)}::int[]
      ) p (no, piece, after_ms)
    `,
  )
}

/** Keeps who entered and who confirmed an outcome. */
export async function insertResult(
  tx: Tx,
  result: {
    readonly round: string
    readonly settlement: number
    readonly outcome: Json
    readonly enteredBy: string
    readonly confirmedBy: string
    readonly reason: string
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into shared_result (round, settlement, outcome, entered_by, confirmed_by, reason)
      values (${result.round}, ${result.settlement}, ${JSON.stringify(result.outcome)}::json, ${result.enteredBy},
        ${result.confirmedBy}, ${result.reason})
    `,
  )
}
