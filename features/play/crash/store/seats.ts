import type { Db } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

export type Seat = {
  readonly round: string
  readonly wallet: bigint
  readonly box: number
  readonly memberId: bigint
  readonly key: string
  readonly auto: string | null
}

/** A claim whose stake never came (the process died in between) is taken over after this time. */
const STALE_SECONDS = 5

/** The slip of a claim, as the ledger has it. */
const slip = sql`
  select from window_round_view s
  where s.bet_window = crash_seat.round and s.wallet = crash_seat.wallet and s.state <> 'void'
    and (s.inputs #>> '{lines,0,2,box}')::int = crash_seat.box
`

/**
 * Claims one of a member's two bets on a round, before its stake. True also for a repeated key. Of two requests together one has the row;
 * the other finds it taken.
 */
export async function claimSeat(db: Db, { round, wallet, box, memberId, key, auto }: Seat): Promise<boolean> {
  const row = await maybe(
    db,
    sql<{ key: string }>`
      insert into crash_seat (round, wallet, box, member_id, key, auto)
      values (${round}, ${wallet}, ${box}, ${memberId}, ${key}, ${auto})
      on conflict (round, wallet, box) do update
      set key = excluded.key, auto = excluded.auto, claimed_at = clock_timestamp()
      where crash_seat.key = excluded.key or (
        crash_seat.claimed_at < clock_timestamp() - ${STALE_SECONDS} * interval '1 second' and not exists (${slip})
      )
      returning key
    `,
  )
  return row !== null
}

/** Whether the request of this key has its bet: it is only repeated. */
export async function isPlaced(db: Db, { round, wallet, box, key }: Seat): Promise<boolean> {
  const row = await maybe(
    db,
    sql<{ one: number }>`
      select 1 as one from crash_seat
      where round = ${round} and wallet = ${wallet} and box = ${box} and key = ${key} and exists (${slip})
    `,
  )
  return row !== null
}

/** Gives a claim back: its stake was refused, or the bet cancelled. */
export async function freeSeat(
  db: Db,
  { round, wallet, box }: Pick<Seat, 'round' | 'wallet' | 'box'>,
): Promise<void> {
  await run(
    db,
    sql`
      delete from crash_seat
      where round = ${round} and wallet = ${wallet} and box = ${box} and not exists (${slip})
    `,
  )
}

/** The bets of an automatic betting in their order, as the ledger has them. */
export async function betsOfAuto(
  db: Db,
  auto: string,
): Promise<readonly { readonly stake: bigint; readonly win: bigint; readonly isOpen: boolean }[]> {
  return many(
    db,
    sql<{ stake: bigint; win: bigint; isOpen: boolean }>`
      select s.stake, s.win, s.state = 'open' as is_open
      from crash_seat c
      join window_round_view s on s.bet_window = c.round and s.wallet = c.wallet
        and (s.inputs #>> '{lines,0,2,box}')::int = c.box
      where c.auto = ${auto} and s.state <> 'void'
      order by s.id
    `,
  )
}
