import type { Db, Tx } from '#db/pool.ts'
import { maybe, one, run, sql } from '#db/rows.ts'

export type ChainRow = {
  readonly id: string
  readonly series: string
  readonly number: number
  readonly length: number
  readonly terminalHash: string
  readonly salt: string
  readonly saltSource: string
  readonly publishedAt: Date
  readonly taken: number
}

const columns = sql`id, series, number, length, terminal_hash, salt, salt_source, published_at, taken`

/** Publishes a chain; its seeds are encrypted. */
export async function insertChain(
  tx: Tx,
  chain: Omit<ChainRow, 'publishedAt' | 'taken'>,
  parts: readonly { readonly index: number; readonly seed: Uint8Array }[],
): Promise<void> {
  await run(
    tx,
    sql`
      insert into seed_chain (id, series, number, length, terminal_hash, salt, salt_source)
      values (${chain.id}, ${chain.series}, ${chain.number}, ${chain.length}, ${chain.terminalHash}, ${chain.salt}, ${chain.saltSource})
    `,
  )
  await run(
    tx,
    sql`
      insert into seed_chain_part (chain, index, seed)
      select ${chain.id}::uuid, p.index, p.seed
      from unnest(${parts.map(({ index }) => index)}::int[], ${parts.map(({ seed }) => Buffer.from(seed))}::bytea[]) p (index, seed)
    `,
  )
}

export async function chainById(db: Db | Tx, id: string): Promise<ChainRow | null> {
  return maybe(db, sql<ChainRow>`select ${columns} from seed_chain where id = ${id}`)
}

/** The chain of a series with seeds left that was published first. The caller has locked the series. */
export async function chainInUse(tx: Tx, series: string): Promise<ChainRow | null> {
  return maybe(
    tx,
    sql<ChainRow>`select ${columns} from seed_chain where series = ${series} and taken < length order by number limit 1`,
  )
}

/** The newest chain of a series. */
export async function newestChain(db: Db | Tx, series: string): Promise<ChainRow | null> {
  return maybe(
    db,
    sql<ChainRow>`select ${columns} from seed_chain where series = ${series} order by number desc limit 1`,
  )
}

/** Gives the next seed of a chain to a round. The caller has locked the series. */
export async function takeIndex(tx: Tx, id: string): Promise<number> {
  const { taken } = await one(
    tx,
    sql<{ taken: number }>`update seed_chain set taken = taken + 1 where id = ${id} returning taken`,
  )
  return taken
}

/** The kept seed at or after an index. */
export async function partFrom(
  db: Db | Tx,
  chain: string,
  index: number,
): Promise<{ readonly index: number; readonly seed: Buffer }> {
  return one(
    db,
    sql<{ index: number; seed: Buffer }>`
      select index, seed from seed_chain_part where chain = ${chain} and index >= ${index} order by index limit 1
    `,
  )
}
