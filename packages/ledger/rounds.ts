import { many, maybe, one, sql } from '#db/rows.ts'
import type { Db, Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'

/** A round as it is stored. */
export type StoredRound = {
  readonly id: string
  readonly wallet: bigint
  readonly vendor: string
  readonly game: string
  readonly edition: number
  readonly seedId: string | null
  readonly nonce: bigint | null
  readonly inputs: unknown
  readonly outcome: unknown
  readonly events: unknown
  readonly stake: Minor
  readonly win: Minor
  readonly state: 'open' | 'settled' | 'void'
  readonly at: Date
  readonly settledAt: Date | null
}

const columns = sql.raw(
  'id, wallet, vendor, game, edition, seed_id, nonce, inputs, outcome, events, stake, win, state, at, settled_at',
)

export function roundById(reader: Db | Tx, id: string): Promise<StoredRound | null> {
  return maybe<StoredRound>(reader, sql`select ${columns} from round where id = ${id}`)
}

/** The rounds of a wallet that wait for their end, oldest first: what a returning member resumes. */
export function openRounds(reader: Db | Tx, wallet: bigint): Promise<StoredRound[]> {
  return many<StoredRound>(
    reader,
    sql`
      select ${columns}
      from round
      where wallet = ${wallet} and state = 'open'
      order by at, id
    `,
  )
}

/** The next nonce of a seed: what a new round must name. */
export async function nextNonce(reader: Db | Tx, seedId: string): Promise<bigint> {
  const { next } = await one<{ next: bigint }>(
    reader,
    sql`select coalesce(max(nonce) + 1, 0)::bigint as next from round where seed_id = ${seedId}`,
  )
  return next
}

/**
 * Keeps the inputs and events of an open round that was stepped without money (a card drawn, a tile opened). False where the
 * round is not open or somebody stepped it first: `seen` is the number of events the caller had read.
 */
export async function stepRound(
  tx: Db | Tx,
  step: {
    readonly round: string
    readonly wallet: bigint
    readonly seen: number
    readonly inputs: unknown
    readonly events: readonly unknown[]
  },
): Promise<boolean> {
  const { done } = await one<{ done: boolean }>(
    tx,
    sql`select ledger_step_round(
      ${step.round}::uuid, ${step.wallet}, ${step.seen}, ${JSON.stringify(step.inputs)}::jsonb, ${JSON.stringify(step.events)}::jsonb
    ) as done`,
  )
  return done
}
