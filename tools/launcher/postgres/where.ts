/** Decides where the database's files and its socket are, so that the account can access both. */
import { chmodSync, existsSync, lstatSync, renameSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fitsSocket, shortHash } from '../place.ts'
import { Trouble } from '../reporter.ts'
import { canEnter, makePrivate, type Account } from './account.ts'

export type Where = {
  /** PostgreSQL's own data directory. */
  pgData: string
  /** Directory of the Unix socket, closed to other users. */
  socketDir: string
  /** Where copies of the programs may go when the account cannot enter the repository. */
  elsewhere: string
  /** A message for the user when the files are not at the usual place. */
  note: string | null
}

export const SOCKET_NAME = '.s.PGSQL.5432'

/** File of the data directory that names the database's directory if that is elsewhere. */
export const OUTSIDE_MARK = 'database-place'

/** Persistent, accessible to every account, never cleaned like /var/tmp. */
const REACHABLE_BASE = '/var/lib'

/** Chooses both places below the data directory, or outside it if the account cannot enter it. */
export function chooseWhere(dataDir: string, account: Account): Where {
  const outside = join(REACHABLE_BASE, `fairhouse-${shortHash(dataDir)}`)
  const isReachable = canEnter(account, dataDir) || opensUp(dataDir, account)
  const home = isReachable ? dataDir : outside
  if (!isReachable) prepareOutside(dataDir, outside)
  const socketDir = chooseSocketDir(home)
  makePrivate(socketDir, account)
  checkOurs(socketDir, account)
  return {
    pgData: join(home, 'postgres'),
    socketDir,
    elsewhere: outside,
    note: isReachable
      ? null
      : `account ${account?.name} (PostgreSQL may not run as root) has no access to ${dataDir}: the database is in ${outside}`,
  }
}

/**
 * A private data directory of our own (mode 0700) becomes traversable, but not readable: its secrets are in files that only their owner can
 * read. This helps if the directories above it can be entered.
 */
function opensUp(dataDir: string, account: Account): boolean {
  const stat = lstatSync(dataDir)
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || !canEnter(account, dirname(dataDir)))
    return false
  chmodSync(dataDir, stat.mode | 0o011)
  return canEnter(account, dataDir)
}

/**
 * The outside directory belongs to one instance of the data directory, identified by a random marker in both. When the data directory was
 * deleted to start over, the database of the old instance is moved aside, not reused and not deleted.
 */
function prepareOutside(dataDir: string, outside: string): void {
  const mark = join(dataDir, OUTSIDE_MARK)
  const otherMark = join(outside, 'mark')
  const isSame =
    existsSync(mark) &&
    existsSync(otherMark) &&
    readFileSync(mark, 'utf8') === readFileSync(otherMark, 'utf8')
  if (isSame) return
  if (existsSync(outside)) renameSync(outside, `${outside}-former-${Date.now()}`)
  makePrivate(outside, null)
  chmodSync(outside, 0o755)
  const text = `${outside}\n${crypto.randomUUID()}\n`
  writeFileSync(mark, text)
  writeFileSync(otherMark, text)
}

function chooseSocketDir(home: string): string {
  const near = join(home, 'run')
  if (fitsSocket(near, SOCKET_NAME)) return near
  return join(tmpdir(), `fairhouse-${shortHash(home)}`)
}

/** Another user could have created a directory in /tmp. */
function checkOurs(directory: string, account: Account): void {
  const stat = lstatSync(directory)
  const owner = account?.uid ?? process.getuid?.()
  if (!stat.isDirectory() || stat.uid !== owner) {
    throw new Trouble(`${directory} belongs to another user. Remove it, or choose another DATA_DIR.`)
  }
  chmodSync(directory, 0o700)
}
