import type { Json } from '#game-kit/schema.ts'
import { publicPieces } from '../store/pieces.ts'
import { latestOf, publicOf } from '../store/read.ts'
import { roundById, type RoundRow } from '../store/rounds.ts'
import type { Host, Opened } from '../service/host.ts'

/** A round with what is public of it, for features that show it in a form of their own. */
export type LiveRound = {
  readonly round: Omit<RoundRow, 'outcome' | 'seed' | 'carryAfter'>
  readonly open: Opened['open']
  /** In order; of a round that is dealt piece by piece. */
  readonly pieces: readonly Json[]
  /** Null until the round has ended. */
  readonly outcome: Json
}

async function withPublic(host: Host, rounds: readonly RoundRow[]): Promise<readonly LiveRound[]> {
  const { db } = host.app
  const ids = rounds.map(({ id }) => id)
  const [shown, pieces] = await Promise.all([publicOf(db, ids), publicPieces(db, ids)])
  return Promise.all(
    rounds.map(async ({ outcome, seed: _seed, carryAfter: _carry, ...round }) => ({
      round,
      open: (await host.opened(round)).open,
      pieces: pieces.get(round.id) ?? [],
      outcome: shown.has(round.id) ? outcome : null,
    })),
  )
}

/** The newest round of each series that has begun. */
export const latestRounds = async (host: Host, series: readonly string[]): Promise<readonly LiveRound[]> =>
  withPublic(host, await latestOf(host.app.db, series))

export async function liveRoundOf(host: Host, id: string): Promise<LiveRound | null> {
  const round = await roundById(host.app.db, id)
  return round ? ((await withPublic(host, [round]))[0] ?? null) : null
}
