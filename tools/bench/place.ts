/** A PostgreSQL 18 of its own for the benchmark, thrown away afterwards: durable, as the product's. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { admitLogin, loginUrlOf } from '#db/login.ts'
import { migrate } from '#db/migrate.ts'
import { openPool } from '#db/pool.ts'
import { openPostgres } from '../launcher/postgres/server.ts'

/** As the figures of the goals were taken: memory for the whole working set, no checkpoint inside a slice. */
const SETTINGS = {
  shared_buffers: '2GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
} as const

export type Place = {
  readonly pgPid: () => number
  /** As the programs log in. */
  readonly ledgerUrl: string
  /** As the owner logs in, who makes databases. */
  readonly ownerUrl: string
  readonly anchorUrl: string
  /** As the owner, for resets, checkpoints and proofs. */
  readonly owner: pg.Pool
  readonly close: () => Promise<void>
}

/** Opens the server with two databases: the migrated ledger, and an empty one for pgbench. */
export async function openPlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-bench-'))
  chmodSync(dataDir, 0o755) // the account that runs PostgreSQL must be able to enter, or its files would lie elsewhere and stay
  const server = await openPostgres({ dataDir, isDurable: true, settings: SETTINGS })
  await migrate(server.ownerUrl)
  const ledgerUrl = loginUrlOf(server.ownerUrl, 'bench')
  await admitLogin(server.ownerUrl, { url: ledgerUrl, isOurs: true })
  const owner = openPool({ url: server.ownerUrl, name: 'bench-owner', max: 2 })
  await owner.query('create database anchor')
  return {
    pgPid: server.pid,
    ledgerUrl,
    ownerUrl: server.ownerUrl,
    anchorUrl: server.urlOf('anchor'),
    owner,
    close: async () => {
      await owner.end()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
