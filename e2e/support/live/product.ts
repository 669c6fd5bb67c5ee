/**
 * A live installation from nothing: an empty PostgreSQL, the product as `npm start` starts it with FAIRHOUSE_MODE=live, and what a deployer
 * puts around it: a proxy that terminates TLS, an SMTP server and an SMS gateway.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catchers, type Catchers } from '#features/contact/outbox/testing/catchers.ts'
import { ROOT } from '#tools/launcher/place.ts'
import { freePort, freePorts } from '#tools/launcher/ports.ts'
import { openPostgres } from '#tools/launcher/postgres/server.ts'

const START_LIMIT_MS = 180_000
const STOP_LIMIT_MS = 15_000

export type LiveProduct = {
  readonly site: string
  readonly office: string
  /** The link of the first-run assistant, from the start log. */
  readonly setupLink: string
  readonly mail: Catchers['messages']
  /** Starts a second product on the same database in another mode; returns what it printed before it ended. */
  readonly startOther: (mode: 'demo' | 'live') => Promise<string>
  readonly stop: () => Promise<void>
}

const secret = (letter: string): string => letter.repeat(48)

/** Starts all of it; throws with the start's output if it does not become ready. */
export async function startLive(): Promise<LiveProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-live-'))
  chmodSync(dataDir, 0o755)
  const tell = () => undefined
  const postgres = await openPostgres({ dataDir: placeIn(dataDir, 'pg'), isDurable: false, tell })
  const caught = await catchers()
  const ports = await freePorts()
  const [site, office, games] = [await freePort(), await freePort(), await freePort()]
  const proxies = [
    proxy(dataDir, { from: site, to: ports.PORT }),
    proxy(dataDir, { from: office, to: ports.OFFICE_PORT }),
    proxy(dataDir, { from: games, to: ports.GAME_PORT }),
  ]
  const { SANDBOX_ORIGINS: _, ...inherited } = process.env // of the demo that runs beside it
  const env = {
    ...inherited,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    FAIRHOUSE_MODE: 'live',
    DATA_DIR: join(dataDir, 'data'),
    DATABASE_URL: postgres.ownerUrl,
    FAIRHOUSE_SECRET: secret('s'),
    PASSWORD_PEPPERS: secret('p'),
    SITE_ORIGIN: `https://play.localhost:${site}`,
    OFFICE_ORIGIN: `https://office.localhost:${office}`,
    GAME_ORIGIN: `https://games.localhost:${games}`,
    TRUSTED_PROXIES: '127.0.0.1',
    SERVERS: '1',
    HOST: '127.0.0.1',
    ...caught.environment,
    SMTP_HOST: '127.0.0.1',
    SMTP_SECURITY: 'none',
    MAIL_FROM: 'service@play.example',
    HUMAN_CHECK_TRIES: '600',
  }
  const child = start(env)
  const stop = async () => {
    await end(child.process)
    for (const server of proxies) server.close()
    await postgres.stop()
    await caught.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  if (!(await child.isReady)) {
    await stop()
    throw new Error(`The live product did not start:\n${child.said()}`)
  }
  return {
    site: env.SITE_ORIGIN,
    office: env.OFFICE_ORIGIN,
    setupLink: /https:\/\/\S+\/setup#\S+/.exec(child.said())?.[0] ?? '',
    mail: caught.messages,
    async startOther(mode) {
      const others = await freePorts()
      const own = Object.fromEntries(Object.entries(others).map(([name, port]) => [name, String(port)]))
      const other = start({ ...env, ...own, FAIRHOUSE_MODE: mode, DATA_DIR: join(dataDir, 'other') })
      await other.isReady
      await end(other.process)
      return other.said()
    },
    stop,
  }
}

function placeIn(dataDir: string, name: string): string {
  const place = join(dataDir, name)
  mkdirSync(place, { mode: 0o755 })
  return place
}

function start(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const isReady = new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true))
    child.once('exit', () => resolve(false))
    setTimeout(() => resolve(false), START_LIMIT_MS).unref()
  })
  return { process: child, isReady, said: () => said }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await ended
  clearTimeout(killer)
}

/** A certificate for this run, which the browser is told to accept. */
function certificate(dataDir: string): { readonly key: Buffer; readonly cert: Buffer } {
  const [key, cert] = [join(dataDir, 'tls.key'), join(dataDir, 'tls.crt')]
  const names = 'subjectAltName=DNS:localhost,DNS:*.localhost'
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=localhost', '-addext', names]
  execFileSync('openssl', ['req', '-x509', ...curve, ...files], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

type Hop = { readonly from: number; readonly to: number }

/** Terminates TLS and forwards HTTP and WebSocket, with the headers that a trusted proxy adds. */
function proxy(dataDir: string, { from, to }: Hop): Server {
  const forwarded = (incoming: IncomingMessage) => ({
    host: '127.0.0.1',
    port: to,
    method: incoming.method,
    path: incoming.url,
    headers: {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': incoming.headers.host ?? '',
    },
  })
  const server = createServer(certificate(dataDir), (incoming, outgoing) => {
    const passed = request(forwarded(incoming), (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(passed)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const passed = request(forwarded(incoming))
    passed.on('upgrade', (answer, inner, first) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      if (first.length) socket.write(first)
      if (head.length) inner.write(head)
      inner.pipe(socket).pipe(inner)
      inner.on('error', () => socket.destroy())
      socket.on('error', () => inner.destroy())
    })
    passed.on('error', () => socket.destroy())
    passed.end()
  })
  server.listen(from, '127.0.0.1')
  return server
}
