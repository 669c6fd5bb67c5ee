import { hash, randomUUID } from 'node:crypto'
import { newServerSeed } from '#game-kit/random/drbg.ts'
import { roundCommitment, roundSalt, seedBefore } from '#kit/sha/hash-chain.ts'
import type { Db, Tx } from '#db/pool.ts'
import { chainById, chainInUse, insertChain, newestChain, partFrom, takeIndex } from '../store/chains.ts'
import type { RoundRow } from '../store/rounds.ts'
import type { SeriesRow } from '../store/series.ts'
import type { Host } from './host.ts'

/** Every so many seeds one is kept: a seed is found by hashing at most this often. */
const KEPT_EVERY = 1_000
/** A new chain is published when this part of the newest is left. */
const RENEW_BELOW = 10

/**
 * Publishes the next chain of a locked series: its terminal hash is readable before any round is drawn from it. The salt follows from the
 * terminal hash, so the operator chooses neither; an outside value may replace it with `source`, as long as no round uses the chain.
 */
export async function publishChain(
  host: Host,
  tx: Tx,
  series: Pick<SeriesRow, 'key' | 'chainLength'>,
  salt?: { readonly value: string; readonly source: string },
): Promise<void> {
  const before = await newestChain(tx, series.key)
  const parts: { index: number; seed: Uint8Array }[] = []
  let seed = newServerSeed()
  for (let index = series.chainLength; index > 0; index--) {
    if (index === series.chainLength || index % KEPT_EVERY === 0)
      parts.push({ index, seed: host.app.vault.close('server-seed', seed) })
    seed = hash('sha256', seed)
  }
  await insertChain(
    tx,
    {
      id: randomUUID(),
      series: series.key,
      number: (before?.number ?? 0) + 1,
      length: series.chainLength,
      terminalHash: seed,
      salt: salt?.value ?? seedBefore(`fairhouse salt ${seed}`),
      saltSource: salt?.source ?? '',
    },
    parts,
  )
}

/** Gives the next seed of a locked series to a round. When a chain is exhausted, the next one was published long before. */
export async function nextSeed(
  host: Host,
  tx: Tx,
  series: SeriesRow,
): Promise<{ readonly chain: string; readonly chainIndex: number }> {
  let chain = await chainInUse(tx, series.key)
  if (!chain) {
    await publishChain(host, tx, series)
    chain = await chainInUse(tx, series.key)
  }
  if (!chain) throw new Error(`shared rounds: ${series.key} has no chain`)
  const chainIndex = await takeIndex(tx, chain.id)
  const newest = await newestChain(tx, series.key)
  if (newest?.id === chain.id && (chain.length - chainIndex) * RENEW_BELOW < chain.length)
    await publishChain(host, tx, series)
  return { chain: chain.id, chainIndex }
}

type Seeded = Pick<RoundRow, 'chain' | 'chainIndex'>

/** The seed of a round: secret until it is revealed. */
export async function seedOf(host: Host, db: Db | Tx, { chain, chainIndex }: Seeded): Promise<string> {
  if (chain === null || chainIndex === null) throw new Error('shared rounds: this round has no seed')
  const part = await partFrom(db, chain, chainIndex)
  let seed = host.app.vault.open('server-seed', part.seed)
  // as seedEarlier, with the native hash: five times faster
  for (let index = part.index; index > chainIndex; index--) seed = hash('sha256', seed)
  return seed
}

export async function commitmentFor(host: Host, db: Db | Tx, round: Seeded): Promise<string> {
  return roundCommitment(await seedOf(host, db, round))
}

/** The salt of a round; with a beacon, once its value is known. */
export async function saltFor(
  db: Db | Tx,
  { chain, series, label, beacon }: Pick<RoundRow, 'chain' | 'series' | 'label' | 'beacon'>,
): Promise<string> {
  const found = chain === null ? null : await chainById(db, chain)
  if (!found) throw new Error('shared rounds: this round has no chain')
  return roundSalt({ chainSalt: found.salt, series, number: label, beacon })
}
