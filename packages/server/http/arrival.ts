import type { FastifyRequest } from 'fastify'
import type { Route } from '#contract/route.ts'
import type { Brands, House } from '../house.ts'
import { isHttps } from './cookies.ts'
import { ownHost, siteOrigin } from './origins.ts'

/** Served to the back office's pages alone. */
function isOfficeOnly({ who, doors }: Route): boolean {
  return doors ? !doors.includes('site') : who === 'operator'
}

export function isSecure(
  { config }: House,
  route: Route,
  { protocol = 'http' }: Partial<FastifyRequest>,
): boolean {
  return isHttps(config, { isOffice: isOfficeOnly(route), protocol })
}

/** Where the site listens: the port that a visitor reached, unless they called another of ours. */
function sitePort(
  { PORT, OFFICE_PORT, GAME_PORT }: House['config'],
  route: Route,
  at: number | undefined,
): number {
  if (at === undefined || isOfficeOnly(route) || route.who === 'game') return PORT
  return at === OFFICE_PORT || at === GAME_PORT ? PORT : at
}

/**
 * Names and addresses of ours that stand in links: what the Host header says counts only where it is one of them. Asked for by
 * few calls, so worked out when they ask: a round has no use for either.
 */
export function placeOf(house: House, route: Route, request: FastifyRequest, brands: Brands) {
  const named = () => ({ host: request.hostname, isBrands: brands.byHost(request.hostname) !== null })
  const port = () => sitePort(house.config, route, request.socket.localPort)
  return {
    host: () => ownHost(house.config, named()),
    origin: () => siteOrigin(house.config, { ...named(), port: port() }),
  }
}
