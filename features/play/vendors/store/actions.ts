import type { Currency } from '#kit/currency.ts'
import type { Tx } from '#db/pool.ts'
import { maybe, one, run, sql } from '#db/rows.ts'
import type { Guest, Seat } from './players.ts'
import type { Effect, TransactionRow, Waiting } from './transactions.ts'

/** How a call names its member; a replay names a session instead of a token. */
export type Named = {
  readonly vendor: string
  readonly tokenHash: Buffer | null
  readonly session: string | null
  readonly user: string | null
}

/** What authenticates a call at the time of its execution. */
export type Proof = {
  /** The key that authenticated it; null for the platform's own calls. */
  readonly key: bigint | null
  /** The address of the call, IPv4 without mapping; null for the platform's own calls. */
  readonly ip: string | null
  /** A nonce; null in protocols without one. */
  readonly nonce: { readonly id: string; readonly expiresAt: Date } | null
}

export type Begun = { readonly isProved: boolean; readonly isMine: boolean }

/**
 * Begins a call: checks that its key is active, its address allowed and its nonce new, and claims its transaction id, each where present.
 */
export async function begin(
  tx: Tx,
  { vendor, now, proof: { key, ip, nonce }, claim }: BeginAsked,
): Promise<Begun> {
  return one(
    tx,
    sql<Begun>`
      select is_proved, is_mine
      from vendor_claim(
        ${vendor}, ${key}, ${ip}::inet, ${nonce?.id ?? null}, ${nonce?.expiresAt ?? null}, ${claim?.ref ?? null},
        ${claim?.kind ?? null}, ${claim?.fingerprint ?? null}, ${now}
      )
    `,
  )
}

export type BeginAsked = {
  readonly vendor: string
  readonly now: Date
  readonly proof: Proof
  readonly claim: Pick<TransactionRow, 'ref' | 'kind' | 'fingerprint'> | null
}

/** The data for a stake: the launch, its game, and its round, locked; no round in a game that accepts no stakes. */
export type StakeFound = Seat & {
  readonly gameId: string | null
  readonly isStopped: boolean | null
  /** The kind of game, and the region in which its player registered: a jurisdiction may forbid a kind. */
  readonly category: string | null
  readonly registerIp: string
  readonly roundId: string | null
  readonly isClosed: boolean | null
}

type StakeAsked = Named & {
  readonly game: string
  readonly round: string
  /** The id for the round, if this bet is its first. */
  readonly id: string
  readonly now: Date
}

export async function stakeFor(tx: Tx, asked: StakeAsked): Promise<StakeFound | null> {
  return maybe(
    tx,
    sql<StakeFound>`
      select *
      from vendor_stake(
        ${asked.vendor}, ${asked.tokenHash}, ${asked.session}, ${asked.user}, ${asked.game}, ${asked.round}, ${asked.id},
        ${asked.now}
      )
    `,
  )
}

/** The member of a call; `isStrange` where token and name are of different members. */
export type Whose = { readonly whom: string | null; readonly isStrange: boolean }

/** The owner of the money; null where unknown. */
type Owner = {
  readonly owner: string | null
  readonly memberId: bigint | null
  readonly merchant: string | null
  readonly wallet: bigint | null
  readonly currency: Currency | null
  readonly hasBonus: boolean | null
}

export type Owed = Whose & {
  /** The bet that the win refers to; its fields are null if there is none. */
  readonly kind: TransactionRow['kind'] | null
  readonly state: TransactionRow['state'] | null
  readonly player: Guest | null
  readonly roundId: string | null
  readonly isClosed: boolean | null
  /** Whether the round has an accepted stake; set where the round was looked up by its own name. */
  readonly hasStake: boolean | null
  /** The round's game and its category in the lobby. */
  readonly game: string | null
  readonly category: string | null
  readonly waiting: readonly Waiting[]
}

type OwedRow = Omit<Owed, 'player' | 'waiting'> &
  Owner & {
    readonly waiting: readonly { ref: string; amount: string; ledgerRound: string | null }[] | null
  }

export async function owedFor(
  tx: Tx,
  asked: Named & { readonly reference: string | null; readonly round: string | null },
): Promise<Owed> {
  const { vendor } = asked
  const row = await one(
    tx,
    sql<OwedRow>`
      select *
      from vendor_owed(
        ${vendor}, ${asked.tokenHash}, ${asked.session}, ${asked.user}, ${asked.reference}, ${asked.round}
      )
    `,
  )
  const waiting = (row.waiting ?? []).map((bet) => ({ ...bet, vendor, amount: BigInt(bet.amount) }))
  return { ...row, player: playerFrom(vendor, row), waiting }
}

export type Target = Whose & {
  /** It is unknown, and now has a tombstone. */
  readonly isBuried: boolean
  readonly kind: TransactionRow['kind'] | null
  readonly state: TransactionRow['state'] | null
  readonly amount: bigint | null
  readonly effect: Effect | null
  readonly ledgerKey: string | null
  readonly ledgerRound: string | null
  readonly roundId: string | null
  /** Whether the transaction itself stores its owner; otherwise `player` is the member of the call. */
  readonly isNamed: boolean
  readonly player: Guest | null
  readonly isClosed: boolean | null
  /** The win that settled it, or the bet that it settled, if that is a transaction. */
  readonly other: string | null
  readonly otherState: TransactionRow['state'] | null
  readonly otherAmount: bigint | null
  readonly otherRound: string | null
  /** The round's game and its category in the lobby. */
  readonly game: string | null
  readonly category: string | null
}

export async function targetOf(
  tx: Tx,
  asked: Named & { readonly reference: string; readonly fingerprint: Buffer; readonly now: Date },
): Promise<Target> {
  const { vendor } = asked
  const row = await one(
    tx,
    sql<Omit<Target, 'player'> & Owner>`
      select *
      from vendor_target(
        ${vendor}, ${asked.tokenHash}, ${asked.session}, ${asked.user}, ${asked.reference}, ${asked.fingerprint}, ${asked.now}
      )
    `,
  )
  return { ...row, player: playerFrom(vendor, row) }
}

function playerFrom(vendor: string, row: Owner & { readonly game: string | null }): Guest | null {
  const { owner, memberId, merchant, wallet, currency, game, hasBonus } = row
  if (owner === null || memberId === null || merchant === null || wallet === null || currency === null)
    return null
  return { vendor, ref: owner, memberId, merchant, wallet, currency, game, hasBonus: hasBonus === true }
}

/** A transaction's change to another transaction. */
export type Change = { readonly ref: string } & Partial<
  Pick<TransactionRow, 'state' | 'other' | 'effect' | 'ledgerKey'>
>

export type Done = Omit<TransactionRow, 'kind' | 'fingerprint' | 'reply' | 'at'> & {
  readonly reply: string
  readonly changes: readonly Change[]
  /** The round that it closes. */
  readonly over: string | null
  readonly now: Date
}

/** Stores a transaction's result with all its changes; the caller holds the locks. */
export async function complete(tx: Tx, done: Done): Promise<void> {
  const changes = done.changes.length ? JSON.stringify(done.changes) : null
  await run(
    tx,
    sql`
      select vendor_done(
        p_vendor => ${done.vendor}, p_ref => ${done.ref}, p_state => ${done.state}, p_player => ${done.player},
        p_round => ${done.round}, p_amount => ${done.amount}, p_other => ${done.other}, p_effect => ${done.effect},
        p_ledger_key => ${done.ledgerKey}, p_ledger_round => ${done.ledgerRound}, p_reply => ${done.reply},
        p_changes => ${changes}, p_over => ${done.over}, p_now => ${done.now}
      )
    `,
  )
}
