import { maybe, one, sql } from '#db/rows.ts'
import type { Db, Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'

const periods = ['Day', 'Week', 'Month'] as const
const counted = ['loss', 'wager', 'deposit'] as const
type Period = (typeof periods)[number]
type Counted = (typeof counted)[number]

/** The limit that refused; the `guard` of a refusal with reason 'limit'. */
export type WalletLimitName = 'excluded' | 'playTime' | 'pause' | 'stakeMax' | `${Counted}${Period}`

/** Limits of one wallet; null removes one, a missing one is unchanged. Calendar periods in `zone` (weeks from Monday). */
export type WalletLimitChange = Partial<
  {
    readonly zone: string
    /** No stake and no deposit before this time. */
    readonly excludedUntil: Date | null
    /** No stake from this time on: the session limit is reached. */
    readonly playUntil: Date | null
    /** No stake from this time on until it is moved: a reality check is due. */
    readonly pauseAt: Date | null
    readonly stakeMax: Minor | null
  } & { readonly [name in `${Counted}${Period}`]: Minor | null }
>

export type WalletLimit = {
  readonly zone: string
  readonly excludedUntil: Date | null
  readonly playUntil: Date | null
  readonly pauseAt: Date | null
  readonly stakeMax: Minor | null
  readonly dayEnds: Date
  readonly weekEnds: Date
  readonly monthEnds: Date
} & { readonly [name in `${Counted}${Period}`]: Minor | null } & {
  /** Usage in the current period; losses are stakes minus wins and may be negative. */
  readonly [name in `${Counted}${Period}Used`]: Minor
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const plain = (value: unknown) =>
  value instanceof Date ? value.toISOString() : typeof value === 'bigint' ? value.toString() : value

/**
 * Sets the limits decided by responsible gambling. Takes the wallet's lock: once its transaction commits, no later stake can be
 * accepted under the old limits. False if the wallet does not exist.
 */
export async function setWalletLimit(
  tx: Db | Tx,
  wallet: bigint,
  change: WalletLimitChange,
): Promise<boolean> {
  const columns = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [snake(name), plain(value)]),
  )
  const { done } = await one<{ done: boolean }>(
    tx,
    sql`select ledger_set_guard(${wallet}, ${JSON.stringify(columns)}::jsonb) as done`,
  )
  return done
}

/** The limits of a wallet; null if there have never been any. Counters of an ended period reset with the next item. */
export function guardOf(reader: Db | Tx, wallet: bigint): Promise<WalletLimit | null> {
  return maybe<WalletLimit>(reader, sql`select * from ledger_guard_now where wallet = ${wallet}`)
}
