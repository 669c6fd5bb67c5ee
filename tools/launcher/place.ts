/** Paths and ports of a start: the repository, the data directory, the ports. Read once from the environment. */
import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Trouble } from './reporter.ts'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Every port of the product: its variable, its default, and what listens there. */
export const portTable = [
  { variable: 'PORT', standard: 8080, words: 'Player site and API' },
  { variable: 'OFFICE_PORT', standard: 8081, words: 'Back office' },
  { variable: 'GAME_PORT', standard: 8082, words: 'Games (own origin)' },
  { variable: 'PROCESSOR_PORT', standard: 8083, words: 'Sandbox payment processor' },
  { variable: 'OUTBOX_PORT', standard: 8084, words: 'Mail and SMS outbox' },
  { variable: 'SMTP_PORT', standard: 8085, words: 'SMTP of the outbox' },
  { variable: 'ARCADE_PORT', standard: 8086, words: 'Sandbox provider, transfer wallet' },
  { variable: 'VENDOR_PORT', standard: 8087, words: 'Sandbox provider, seamless wallet' },
] as const

export type PortName = (typeof portTable)[number]['variable']
export type Ports = Readonly<Record<PortName, number>>
export type Mode = 'demo' | 'live'
export type Place = {
  dataDir: string
  mode: Mode
  ports: Ports
  /** Server processes on the same ports. */
  servers: number
}

/** Reads DATA_DIR, FAIRHOUSE_MODE, SERVERS and the ports; creates the data directory. */
export function placeOf(env: NodeJS.ProcessEnv): Place {
  const mode = env.FAIRHOUSE_MODE ?? 'demo'
  if (mode !== 'demo' && mode !== 'live')
    throw new Trouble(`FAIRHOUSE_MODE is "${mode}"; it must be demo or live.`)
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data')
  mkdirSync(dataDir, { recursive: true })
  return {
    dataDir: realpathSync(dataDir),
    mode,
    ports: portsOf(env),
    servers: serversOf(env.SERVERS),
  }
}

/** Where the kernel balances connections among processes that listen on one port. */
const SHARES_PORTS = process.platform === 'linux'
const MOST_SERVERS = 4

/** One server per core, where the ports can be shared: a process uses one core. */
export function serversOf(told: string | undefined): number {
  if (!told) return SHARES_PORTS ? Math.min(availableParallelism(), MOST_SERVERS) : 1
  const servers = Number(told)
  if (!Number.isInteger(servers) || servers < 1 || servers > 64)
    throw new Trouble(`SERVERS is "${told}"; it must be the number of server processes, 1 to 64.`)
  if (servers > 1 && !SHARES_PORTS)
    throw new Trouble('SERVERS must be 1 on this system, which does not share a port between processes.')
  return servers
}

function portsOf(env: NodeJS.ProcessEnv): Ports {
  const ports = {
    PORT: 0,
    OFFICE_PORT: 0,
    GAME_PORT: 0,
    PROCESSOR_PORT: 0,
    OUTBOX_PORT: 0,
    SMTP_PORT: 0,
    ARCADE_PORT: 0,
    VENDOR_PORT: 0,
  }
  const taken = new Map<number, PortName>()
  for (const { variable, standard } of portTable) {
    const port = Number(env[variable] || standard)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Trouble(`${variable}=${env[variable]} is not a port number (1 to 65535).`)
    }
    const other = taken.get(port)
    if (other) throw new Trouble(`${other} and ${variable} are both ${port}; each needs a port of its own.`)
    taken.set(port, variable)
    ports[variable] = port
  }
  return ports
}

/** Eight characters that identify a directory on this machine. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 8)
}

/** A Unix socket's path must fit sockaddr_un: 104 bytes on macOS, 108 on Linux, with its terminating zero. */
const SOCKET_PATH_MAX = 103

/** Whether a socket of this name fits below the directory. */
export function fitsSocket(directory: string, name: string): boolean {
  return Buffer.byteLength(join(directory, name)) <= SOCKET_PATH_MAX
}
