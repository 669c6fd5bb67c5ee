import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { FAULT } from '#contract/common.ts'
import type { App } from '../app.ts'
import { refuse } from '../mount.ts'
import { languageOf } from './gate.ts'

const NOT_OURS: { readonly [code: string]: string } = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_REQ_FILE_TOO_LARGE: 'request.tooLarge',
  FST_FILES_LIMIT: 'request.tooLarge',
  FST_PARTS_LIMIT: 'request.tooLarge',
  FST_FIELDS_LIMIT: 'request.tooLarge',
  FST_ERR_BAD_URL: 'request.unknownRoute',
}

/**
 * PostgreSQL's foreign_key_violation: the call names a brand, member or row that does not exist. The database is the last check;
 * nothing of the call was written.
 */
const NAMES_NOTHING = '23503'

/** PostgreSQL's query_canceled: the statement exceeded its timeout and was rolled back. */
const TOOK_TOO_LONG = '57014'
/** An immediate retry would fail in the same way. */
const LATER_SECONDS = 10

/**
 * The error handler of a port (S11): a client's mistake gets its code; a failure gets one sentence and a reference to the log. Details
 * are only in the log.
 */
export function fail(
  app: App,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if ((error.statusCode ?? 500) < 500) {
    const refused = NOT_OURS[error.code] ?? 'request.invalid'
    const detail =
      refused === 'request.invalid' ? { issues: [{ path: 'body', problem: 'unreadable' }] } : null
    return refuse(app, null, reply, { refused, detail })
  }
  if (error.code === NAMES_NOTHING) {
    app.log.warn({ err: error, route: request.routeOptions.url }, 'a request referred to a missing row')
    const detail = { issues: [{ path: 'body', problem: 'unknown' }] }
    return refuse(app, null, reply, { refused: 'request.invalid', detail })
  }
  if (error.code === TOOK_TOO_LONG) {
    app.log.warn({ err: error, route: request.routeOptions.url }, 'statement timeout')
    return refuse(app, null, reply, {
      refused: 'service.overloaded',
      detail: { retryAfterSeconds: LATER_SECONDS },
    })
  }
  const reference = request.id
  const route = request.routeOptions.url
  app.log.error({ err: error, reference, route, method: request.method }, 'request failed')
  const message = app.words(languageOf(request), `refusal.${FAULT}`, { reference })
  void reply.code(500).header('cache-control', 'no-store')
  if (isPage(request))
    return reply.type('text/html; charset=utf-8').send(faultPage(languageOf(request), message))
  return reply.send({ success: false, errorCode: FAULT, message, value: { reference } })
}

/** An address opened in a browser gets a page, not an envelope. */
function isPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && (request.headers.accept?.includes('text/html') ?? false)
}

/** Self-contained: scripts and style sheets may be unavailable when pages fail. The message contains no markup. */
function faultPage(language: string, message: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>500</title></head><body><main><h1>500</h1><p>${message}</p></main></body></html>`
}

/** A request that cannot be parsed gets a bare status, and its connection is closed. */
export function hangUp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request'
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
  socket.destroySoon()
}
