import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { routesOf } from '#features/server.ts'
import type { LiveHost } from '#live/sockets.ts'
import { isInTime } from '#db/clock.ts'
import { buildListener } from '#server/http/listener.ts'
import type { App } from '#server/app.ts'
import type { Listener } from '#server/mount.ts'
import { docsPage } from './docs.ts'
import { serveHalls } from './hall-document.ts'
import { operator, socketAddress, tellChange, visitor } from './socket-callers.ts'

const APPS = join(import.meta.dirname, '..')

export type Listening = {
  readonly ports: { readonly [D in Listener]: number }
  readonly close: () => Promise<void>
}

/** Opens the three ports of a server process: the site's, the back office's, the games'. */
export async function openListeners(
  app: App,
  live: { site: LiveHost; office: LiveHost },
): Promise<Listening> {
  const { HOST, PORT, OFFICE_PORT, GAME_PORT, SERVERS } = app.config
  let isClosing = false
  const isReady = async () => {
    return !isClosing && isInTime(app.pool)
  }
  const features = routesOf(app)
  const open = (listener: Listener, pages: string) =>
    buildListener({
      app,
      listener,
      features,
      pages: join(APPS, pages, 'dist'),
      isReady,
    })
  const [site, office, game] = await Promise.all([
    open('site', 'site'),
    open('office', 'office'),
    open('game', 'game'),
  ])
  serveHalls(site, join(APPS, 'site', 'dist'))
  docsPage(site, 'site')
  docsPage(office, 'office')
  const counted = {
    seats: app.seats,
    addressOf: ({ socket, headers }: IncomingMessage) =>
      socketAddress(app, { address: socket.remoteAddress ?? '', headers }),
  }
  live.site.attach({ server: site.server, whoIs: (handshake) => visitor(app, handshake), ...counted })
  live.office.attach({ server: office.server, whoIs: (handshake) => operator(app, handshake), ...counted })
  const unheard = app.merchants.onChange(() => void tellChange(app))
  const where = { host: HOST, reusePort: SERVERS > 1 } // the kernel balances connections among the processes that listen
  await site.listen({ ...where, port: PORT })
  await office.listen({ ...where, port: OFFICE_PORT })
  await game.listen({ ...where, port: GAME_PORT })
  const portOf = ({ server }: { server: { address: () => AddressInfo | string | null } }): number => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  return {
    ports: { site: portOf(site), office: portOf(office), game: portOf(game) },
    async close() {
      unheard()
      isClosing = true // /readyz fails first, so that a load balancer sends no new requests
      await Promise.all([site.close(), office.close(), game.close()])
    },
  }
}
