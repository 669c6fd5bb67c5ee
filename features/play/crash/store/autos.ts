import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import type { AutoBet } from '../rules/auto-bet.ts'

export type AutoRow = AutoBet & {
  readonly id: string
  readonly wallet: bigint
  readonly box: number
  readonly endedWhy: string | null
}

/** Starts an automatic betting; a running one of the same bet ends. */
export async function insertAuto(
  tx: Tx,
  auto: AutoBet & {
    readonly id: string
    readonly memberId: bigint
    readonly wallet: bigint
    readonly box: number
    readonly at: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update crash_auto set ended_at = ${auto.at}, ended_why = 'replaced'
      where wallet = ${auto.wallet} and box = ${auto.box} and ended_at is null
    `,
  )
  await run(
    tx,
    sql`
      insert into crash_auto (id, member_id, wallet, box, stake, rounds_most, loss_most, win_most, on_win, on_loss, started_at)
      values (${auto.id}, ${auto.memberId}, ${auto.wallet}, ${auto.box}, ${auto.stake}, ${auto.roundsMost}, ${auto.lossMost},
        ${auto.winMost}, ${auto.onWin}, ${auto.onLoss}, ${auto.at})
    `,
  )
}

export async function autoById(db: Db, id: string, memberId: bigint): Promise<AutoRow | null> {
  return maybe(
    db,
    sql<AutoRow>`
      select id, wallet, box, stake, rounds_most, loss_most, win_most, on_win, on_loss, ended_why
      from crash_auto where id = ${id} and member_id = ${memberId}
    `,
  )
}

/** Ends it, once. */
export async function endAuto(db: Db, id: string, why: string, at: Date): Promise<void> {
  await run(
    db,
    sql`update crash_auto set ended_at = ${at}, ended_why = ${why} where id = ${id} and ended_at is null`,
  )
}
