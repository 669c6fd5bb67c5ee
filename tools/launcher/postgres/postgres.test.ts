import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { isAlive, processesIn, signal, waitUntil } from '../processes.ts'
import { embeddedUrl } from './address.ts'
import { findBinaries } from './binaries.ts'
import { openPostgres, type Postgres } from './server.ts'

const opened: Postgres[] = []
const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-launcher-'))
chmodSync(dataDir, 0o755)

async function open(): Promise<Postgres> {
  const postgres = await openPostgres({ dataDir, settings: { shared_buffers: '32MB' } })
  opened.push(postgres)
  return postgres
}

async function ask(postgres: Postgres, query: string): Promise<unknown[]> {
  const client = new pg.Client(postgres.ownerUrl)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((postgres) => postgres.stop()))
})

test('refuses a POSTGRES_BIN without a PostgreSQL 18 with a clear message, and runs a valid one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-programs-'))
  const says = (version: string) => {
    for (const name of ['postgres', 'initdb'])
      writeFileSync(join(folder, name), `#!/bin/sh\necho "postgres (PostgreSQL) ${version}"\n`, {
        mode: 0o755,
      })
  }
  expect(() => findBinaries(null, folder, folder)).toThrow('postgres and initdb are missing there')
  says('15.18')
  expect(() => findBinaries(null, folder, folder)).toThrow('its version is 15.18, but Fairhouse needs 18')
  says('18.4 (Debian 18.4-1)')
  expect(findBinaries(null, folder, folder)).toEqual({
    postgres: join(folder, 'postgres'),
    initdb: join(folder, 'initdb'),
    version: '18.4',
  })
})

test('M5 a kill -9 of PostgreSQL loses no committed row, and it restarts automatically', async () => {
  const postgres = await open()
  expect(postgres.wasMade).toBe(true)
  await ask(postgres, 'create table kept (id int); insert into kept (id) values (1)')
  const killed = postgres.pid()
  signal(killed, 'SIGKILL')
  expect(await waitUntil(() => postgres.pid() !== killed, 10_000)).toBe(true)
  expect(await ask(postgres, 'select id from kept')).toEqual([{ id: 1 }])
})

test('M5 a PostgreSQL left running by a killed start is shut down, and the next start continues with its rows', async () => {
  const text = `
    const { openPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'server.ts'))})
    const { pid } = await openPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    process.send(pid())`
  const starter = spawn(process.execPath, ['--input-type=module', '-e', text], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const left = await new Promise<number>((resolve) => starter.once('message', (pid) => resolve(Number(pid))))
  starter.kill('SIGKILL')
  expect(isAlive(left)).toBe(true)
  const next = await open()
  expect(next.leftover).toBe('stopped')
  expect(isAlive(left)).toBe(false)
  expect(await ask(next, 'select id from kept')).toEqual([{ id: 1 }])
})

test('a lock file whose process id belongs to another program does not block the start', async () => {
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${join(dataDir, 'postgres')}\n`)
  const postgres = await open()
  expect(postgres.leftover).toBe('cleared')
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('O10 the database listens on no port, in a private directory, and only their owner can read its passwords', async () => {
  const postgres = await open()
  expect(await ask(postgres, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(statSync(join(dataDir, 'run')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'database-passwords.json')).mode & 0o777).toBe(0o600)
  const wrong = new pg.Client(postgres.ownerUrl.replace(/:[^:@]+@/, ':postgres@'))
  await expect(wrong.connect()).rejects.toThrow(/password authentication failed/)
})

test('M2 the database owner is not a superuser', async () => {
  const postgres = await open()
  expect(await ask(postgres, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ])
})

test('commands beside a running product find its database through its lock file', async () => {
  const postgres = await open()
  expect(embeddedUrl(dataDir)).toBe(postgres.ownerUrl)
})

test('O3 a shutdown leaves no process of the database', async () => {
  const postgres = await open()
  await postgres.stop()
  expect(processesIn(join(dataDir, 'postgres'))).toEqual([])
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(readFileSync(join(dataDir, 'logs', 'postgres.log'), 'utf8')).toContain(
    'database system is shut down',
  )
  rmSync(dataDir, { recursive: true })
})
