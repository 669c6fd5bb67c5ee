/** How another command finds the embedded database of a running product. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE, keepPasswords, OWNER, socketUrl } from './cluster.ts'
import { OUTSIDE_MARK } from './where.ts'

/** Line of postmaster.pid that names the socket's directory. */
const SOCKET_LINE = 4

/** The owner's URL of a running embedded database, or null when none runs on this data directory. */
export function embeddedUrl(dataDir: string): string | null {
  const mark = join(dataDir, OUTSIDE_MARK)
  const outside = existsSync(mark) ? readFileSync(mark, 'utf8').split('\n')[0] : null
  const homes = [dataDir, ...(outside ? [outside] : [])]
  const pgData = homes
    .map((home) => join(home, 'postgres'))
    .find((path) => existsSync(join(path, 'postmaster.pid')))
  if (!pgData) return null
  const socketDir = readFileSync(join(pgData, 'postmaster.pid'), 'utf8').split('\n')[SOCKET_LINE]
  return socketDir ? socketUrl(socketDir, OWNER, keepPasswords(dataDir, pgData).owner, DATABASE) : null
}
