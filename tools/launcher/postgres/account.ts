/** PostgreSQL refuses to run as root. For root this finds another account, and directories that the account can access. */
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { Trouble } from '../reporter.ts'

/** The account that runs PostgreSQL; null for the current user. */
export type Account = { name: string; uid: number; gid: number } | null

/** Preferred first: the system's own postgres, then one created for us. */
const CANDIDATES = ['postgres', 'fairhouse'] as const
const OWN_NAME = 'fairhouse'

/** The account for PostgreSQL. As root it is an existing one, or a new system account, or as a last resort `nobody`. */
export function accountForPostgres(): Account {
  if (process.getuid?.() !== 0) return null
  for (const name of CANDIDATES) {
    const found = lookUp(name)
    if (found) return found
  }
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_NAME])
  const made = lookUp(OWN_NAME) ?? lookUp('nobody')
  if (made) return made
  throw new Trouble(
    'PostgreSQL may not run as root and no other account was found. Create one (useradd --system fairhouse), ' +
      'run as another user, or give DATABASE_URL.',
  )
}

function lookUp(name: string): Account {
  const numbers = ['-u', '-g'].map((flag) =>
    spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim(),
  )
  const [uid, gid] = numbers.map((text) => (/^\d+$/.test(text ?? '') ? Number(text) : Number.NaN))
  if (uid === undefined || gid === undefined || Number.isNaN(uid) || Number.isNaN(gid)) return null
  return { name, uid, gid }
}

/** Spawn options that make a child run as the account. */
export function asAccount(account: Account): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

/** Whether the account can enter the directory, asked of the kernel itself (access lists and mounts included). */
export function canEnter(account: Account, directory: string): boolean {
  if (!account) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], asAccount(account)).status === 0
}

/** Creates a directory that only the account (and root) can read. */
export function makePrivate(directory: string, account: Account): void {
  if (!existsSync(directory)) mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (account) chownSync(directory, account.uid, account.gid)
}
