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

/** Pairs kept open in this process; those not played for the longest give way. */
const MOST_PAIRS = 20_000

/** The pair in force as this process last knew it; a wrong nonce is found out by the ledger, never by a member. */
export type PairInPlay = {
  readonly seedId: string
  readonly serverSeed: string
  /** Keyed with the server seed once: a round needs two hashes for it. */
  readonly hmac: ReturnType<KeyedHmac>
  readonly clientSeed: string
  readonly startedAt: Date
  /** The last nonce used. */
  nonce: number
  /** When the wallet's last round was played, of any game. */
  lastAt: number | null
}

export type Pairs = {
  /** The pair to draw the next round from; changes it first where it is spent. */
  readonly ready: (seat: SeatOfPair, now: Date) => Promise<PairInPlay>
  /** Another process played or changed the pair: what is known of it is wrong. */
  readonly forget: (wallet: bigint) => void
}

export type SeatOfPair = {
  readonly wallet: bigint
  readonly seedId: string
  readonly offeredClientSeed?: string | undefined
}

/** The luck of a pair's next round. */
export function nextChance(pair: PairInPlay): Chance {
  const { serverSeed, clientSeed, nonce, hmac } = pair
  return fairChance({ serverSeed, clientSeed, nonce: nonce + 1 }, () => hmac)
}

/**
 * Opened pairs by wallet. What is kept of a pair never changes but for nonce and time of the last round, and those are checked
 * by the ledger's unique (seed, nonce): a process that is behind is told so before anything is paid.
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
      // another id: the pair was changed since this seat was read, or since this process last played; the rows tell which
      const pair = kept?.seedId === seat.seedId ? kept : await load(seat)
      return isPairSpent(pair, now) ? change(seat, pair) : pair
    },
    forget: (wallet) => void known.delete(wallet),
  }
}
