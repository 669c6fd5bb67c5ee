import type { Context, Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tracing } from './tracing.ts'

/** Probes and files are not traced. */
const UNTRACED = /^\/(healthz|readyz|favicon|assets\/)/

type Traced = { readonly span: Span; readonly context: Context }

/**
 * One span per request, in whose context its handler runs. It carries the reference that an error shows and the log has. A caller's
 * `traceparent` is followed only where `isTrusted`: anyone else could otherwise decide what is recorded.
 */
export function traceRequests(
  server: FastifyInstance,
  tracing: Tracing,
  {
    listener,
    isTrusted,
  }: { readonly listener: string; readonly isTrusted: (request: FastifyRequest) => boolean },
): void {
  const open = new WeakMap<FastifyRequest, Traced>()
  server.addHook('onRequest', (request, _, done) => {
    if (UNTRACED.test(request.url)) return done()
    const route = request.routeOptions.url ?? 'none'
    const traced = tracing.begin(`${request.method} ${route}`, {
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'fairhouse.listener': listener,
        'fairhouse.reference': request.id,
      },
      from: isTrusted(request) ? request.headers : {},
    })
    open.set(request, traced)
    tracing.within(traced.context, done)
  })
  // a body arrives on the socket's own context: the handler gets the request's again
  server.addHook('preHandler', (request, _, done) => {
    const traced = open.get(request)
    if (traced) tracing.within(traced.context, done)
    else done()
  })
  server.addHook('onError', (request, _, error, done) => {
    const traced = open.get(request)
    if (traced && (error.statusCode ?? 500) >= 500) tracing.fail(traced.span, error)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    const traced = open.get(request)
    // a file that is not there becomes an unknown route after the span has begun
    const route = request.routeOptions.url ?? 'none'
    traced?.span.updateName(`${request.method} ${route}`)
    traced?.span.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode })
    traced?.span.end()
    done()
  })
}
