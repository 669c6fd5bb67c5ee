/**
 * Prevents a second start on a data directory. The lock is a listening Unix socket: the operating system releases it with its process, so a
 * kill leaves no stale lock, and the socket answers who holds it.
 */
import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fitsSocket, shortHash } from './place.ts'
import { codeOf } from './processes.ts'
import { Trouble } from './reporter.ts'

export type Holder = { pid: number; startedAt: string; state: 'running' | 'stopping' }
export type Lock = { markStopping(): void; release(): void }

const NAME = 'start.sock'
/** A start whose terminal was killed notices within half a second and then reports that it is stopping. */
const NOTICE_MS = 1_500
const STOP_LIMIT_MS = 20_000
const ANSWER_LIMIT_MS = 2_000
const POLL_MS = 100

function lockPath(dataDir: string): string {
  return fitsSocket(dataDir, NAME)
    ? join(dataDir, NAME)
    : join(tmpdir(), `fairhouse-${shortHash(dataDir)}.sock`)
}

/** Takes the lock; waits for a holder that is stopping; refuses with a clear message when another start runs. */
export async function takeLock(dataDir: string, tell: (line: string) => void): Promise<Lock> {
  const path = lockPath(dataDir)
  const mine: Holder = { pid: process.pid, startedAt: new Date().toISOString(), state: 'running' }
  const startedAt = performance.now()
  let isTold = false
  for (;;) {
    const server = await listen(path, mine)
    if (server && (await isMine(path))) return lockOf(server, mine)
    server?.close()
    const holder = await holderOf(dataDir)
    if (!holder) rmSync(path, { force: true })
    const waited = performance.now() - startedAt
    if (holder && waited > (holder.state === 'stopping' ? STOP_LIMIT_MS : NOTICE_MS))
      throw held(dataDir, holder)
    if (holder?.state === 'stopping' && !isTold)
      tell(`The previous instance (process ${holder.pid}) is stopping; waiting for it to end.`)
    isTold ||= holder?.state === 'stopping'
    if (holder) await sleep(POLL_MS)
  }
}

function held(dataDir: string, holder: Holder): Trouble {
  return new Trouble(
    `Fairhouse is already running on ${dataDir}: process ${holder.pid}, since ${holder.startedAt.slice(11, 19)} UTC.\n` +
      `Stop it (kill ${holder.pid}), or give this one its own folder and ports: ` +
      'DATA_DIR=.data2 PORT=9080 OFFICE_PORT=9081 GAME_PORT=9082 PROCESSOR_PORT=9083 OUTBOX_PORT=9084 SMTP_PORT=9085 ARCADE_PORT=9086 VENDOR_PORT=9087 npm start',
  )
}

/** The holder of a data directory's lock; null when it is free. */
export function holderOf(dataDir: string): Promise<Holder | null> {
  return new Promise((resolve) => {
    const socket = connect(lockPath(dataDir))
    let text = ''
    socket.setTimeout(ANSWER_LIMIT_MS, () => {
      socket.destroy()
      // It accepts but does not answer: alive, though busy or stopped by a debugger.
      resolve({ pid: 0, startedAt: new Date(0).toISOString(), state: 'running' })
    })
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('end', () => resolve(parseHolder(text)))
    socket.on('error', () => resolve(null))
  })
}

function parseHolder(text: string): Holder | null {
  const { pid, startedAt, state } = Object(text ? JSON.parse(text) : {})
  if (typeof pid !== 'number' || typeof startedAt !== 'string') return null
  return { pid, startedAt, state: state === 'stopping' ? 'stopping' : 'running' }
}

function listen(path: string, mine: Holder): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => undefined).end(JSON.stringify(mine)))
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(path, () => resolve(server.unref()))
  })
}

/** Two starts that removed one stale lock at the same moment: only the last to bind is reachable, the other yields. */
async function isMine(path: string): Promise<boolean> {
  await sleep(POLL_MS / 2)
  const holder = await new Promise<Holder | null>((resolve) => {
    const socket = connect(path)
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('end', () => resolve(parseHolder(text)))
    socket.on('error', () => resolve(null))
  })
  return holder?.pid === process.pid
}

function lockOf(server: Server, mine: Holder): Lock {
  return {
    markStopping: () => void (mine.state = 'stopping'),
    release: () => void server.close(),
  }
}
