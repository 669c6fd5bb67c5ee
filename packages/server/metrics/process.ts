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
  meters.read(() => Object.entries(pools), {
    fairhouse_database_connections: (each) =>
      each.flatMap(([pool, { totalCount, idleCount }]) => [
        { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
        { labels: { pool, state: 'idle' }, value: idleCount },
      ]),
    fairhouse_database_connections_most: (each) =>
      each.map(([pool, { options }]) => ({ labels: { pool }, value: options.max })),
    fairhouse_database_waiting: (each) =>
      each.map(([pool, { waitingCount }]) => ({ labels: { pool }, value: waitingCount })),
  })
}

/** The queue of this process's ledger batcher. */
export function meterBatcher(meters: Meters, { load }: Batcher): void {
  meters.read(load, {
    fairhouse_ledger_queue_items: ({ waiting }) => [{ labels: {}, value: waiting }],
    fairhouse_ledger_queue_oldest_seconds: ({ oldestMs }) => [{ labels: {}, value: oldestMs / 1000 }],
  })
}
