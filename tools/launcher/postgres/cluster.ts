/** Creates a database cluster: random passwords, a Unix socket only, an owner who is not a superuser. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { Trouble } from '../reporter.ts'
import { asAccount, makePrivate, type Account } from './account.ts'
import type { Binaries } from './binaries.ts'

/** Passwords of the cluster: its superuser (never given to the product) and the product's owner. */
export type Passwords = { superuser: string; owner: string }

export const OWNER = 'fairhouse'
export const DATABASE = 'fairhouse'
const SUPERUSER = 'postgres'

/** Reads the passwords stored beside the cluster, or generates and stores new ones (mode 0600). */
export function keepPasswords(dataDir: string, pgData: string): Passwords {
  const file = join(dataDir, 'database-passwords.json')
  if (existsSync(file)) {
    const { superuser, owner } = Object(JSON.parse(readFileSync(file, 'utf8')))
    if (typeof superuser === 'string' && typeof owner === 'string') return { superuser, owner }
  }
  if (existsSync(join(pgData, 'PG_VERSION'))) {
    throw new Trouble(
      `${file} is missing, and ${pgData} can’t be opened without it. Restore it, or move both away to start from scratch.`,
    )
  }
  const made = {
    superuser: randomBytes(24).toString('base64url'),
    owner: randomBytes(24).toString('base64url'),
  }
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

/**
 * Runs initdb in a temporary place and renames, so that an interrupted one leaves no partial cluster. A cluster for tests uses no password:
 * only this account can access its socket, and password hashing for thousands of connections dominated the test time.
 */
export async function makeCluster(
  binaries: Binaries,
  pgData: string,
  account: Account,
  superuserPassword: string,
  isDurable: boolean,
): Promise<void> {
  const half = `${pgData}.half`
  rmSync(half, { recursive: true, force: true })
  makePrivate(half, account)
  const passwordFile = `${pgData}.password`
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 })
  if (account) chownSync(passwordFile, account.uid, account.gid)
  const flags = [
    `--auth=${isDurable ? 'scram-sha-256' : 'trust'}`,
    `--pwfile=${passwordFile}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
  ]
  try {
    // C.UTF-8 sorts by code point identically everywhere; texts for people are sorted in the application.
    await run(
      binaries.initdb,
      [
        `--pgdata=${half}`,
        ...flags,
        ...(isDurable ? [] : ['--no-sync']),
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      account,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(half, pgData)
}

function run(command: string, args: readonly string[], account: Account): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...asAccount(account), cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.on('data', (chunk) => (said += String(chunk)))
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Trouble(`${command} failed (code ${code}):\n${said.trim()}`))
    })
  })
}

/** A connection URL over the Unix socket. */
export function socketUrl(socketDir: string, user: string, password: string, database: string): string {
  return `postgres://${user}:${password}@${encodeURIComponent(socketDir)}:5432/${database}`
}

/** Waits until the server accepts connections and ensures that the owner and the database exist. */
export async function makeOwner(socketDir: string, passwords: Passwords): Promise<void> {
  const client = new pg.Client(socketUrl(socketDir, SUPERUSER, passwords.superuser, 'postgres'))
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount) return
    await client.query(`drop role if exists ${OWNER}`)
    // Not a superuser; may create the application's role and test databases, and monitor and checkpoint for benchmarks.
    await client.query(
      `create role ${OWNER} login createdb createrole password ${pg.escapeLiteral(passwords.owner)}`,
    )
    await client.query(`alter role ${OWNER} set createrole_self_grant = 'set, inherit'`)
    await client.query(`grant pg_monitor, pg_checkpoint, pg_signal_backend to ${OWNER}`)
    await client.query(`create database ${DATABASE} owner ${OWNER}`)
  } finally {
    await client.end()
  }
}

/** Drops the product's database and creates an empty one; `url` is the owner's URL of another database. */
export async function renewDatabase(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(`drop database if exists ${DATABASE} with (force)`)
    await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}
