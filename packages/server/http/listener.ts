import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import files from '@fastify/static'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify'
import { callerAddress, officeAddresses, trustedProxies } from './address.ts'
import { fail, hangUp } from './faults.ts'
import { inlineOf } from './inline.ts'
import type { App } from '../app.ts'
import { meterRequests } from '../metrics/requests.ts'
import { traceRequests } from '../tracing/requests.ts'
import { mount, refuse, type Listener, type Mountable } from '../mount.ts'
import { policyOf } from './policy.ts'

/** JSON bodies; uploads have their own limit. */
const BODY_BYTES = 64 * 1024
const UPLOAD_BYTES = 5 * 1024 * 1024
/** Smaller replies are not compressed. */
const COMPRESS_BYTES = 1_024
/** Request timeout: a browser that stalls while sending does not hold a connection longer. */
const REQUEST_MS = 30_000

/** Files that a brand's picture mirrors may cache (setting imageCdns). */
const PICTURE = /\.(avif|webp|png|svg)$/

/** References that people read aloud: short, different in each process, ascending. */
function referenceMaker(): () => string {
  const process = randomBytes(2).toString('hex')
  let calls = 0
  return () => `${process}-${(calls += 1).toString(36)}`
}

export type ListenerOptions = {
  readonly app: App
  readonly listener: Listener
  readonly features: readonly Mountable[]
  /** The built pages served on this port, if any. */
  readonly pages?: string
  readonly isReady: () => Promise<boolean>
}

/** One port of the server: its routes, pages, headers and error handling. */
export async function buildListener({
  app,
  listener,
  features,
  pages,
  isReady,
}: ListenerOptions): Promise<FastifyInstance> {
  const quiet = app.config.LOG_LEVEL === 'debug' ? 'debug' : 'warn' // one line a call only where someone asks for it
  const loggerInstance: FastifyBaseLogger = app.log.child({ listener }, { level: quiet })
  const proxies = trustedProxies(app.config)
  const server: FastifyInstance = Fastify({
    loggerInstance,
    trustProxy: proxies.length ? proxies : false,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    genReqId: referenceMaker(),
    // a failure logs its reference itself; a logger per call would cost a round two percent
    childLoggerFactory: (logger) => logger,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void fail(app, error, request, reply),
    clientErrorHandler: hangUp,
  })
  observe(server, app, listener)
  await server.register(helmet, policyOf(app, listener, inlineOf(pages)))
  // game pages use no cookies and upload no files; each of these hooks would run for every round
  if (listener !== 'game') {
    await server.register(cookie)
    await server.register(formbody)
    await server.register(multipart, { limits: { fileSize: UPLOAD_BYTES, files: 3 } })
    await server.register(compress, { threshold: COMPRESS_BYTES })
  }
  server.addContentTypeParser('application/jose', { parseAs: 'string' }, (_, body, done) => done(null, body))
  server.setErrorHandler((error: FastifyError, request, reply) =>
    // an address with empty or dotted segments is neither a file nor a page: not found
    error.code === 'FST_STATIC_FORBIDDEN_PATH' ? reply.callNotFound() : fail(app, error, request, reply),
  )
  // other domains of the same brand measure this one from a visitor's browser
  server.get('/healthz', { logLevel: 'silent' }, (_, reply) =>
    reply.header('cross-origin-resource-policy', 'cross-origin').send({ ok: true }),
  )
  server.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    const ok = await isReady()
    return reply.code(ok ? 200 : 503).send({ ok })
  })
  // browsers request this automatically where a page names no icon: a plain reply
  if (listener !== 'game') server.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg'))
  if (listener === 'office') keepToOffice(server, app)
  await server.register(async (calls) => {
    for (const feature of features) mount(calls, app, feature, listener)
  })
  if (pages && existsSync(pages)) await servePages(server, pages, listener)
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (isPage && pages && existsSync(pages)) {
      // the login window returns here from another origin and must remain the window that was opened
      if (request.url.startsWith('/social/')) void reply.header('cross-origin-opener-policy', 'unsafe-none')
      return reply.header('cache-control', 'no-cache').sendFile('index.html')
    }
    return refuse(app, null, reply, { refused: 'request.unknownRoute' })
  })
  return server
}

/** Hooks for metrics and traces, where they are on. First, so that they see every request. */
function observe(
  server: FastifyInstance,
  { observability: { meters, tracing }, config }: App,
  listener: Listener,
) {
  if (meters) meterRequests(server, meters, listener)
  if (!tracing) return
  const isProxy = trustedProxies(config)
  const isTrusted = isProxy.length > 0
  traceRequests(server, tracing, {
    listener,
    isTrusted: ({ socket, ip }) => isTrusted && socket.remoteAddress !== ip,
  })
}

/** The back office's pages and calls are only for listed addresses (B1); the probes above answer everyone. */
function keepToOffice(server: FastifyInstance, app: App): void {
  const isOffice = officeAddresses(app.config)
  server.addHook('onRequest', async (request, reply) => {
    if (PROBES.has(request.url)) return
    if (!isOffice(callerAddress(request.ip, request.socket.remoteAddress)))
      return refuse(app, null, reply, { refused: 'region.blocked' })
  })
}

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

async function servePages(server: FastifyInstance, root: string, listener: Listener): Promise<void> {
  // rounds are small and latency-critical: on the games' origin only the pages' files are compressed
  if (listener === 'game') await server.register(compress, { threshold: COMPRESS_BYTES })
  await server.register(files, {
    root,
    index: 'index.html',
    // a game's own page preloads what its scene needs
    ...(listener === 'game' && { extensions: ['html'] }),
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      // the build names files under assets by a hash of their content
      const isForever = path.includes('/assets/')
      void response.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
      // mirrors forward our headers, and pages of other origins show their pictures
      if (PICTURE.test(path)) void response.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
