import { performance } from 'node:perf_hooks'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { Level } from '#game-kit/jackpot/levels.ts'
import type { Minor } from '#kit/money.ts'
import { houseAccount } from '#ledger/house/transfers.ts'
import type { App } from '#server/app.ts'
import { growthSince } from '../rules/growth.ts'
import { readTerms } from '../rules/pool.ts'
import {
  accountRows,
  insertAccount,
  levelRows,
  poolRows,
  type AccountRow,
  type LevelRow,
  type PoolRow,
} from '../store/pools.ts'
import { openTrigger, triggerFrom } from './triggers.ts'

export type LevelStanding = {
  readonly key: string
  readonly level: Level
  readonly row: LevelRow
  /** By brand. */
  readonly accounts: ReadonlyMap<string, AccountRow>
  readonly amount: Minor
  readonly trigger: Minor | null
  /** What all processes added between the last two reads. */
  readonly growth: Minor
}

/** What this process staked on a pool since the read before the last: some of it is in no read yet. */
type Own = { before: Minor; now: Minor }

export type PoolStanding = { readonly pool: PoolRow; readonly levels: readonly LevelStanding[] }

/** A pool as its locked rows say. */
export function standingOf(
  app: App,
  pool: PoolRow,
  levels: readonly LevelRow[],
  accounts: readonly AccountRow[],
): PoolStanding {
  return {
    pool,
    levels: levels.map((row) => {
      const own = accounts.filter((one) => one.pool === pool.code && one.level === row.key)
      const level = readTerms(row.terms)
      const seed = openTrigger(app, row)
      return {
        key: row.key,
        level,
        row,
        accounts: new Map(own.map((one) => [one.merchant, one])),
        amount: own.reduce((sum, { balance }) => sum + balance, 0n),
        trigger: seed === null ? null : triggerFrom(seed, { pool: pool.code, level, cycle: row.hits + 1 }),
        growth: 0n,
      }
    }),
  }
}

async function readAll(app: App): Promise<readonly PoolStanding[]> {
  const [pools, levels, accounts] = await Promise.all([
    poolRows(app.db),
    levelRows(app.db),
    accountRows(app.db, null),
  ])
  return pools.map((pool) =>
    standingOf(
      app,
      pool,
      levels.filter((row) => row.pool === pool.code),
      accounts,
    ),
  )
}

/** Opens the account of each level in a brand's book, for a brand that joins a network pool. */
export async function openAccounts(tx: Tx, pool: PoolRow, keys: readonly string[], merchant: string) {
  for (const level of keys) {
    const account = await houseAccount(tx, {
      merchant,
      currency: pool.currency,
      kind: 'jackpot',
      detail: `${pool.code}:${level}`,
    })
    await insertAccount(tx, { pool: pool.code, level, merchant, account })
  }
}

/** Nothing that a bet is decided by is older than this; what must be exact is read again under the pool's lock (decision 0030). */
const FRESH_MS = 1_000

export type Standings = {
  readonly all: () => Promise<readonly PoolStanding[]>
  /** The running pool of a game in a brand: its own one before a network's. Null: none. */
  readonly poolFor: (seat: Seat) => Promise<PoolStanding | null>
  /** Counts a stake that was sent, until reads contain it. */
  readonly staked: (pool: string, stake: Minor) => void
  /** Stakes of this process that a read may not contain yet. */
  readonly underway: (pool: string) => Minor
  /** Reads again before the next bet: after a change in this process, or when the lock showed other terms. */
  readonly forget: () => void
}

type Seat = { readonly merchant: string; readonly currency: string; readonly game: string }

const known = new WeakMap<object, Standings>()

/** The pools as this process last saw them; one cache a process. */
export function standings(app: App): Standings {
  const found = known.get(app.pool)
  if (found) return found
  const made = createStandings(app)
  known.set(app.pool, made)
  return made
}

type Reading = { readonly at: number; readonly pools: readonly PoolStanding[] }

function growthFrom(earlier: LevelStanding | undefined, level: LevelStanding, isSoon: boolean): Minor {
  if (!earlier) return 0n
  const { amount, growth, row } = earlier
  const now = { amount: level.amount, hits: level.row.hits }
  return growthSince({ amount, growth, hits: row.hits }, now, { isSoon })
}

function createStandings(app: App): Standings {
  let kept: Reading | null = null
  /** The last reading, also where it may not be used any more: growth is what is new since. */
  let last: Reading | null = null
  let reading: Promise<readonly PoolStanding[]> | null = null
  const own = new Map<string, Own>()

  function withGrowth(pools: readonly PoolStanding[]): readonly PoolStanding[] {
    const before = new Map(
      last?.pools.flatMap(({ pool, levels }) =>
        levels.map((level) => [`${pool.code}:${level.key}`, level] as const),
      ),
    )
    const isSoon = last !== null && performance.now() - last.at < FRESH_MS
    return pools.map(({ pool, levels }) => ({
      pool,
      levels: levels.map((level) => {
        const earlier = before.get(`${pool.code}:${level.key}`)
        return { ...level, growth: growthFrom(earlier, level, isSoon) }
      }),
    }))
  }

  function all(): Promise<readonly PoolStanding[]> {
    if (kept && performance.now() - kept.at < FRESH_MS) return Promise.resolve(kept.pools)
    if (reading) return reading
    for (const counts of own.values()) {
      counts.before = counts.now
      counts.now = 0n
    }
    reading = readAll(app)
      .then((pools) => {
        last = { at: performance.now(), pools: withGrowth(pools) }
        kept = last
        return last.pools
      })
      .finally(() => (reading = null))
    return reading
  }

  function staked(pool: string, stake: Minor): void {
    const counts = own.get(pool) ?? { before: 0n, now: 0n }
    counts.now += stake
    own.set(pool, counts)
  }

  async function poolFor({ merchant, currency, game }: Seat): Promise<PoolStanding | null> {
    const pools = await all()
    const found = pools.find(
      ({ pool }) =>
        pool.isRunning &&
        pool.currency === currency &&
        (pool.merchant === null || pool.merchant === merchant) &&
        pool.games.includes(game),
    )
    if (!found || found.levels.every(({ accounts }) => accounts.has(merchant))) return found ?? null
    const keys = found.levels.map(({ key }) => key)
    await inTransaction(app.db, (tx) => openAccounts(tx, found.pool, keys, merchant))
    kept = null
    return poolFor({ merchant, currency, game })
  }

  return {
    all,
    poolFor,
    staked,
    underway: (pool) => {
      const counts = own.get(pool)
      return counts ? counts.before + counts.now : 0n
    },
    forget: () => {
      kept = null
      reading = null
    },
  }
}
