import type { FastifyInstance } from 'fastify'
import { applySetting } from '#apps/server/testing/settings.ts'
import type { Route } from '#contract/route.ts'
import { contracts } from '#features/contracts.ts'
import { routesOf } from '#features/server.ts'
import { buildListener } from '#server/http/listener.ts'
import type { App } from '#server/app.ts'
import { listenerOf, type Listener, type Mountable } from '#server/mount.ts'
import type { TestApp } from '../test-app.ts'

export type Found = { readonly name: string; readonly route: Route; readonly listener: Listener }

/** Every route of the platform, from the list that the server mounts: a new feature's routes are included automatically. */
export const everyRoute: readonly Found[] = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries<Route>(contract).map(([name, route]) => ({
    name: `${feature}.${name}`,
    route,
    listener: route.listeners?.[0] ?? listenerOf(route),
  })),
)

export type WideOpen = {
  readonly app: App
  readonly ask: (listener: Listener, request: Asked) => Promise<Answered>
  readonly close: () => Promise<void>
}

export type Asked = {
  readonly method: Route['method']
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

export type Answered = { readonly statusCode: number; readonly body: string }

/**
 * The platform without the checks that would block a persistent caller before the handlers: no rate limits, no human check, and encrypted
 * bodies may be plain. Calls are injected, without a network.
 */
export async function wideOpen(
  at: TestApp,
  besides: Partial<App> = {},
  change: (features: readonly Mountable[]) => readonly Mountable[] = (features) => features,
): Promise<WideOpen> {
  const app: App = {
    ...at.app,
    rateLimiter: { spend: async () => null },
    humanCheck: { ...at.app.humanCheck, isPassed: async () => true },
    ...besides,
  }
  for (const merchant of ['JADE', 'AMBER']) await applySetting(at, merchant, 'acceptPlain', true)
  const features = change(routesOf(app))
  const open = (listener: Listener) => buildListener({ app, listener, features, isReady: async () => true })
  const listeners: Readonly<Record<Listener, FastifyInstance>> = {
    site: await open('site'),
    office: await open('office'),
    game: await open('game'),
  }
  return {
    app,
    ask: (listener, request) => listeners[listener].inject(request),
    close: async () => void (await Promise.all(Object.values(listeners).map((app) => app.close()))),
  }
}

/** A route's URL with its parameters and query filled in. */
export function addressOf(
  { path }: Route,
  params: Readonly<Record<string, unknown>>,
  query: unknown,
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(textOf(params[name] ?? 'none')),
  )
  if (typeof query !== 'object' || query === null) return filled
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`],
  )
  return pairs.length ? `${filled}?${pairs.join('&')}` : filled
}

/** As text for a URL: a lone surrogate cannot be encoded. */
export function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.toWellFormed()
}
