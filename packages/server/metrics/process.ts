import type pg from 'pg'
import { betOf, kindOf, observeLedger, resultOf } from '#ledger/batch/observe.ts'
import type { Batcher } from '#ledger/batcher.ts'
import type { Meters } from './meters.ts'

/** Counts ledger items and bets of this process from now on. Before the first transaction. */
export function meterLedger(meters: Meters): void {
  observeLedger(({ item, result }) => {
    const said = resultOf(result)
    meters.count('fairhouse_ledger_postings_total', { kind: kindOf(item), result: said })
    const vendor = betOf(item)
    if (vendor !== null) meters.count('fairhouse_bets_total', { vendor, result: said })
  })
}

export type Pools = { readonly [name: string]: pg.Pool }

/** Connection pools of this process. */
export function meterPools(meters: Meters, pools: Pools): void {
  const each = <T>(read: (pool: string, of: pg.Pool) => T): readonly T[] =>
    Object.entries(pools).map(([pool, of]) => read(pool, of))
  meters.read('fairhouse_database_connections', () =>
    each((pool, { totalCount, idleCount }) => [
      { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
      { labels: { pool, state: 'idle' }, value: idleCount },
    ]).flat(),
  )
  meters.read('fairhouse_database_connections_most', () =>
    each((pool, { options }) => ({ labels: { pool }, value: options.max })),
  )
  meters.read('fairhouse_database_waiting', () =>
    each((pool, { waitingCount }) => ({ labels: { pool }, value: waitingCount })),
  )
}

/** The queue of this process's ledger batcher. */
export function meterBatcher(meters: Meters, { load }: Batcher): void {
  meters.read('fairhouse_ledger_queue_items', () => [{ labels: {}, value: load().waiting }])
  meters.read('fairhouse_ledger_queue_oldest_seconds', () => [{ labels: {}, value: load().oldestMs / 1000 }])
}
