/** A temporary PostgreSQL 18 for the benchmark, as durable as the product's. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { admitLogin, loginUrlOf } from '#db/login.ts'
import { migrate } from '#db/migrate.ts'
import { openPool } from '#db/pool.ts'
import { openPostgres } from '../launcher/postgres/server.ts'

/** The configuration of the goals' reference figures: memory for the whole working set, no checkpoint inside a slice. */
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
  /** The login of the programs. */
  readonly ledgerUrl: string
  /** The owner's login, which creates databases. */
  readonly ownerUrl: string
  readonly anchorUrl: string
  /** As the owner, for resets, checkpoints and verification. */
  readonly owner: pg.Pool
  readonly close: () => Promise<void>
}

/** Starts the server with two databases: the migrated ledger, and an empty one for pgbench. `more` adds to the server's configuration. */
export async function openPlace(more: Readonly<Record<string, string>> = {}): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-bench-'))
  chmodSync(dataDir, 0o755) // the account that runs PostgreSQL must be able to enter, or its files would be elsewhere and remain
  const server = await openPostgres({ dataDir, isDurable: true, settings: { ...SETTINGS, ...more } })
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
