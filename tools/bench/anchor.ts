/** The reference T: pgbench's TPC-B with 8 clients, prepared, scale 50, on the same server in the same minutes. */
import { spawn, spawnSync } from 'node:child_process'
import { endedChildrenCpuUs, treeCpuUs } from './cpu.ts'

const CLIENTS = 8
const SCALE = 50

export type Anchor = { readonly tps: number; readonly latencyMs: number; readonly cpuUs: number }

export const HOW_TO_GET_PGBENCH =
  "pgbench is missing. It comes with the system's PostgreSQL client packages:\n" +
  '  Debian, Ubuntu: apt-get install postgresql-contrib   (or postgresql-15 … postgresql-18)\n' +
  '  Fedora: dnf install postgresql-contrib     Alpine: apk add postgresql-contrib     macOS: brew install postgresql@18'

/** The path of pgbench; null if it is not installed. Debian keeps some versions out of PATH. */
export function findPgbench(): string | null {
  const found = spawnSync(
    'sh',
    ['-c', 'command -v pgbench || ls -d /usr/lib/postgresql/*/bin/pgbench | tail -1'],
    {
      encoding: 'utf8',
    },
  ).stdout.trim()
  return found || null
}

function connection(url: string): { readonly args: string[]; readonly env: NodeJS.ProcessEnv } {
  const { username, password, hostname, pathname } = new URL(url)
  const args = ['-h', decodeURIComponent(hostname), '-p', '5432', '-U', username, pathname.slice(1)]
  return { args, env: { ...process.env, PGPASSWORD: decodeURIComponent(password) } }
}

function run(pgbench: string, url: string, flags: readonly string[]): Promise<string> {
  const { args, env } = connection(url)
  return new Promise((resolve, reject) => {
    const child = spawn(pgbench, [...flags, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk) => (out += String(chunk)))
    child.stderr.on('data', (chunk) => (err += String(chunk)))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`pgbench failed: ${err || out}`)),
    )
  })
}

export async function fillAnchor(pgbench: string, url: string): Promise<void> {
  await run(pgbench, url, ['-i', '-q', '-s', String(SCALE)])
}

/** One slice of the reference. */
export async function measureAnchor(
  pgbench: string,
  url: string,
  pgPid: number,
  seconds: number,
): Promise<Anchor> {
  const before = treeCpuUs(pgPid) + endedChildrenCpuUs()
  const out = await run(pgbench, url, [
    '-n',
    '-c',
    String(CLIENTS),
    '-j',
    '2',
    '-M',
    'prepared',
    '-T',
    String(seconds),
  ])
  const cpu = treeCpuUs(pgPid) + endedChildrenCpuUs() - before
  const number = (pattern: RegExp) => Number(pattern.exec(out)?.[1])
  const done = number(/transactions actually processed: (\d+)/)
  return { tps: number(/tps = ([\d.]+)/), latencyMs: number(/latency average = ([\d.]+)/), cpuUs: cpu / done }
}
