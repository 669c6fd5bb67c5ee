import type { Tx } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import type { Side } from '../rules/opposite.ts'

/** The sides of one bet that settles. */
export type BetSides = { readonly round: string; readonly wallet: bigint; readonly sides: readonly Side[] }

/**
 * Notes the sides of bets in the transaction that settles them, before their facts are written. A bet that settles again keeps those of the
 * first time: they are the same.
 */
export async function noteSides(tx: Tx, bets: readonly BetSides[]): Promise<void> {
  const rows = bets.flatMap(({ round, wallet, sides }) => sides.map((side) => ({ round, wallet, ...side })))
  if (rows.length === 0) return
  await run(
    tx,
    sql`
      insert into play_side (round, event, side, member_id, at, stake)
      select r.round, r.event, r.side, w.owner, now(), r.stake
      from unnest(
        ${rows.map(({ round }) => round)}::uuid[], ${rows.map(({ event }) => event)}::text[], ${rows.map(({ side }) => side)}::text[],
        ${rows.map(({ wallet }) => wallet)}::bigint[], ${rows.map(({ stake }) => stake)}::bigint[]
      ) r (round, event, side, wallet, stake)
      join wallet_view w on w.id = r.wallet
      on conflict do nothing
    `,
  )
}
