import type { Currency } from '#kit/currency.ts'
import type { Tx } from '#db/pool.ts'
import { maybe, one, run, sql } from '#db/rows.ts'
import type { Player, Seat } from './players.ts'
import type { Effect, TransactionRow, Waiting } from './transactions.ts'

/** How a call says whom it means; a rehearsal names a session where a call has its token. */
export type Named = {
  readonly vendor: string
  readonly tokenHash: Buffer | null
  readonly session: string | null
  readonly user: string | null
}

/** What proves a call at the moment in which it is done. */
export type Proof = {
  /** The key that proved it; null where the platform itself asks. */
  readonly key: bigint | null
  /** Where the call came from, an IPv4 address as such; null where the platform itself asks. */
  readonly ip: string | null
  /** A single-use number; null in dialects that have none. */
  readonly nonce: { readonly id: string; readonly expiresAt: Date } | null
}

export type Begun = { readonly isProved: boolean; readonly isMine: boolean }

/** Begins a call: its key is in force, its address allowed, its number new, and the id of its action taken, each where there is one. */
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

/** Where a stake is to be taken: the launch, its game, and its round, locked; there is none in a game that takes no stake. */
export type StakeFound = Seat & {
  readonly gameId: string | null
  readonly isStopped: boolean | null
  /** What kind of game it is, and where its player registered: a jurisdiction may have closed the one for the other. */
  readonly category: string | null
  readonly registerIp: string
  readonly roundId: string | null
  readonly isClosed: boolean | null
}

type StakeAsked = Named & {
  readonly game: string
  readonly round: string
  /** The round's id, where this bet is its first. */
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

/** Whom a call names; `isStrange` where its token is one member's and its name another's. */
export type Whose = { readonly whom: string | null; readonly isStrange: boolean }

/** Whose money it is; null where no one is known. */
type Owner = {
  readonly owner: string | null
  readonly memberId: bigint | null
  readonly merchant: string | null
  readonly wallet: bigint | null
  readonly currency: Currency | null
}

export type Owed = Whose & {
  /** The bet that the win refers to; its fields are null where there is none. */
  readonly kind: TransactionRow['kind'] | null
  readonly state: TransactionRow['state'] | null
  readonly player: Player | null
  readonly roundId: string | null
  readonly isClosed: boolean | null
  /** Whether a stake of the round stands; told where the round was asked for by its own name. */
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
  /** It was never seen, and is buried now. */
  readonly isBuried: boolean
  readonly kind: TransactionRow['kind'] | null
  readonly state: TransactionRow['state'] | null
  readonly amount: bigint | null
  readonly effect: Effect | null
  readonly ledgerKey: string | null
  readonly ledgerRound: string | null
  readonly roundId: string | null
  /** Whether the transaction itself knows whose it is; else `player` is whom the call names. */
  readonly isNamed: boolean
  readonly player: Player | null
  readonly isClosed: boolean | null
  /** The win that settled it, or the bet that it settled, where that is a transaction. */
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

function playerFrom(vendor: string, { owner, memberId, merchant, wallet, currency }: Owner): Player | null {
  if (owner === null || memberId === null || merchant === null || wallet === null || currency === null)
    return null
  return { vendor, ref: owner, memberId, merchant, wallet, currency }
}

/** What a transaction changes of another. */
export type Change = { readonly ref: string } & Partial<
  Pick<TransactionRow, 'state' | 'other' | 'effect' | 'ledgerKey'>
>

export type Done = Omit<TransactionRow, 'kind' | 'fingerprint' | 'reply' | 'at'> & {
  readonly reply: string
  readonly changes: readonly Change[]
  /** The round that is over with it. */
  readonly over: string | null
  readonly now: Date
}

/** Writes down what became of a transaction, with all that it changed; the caller holds the locks. */
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
