import { maybe, one, sql } from '#db/rows.ts'
import type { Db, Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'

const periods = ['Day', 'Week', 'Month'] as const
const counted = ['loss', 'wager', 'deposit'] as const
type Period = (typeof periods)[number]
type Counted = (typeof counted)[number]

/** What a guard may say; the `guard` of a refusal by 'limit'. */
export type GuardName = 'excluded' | 'playTime' | 'pause' | 'stakeMax' | `${Counted}${Period}`

/** Limits of one wallet; null lifts one, a missing one stays. Calendar periods in `zone` (weeks from Monday). */
export type GuardChange = Partial<
  {
    readonly zone: string
    /** No stake and no deposit before this moment. */
    readonly excludedUntil: Date | null
    /** No stake from this moment on: the session's time is over. */
    readonly playUntil: Date | null
    /** No stake from this moment on until moved: a reality check is due. */
    readonly pauseAt: Date | null
    readonly stakeMax: Minor | null
  } & { readonly [name in `${Counted}${Period}`]: Minor | null }
>

export type Guard = {
  readonly zone: string
  readonly excludedUntil: Date | null
  readonly playUntil: Date | null
  readonly pauseAt: Date | null
  readonly stakeMax: Minor | null
  readonly dayEnds: Date
  readonly weekEnds: Date
  readonly monthEnds: Date
} & { readonly [name in `${Counted}${Period}`]: Minor | null } & {
  /** What of it is used in the running period; losses are stakes less wins and may be below zero. */
  readonly [name in `${Counted}${Period}Used`]: Minor
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const plain = (value: unknown) =>
  value instanceof Date ? value.toISOString() : typeof value === 'bigint' ? value.toString() : value

/**
 * Sets what safer play decided. It takes the wallet's lock: when it returns (and its transaction commits), no later stake can be
 * accepted against the old limits. False where there is no such wallet.
 */
export async function setGuard(tx: Db | Tx, wallet: bigint, change: GuardChange): Promise<boolean> {
  const columns = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [snake(name), plain(value)]),
  )
  const { done } = await one<{ done: boolean }>(
    tx,
    sql`select ledger_set_guard(${wallet}, ${JSON.stringify(columns)}::jsonb) as done`,
  )
  return done
}

/** The guard of a wallet; null where nothing was ever limited. Counters of a period that is over start anew with the next item. */
export function guardOf(reader: Db | Tx, wallet: bigint): Promise<Guard | null> {
  return maybe<Guard>(reader, sql`select * from ledger_guard_now where wallet = ${wallet}`)
}
