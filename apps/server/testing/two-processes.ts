import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import type { LiveEvent } from '#contract/live.ts'
import { freePorts } from '#tools/launcher/ports.ts'
import type { Ports } from '#tools/launcher/place.ts'
import { waitUntil } from '#tools/launcher/processes.ts'
import type { TestApp } from './test-app.ts'

const PROGRAM = join(import.meta.dirname, '../main.ts')
const START_LIMIT_MS = 60_000

export type ServerProcess = {
  readonly site: string
  readonly office: string
  readonly game: string
  readonly isAlive: () => boolean
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** A server process, as `npm start` runs it, with the platform's database and secret; `shared` are ports of several. */
export async function serverProcess(at: TestApp, shared?: Ports): Promise<ServerProcess> {
  const { PORT, OFFICE_PORT, GAME_PORT } = shared ?? (await freePorts())
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: at.app.config.databaseUrl,
      DATA_DIR: at.app.config.DATA_DIR,
      HOST: '127.0.0.1',
      SERVERS: shared ? '2' : '1',
      PORT: String(PORT),
      OFFICE_PORT: String(OFFICE_PORT),
      GAME_PORT: String(GAME_PORT),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  // on shared ports another server may answer: this process reports itself that it listens
  let listens = false
  child.once('message', () => (listens = true))
  const site = `http://127.0.0.1:${PORT}`
  const answers = () =>
    fetch(`${site}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  if (!(await waitUntil(async () => listens && (await answers()), START_LIMIT_MS)))
    throw new Error('a server process did not become ready')
  return {
    site,
    office: `http://127.0.0.1:${OFFICE_PORT}`,
    game: `http://127.0.0.1:${GAME_PORT}`,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}

export type Listener = {
  readonly heard: readonly LiveEvent[]
  readonly isOpen: () => boolean
  readonly close: () => void
}

/** A page's socket that records its events; `cookie` for an operator's, `token` for a member's, neither for a visitor's. */
export async function listener(
  origin: string,
  { token, cookie }: { readonly token?: string; readonly cookie?: string },
): Promise<Listener> {
  const heard: LiveEvent[] = []
  const socket: Socket = io(origin, {
    path: '/live',
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
    ...(cookie ? { extraHeaders: { cookie } } : {}),
  })
  socket.on('hints', (hints: readonly LiveEvent[]) => heard.push(...hints))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { heard, isOpen: () => socket.connected, close: () => void socket.close() }
}
