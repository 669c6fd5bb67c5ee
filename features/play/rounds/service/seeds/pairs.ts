import { LRUCache } from 'lru-cache'
import { fairChance, type KeyedHmac } from '#kit/chance-fair.ts'
import type { Chance } from '#kit/chance.ts'
import { utf8 } from '#kit/sha/bytes.ts'
import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { isPairSpent, momentOf } from '../../rules.ts'
import { newestRoundId } from '../../store/record.ts'
import { activePair, type PairRow } from '../../store/seeds.ts'
import { nativeHmac } from './hmac.ts'
import { openSeed, rotateSeeds } from './seeds.ts'

/** Pairs cached in this process; the least recently used are evicted. */
const MOST_PAIRS = 20_000

/** The active pair as this process last saw it; the ledger detects a stale nonce before a member sees the result. */
export type PairInPlay = {
  readonly seedId: string
  readonly serverSeed: string
  /** Keyed with the server seed once: a round needs only two hashes. */
  readonly hmac: ReturnType<KeyedHmac>
  readonly clientSeed: string
  readonly startedAt: Date
  /** The last nonce used. */
  nonce: number
  /** When the wallet's last round was played, of any game. */
  lastAt: number | null
}

export type Pairs = {
  /** The pair to draw the next round from; rotated first if it is spent. */
  readonly ready: (seat: SeatOfPair, now: Date) => Promise<PairInPlay>
  /** Evicts a stale pair, which another process played or rotated. */
  readonly forget: (wallet: bigint) => void
}

export type SeatOfPair = {
  readonly wallet: bigint
  readonly seedId: string
  readonly offeredClientSeed?: string | undefined
}

/** The random source of a pair's next round. */
export function nextChance(pair: PairInPlay): Chance {
  const { serverSeed, clientSeed, nonce, hmac } = pair
  return fairChance({ serverSeed, clientSeed, nonce: nonce + 1 }, () => hmac)
}

/**
 * A cache of open pairs by wallet. Only the nonce and the time of the last round of a pair change, and the ledger checks those by its
 * unique (seed, nonce): a stale process is rejected before anything is paid.
 */
export function createPairs(app: App): Pairs {
  const known = new LRUCache<bigint, PairInPlay>({ max: MOST_PAIRS })

  async function keep(row: PairRow): Promise<PairInPlay> {
    const last = await newestRoundId(app.db, row.wallet)
    const serverSeed = openSeed(app, row.serverSeed)
    const pair: PairInPlay = {
      seedId: row.id,
      serverSeed,
      hmac: nativeHmac(utf8(serverSeed)),
      clientSeed: row.clientSeed,
      startedAt: row.startedAt,
      nonce: Number(row.nonce),
      lastAt: last === null ? null : momentOf(last),
    }
    known.set(row.wallet, pair)
    return pair
  }

  async function load({ wallet }: SeatOfPair): Promise<PairInPlay> {
    const row = await activePair(app.db, wallet)
    if (!row) throw new Error(`pairs: wallet ${wallet} has no seeds; a session is opened with them`)
    return keep(row)
  }

  async function change({ wallet, offeredClientSeed }: SeatOfPair, spent: PairInPlay): Promise<PairInPlay> {
    known.delete(wallet)
    const rotated = await inTransaction(app.db, (tx) =>
      rotateSeeds(app, tx, { wallet, from: spent.seedId, clientSeed: offeredClientSeed }),
    )
    if ('refused' in rotated) return spent // an open round keeps its pair until it ends
    return keep(rotated.active)
  }

  return {
    async ready(seat, now) {
      const kept = known.get(seat.wallet)
      // a different id: the pair was rotated since the caller or the cache was loaded; the rows decide
      const pair = kept?.seedId === seat.seedId ? kept : await load(seat)
      return isPairSpent(pair, now) ? change(seat, pair) : pair
    },
    forget: (wallet) => void known.delete(wallet),
  }
}
