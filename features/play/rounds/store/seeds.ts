import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { SeedChange } from '#ledger/seeds.ts'

export type PairRow = {
  readonly id: string
  readonly wallet: bigint
  readonly serverHash: Buffer
  readonly serverSeed: Buffer
  readonly clientSeed: string
  readonly startedAt: Date
  readonly revealedAt: Date | null
  /** The last nonce used; 0: none. */
  readonly nonce: bigint
}

/** A seed's nonces are 1, 2, 3 … without a gap, so the last one, which the ledger stores, is also the number of its rounds. */
const lastNonce = sql`greatest((select l.nonce from ledger_seed l where l.seed_id = s.id), 0)`
const pairColumns = sql`
  s.id, s.wallet, s.server_hash, s.server_seed, s.client_seed, s.started_at, s.revealed_at, ${lastNonce} as nonce
`

/** Serialises rotations per wallet: two tabs that press the button concurrently do not reveal two pairs. */
export async function lockSeeds(tx: Tx, wallet: bigint): Promise<void> {
  await one(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`seed:${wallet}`}, 0))`)
}

export async function activePair(reader: Db | Tx, wallet: bigint): Promise<PairRow | null> {
  return maybe(
    reader,
    sql<PairRow>`select ${pairColumns} from seed s where s.wallet = ${wallet} and s.state = 'active'`,
  )
}

export async function pairById(reader: Db | Tx, id: string): Promise<PairRow | null> {
  return maybe(
    reader,
    sql<PairRow>`select ${pairColumns} from seed s where s.id = ${id} and s.state <> 'next'`,
  )
}

/** The committed pair; its server seed is encrypted. */
export type NextRow = { readonly id: string; readonly serverHash: Buffer; readonly serverSeed: Buffer }

export async function nextPair(reader: Db | Tx, wallet: bigint): Promise<NextRow | null> {
  return maybe(
    reader,
    sql<NextRow>`select id, server_hash, server_seed from seed where wallet = ${wallet} and state = 'next'`,
  )
}

export type NewSeed = NextRow & {
  readonly wallet: bigint
  readonly now: Date
}

export async function insertNext(tx: Tx, seed: NewSeed): Promise<void> {
  await run(
    tx,
    sql`
      insert into seed (id, wallet, server_hash, server_seed, state, created_at)
      values (${seed.id}, ${seed.wallet}, ${seed.serverHash}, ${seed.serverSeed}, 'next', ${seed.now})
    `,
  )
}

/** Activates the committed pair. The ledger must be updated in the same transaction (`useSeed`), or it does not commit. */
export async function startNext(tx: Tx, id: string, clientSeed: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`
      update seed set state = 'active', client_seed = ${clientSeed}, started_at = ${now}
      where id = ${id} and state = 'next'
    `,
  )
}

/** Reveals a pair. The ledger must have closed it in the same transaction (`useSeed`), or it does not commit. */
export async function reveal(tx: Tx, id: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`update seed set state = 'revealed', revealed_at = ${now} where id = ${id} and state = 'active'`,
  )
}

export type Changing = {
  readonly wallet: bigint
  /** The pair to reveal, and the committed one that follows. */
  readonly from: string
  readonly to: string
  readonly clientSeed: string
  /** The commitment after it. */
  readonly promise: NewSeed
  readonly now: Date
}

/**
 * Reveals the active pair, activates the committed one and inserts the next commitment, under the wallet's lock and in one call: no round
 * of the old pair is posted after it. Nothing is written if it is refused.
 */
export async function changeSeeds(tx: Tx, { promise, ...change }: Changing): Promise<SeedChange> {
  return one(
    tx,
    sql<SeedChange>`
      select told, last_nonce from seed_change(
        ${change.wallet}, ${change.from}, ${change.to}, ${change.clientSeed}, ${change.now},
        ${promise.id}, ${promise.serverHash}, ${promise.serverSeed}
      )
    `,
  )
}

/** Revealed pairs of a wallet, newest first; `before` is the moment of the last one of the previous page. */
export async function revealedPairs(
  db: Db,
  wallet: bigint,
  { before, limit }: { before: Date | null; limit: number },
): Promise<readonly PairRow[]> {
  return many(
    db,
    sql<PairRow>`
      select ${pairColumns} from seed s
      where s.wallet = ${wallet} and s.state = 'revealed' and (${before}::timestamptz is null or s.revealed_at < ${before})
      order by s.revealed_at desc
      limit ${limit}
    `,
  )
}

/** Wallets whose used pair is due for rotation. */
export async function duePairs(
  db: Db,
  startedBefore: Date,
  limit: number,
): Promise<readonly { readonly id: string; readonly wallet: bigint }[]> {
  return many(
    db,
    sql<{ id: string; wallet: bigint }>`
      select s.id, s.wallet from seed s
      where s.state = 'active' and s.started_at <= ${startedBefore}
        and (select l.nonce from ledger_seed l where l.seed_id = s.id) > 0
      order by s.started_at
      limit ${limit}
    `,
  )
}
