import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { sameText } from '../vault.ts'
import type { Meters } from './meters.ts'

type Declared = Pick<Config, 'METRICS_HOST' | 'METRICS_PORT' | 'METRICS_TOKEN'>

export type Scraped = { readonly port: number; readonly close: () => Promise<void> }

/**
 * Serves `GET /metrics` on a port of its own, never on one that players or operators reach. With METRICS_TOKEN it needs
 * `Authorization: Bearer <token>`; without one it listens on this machine only (see `checkPerimeter`).
 */
export async function serveMetrics(
  { METRICS_HOST, METRICS_PORT = 0, METRICS_TOKEN }: Declared,
  meters: Meters,
  log: Log,
): Promise<Scraped> {
  const server = createServer((request, response) => {
    const end = (status: number, type: string, text: string) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
      response.end(text)
    }
    const given = request.headers.authorization ?? ''
    if (METRICS_TOKEN !== undefined && !sameText(given, `Bearer ${METRICS_TOKEN}`)) {
      response.setHeader('www-authenticate', 'Bearer')
      return end(401, 'text/plain', 'unauthorised\n')
    }
    if (request.method !== 'GET' || request.url !== '/metrics') return end(404, 'text/plain', 'not found\n')
    meters.expose().then(
      ({ type, text }) => end(200, type, text),
      (error: unknown) => {
        log.error({ error }, 'metrics could not be written')
        end(500, 'text/plain', 'failed\n')
      },
    )
  })
  await listening(server, METRICS_PORT, METRICS_HOST)
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((ready, fail) => {
    server.once('error', fail)
    server.listen(port, host, ready)
  })
}
