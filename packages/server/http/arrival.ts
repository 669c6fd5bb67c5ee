import type { FastifyRequest } from 'fastify'
import type { Route } from '#contract/route.ts'
import type { Brands, App } from '../app.ts'
import { isHttps } from './cookies.ts'
import { ownHost, siteOrigin } from './origins.ts'

/** Sent only to the back office's pages. */
function isOfficeOnly({ audience, listeners }: Route): boolean {
  return listeners ? !listeners.includes('site') : audience === 'operator'
}

export function isSecure(
  { config }: App,
  route: Route,
  { protocol = 'http' }: Partial<FastifyRequest>,
): boolean {
  return isHttps(config, { isOffice: isOfficeOnly(route), protocol })
}

/** The site's port: the one the visitor used, unless the call came to another port of ours. */
function sitePort(
  { PORT, OFFICE_PORT, GAME_PORT }: App['config'],
  route: Route,
  at: number | undefined,
): number {
  if (at === undefined || isOfficeOnly(route) || route.audience === 'game') return PORT
  return at === OFFICE_PORT || at === GAME_PORT ? PORT : at
}

/**
 * Our host names and origins for links: the Host header counts only if it is one of them. Computed lazily: few calls need it, rounds do
 * not.
 */
export function placeOf(app: App, route: Route, request: FastifyRequest, brands: Brands) {
  const named = () => ({ host: request.hostname, isBrands: brands.byHost(request.hostname) !== null })
  const port = () => sitePort(app.config, route, request.socket.localPort)
  return {
    host: () => ownHost(app.config, named()),
    origin: () => siteOrigin(app.config, { ...named(), port: port() }),
  }
}
