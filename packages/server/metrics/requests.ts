import type { FastifyInstance } from 'fastify'
import type { Meters } from './meters.ts'

/** Counts and times every request of a port, by the pattern of its route. */
export function meterRequests(server: FastifyInstance, meters: Meters, listener: string): void {
  server.addHook('onResponse', (request, reply, done) => {
    // an address without a route is a label of its own: otherwise anyone could create labels
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    meters.count('fairhouse_http_requests_total', {
      listener,
      method,
      route,
      status: String(reply.statusCode),
    })
    meters.observe('fairhouse_http_request_seconds', { listener, method, route }, reply.elapsedTime / 1000)
    done()
  })
}
