import type { App } from '#server/app.ts'
import { routeRows, writeSpeed } from '../store.ts'

/** A slower address counts as not responding. */
const MOST_MS = 3_000

/** Requests each domain's health endpoint in turn, and stores how long the reply took. */
export async function measureRoutes(app: App): Promise<void> {
  for (const { merchant, origin } of await routeRows(app.db)) {
    const speedMs = await speedOf(app, origin)
    await writeSpeed(app.db, { merchant, origin, speedMs }, app.clock.now())
  }
}

/** Milliseconds until a successful reply, or null. Redirects are not followed. */
export async function speedOf({ outbound }: Pick<App, 'outbound'>, origin: string): Promise<number | null> {
  try {
    const startedAt = performance.now()
    const { status } = await outbound.fetch(new URL('/healthz', origin), { timeoutMs: MOST_MS, mostBytes: 0 })
    return status === 200 ? Math.round(performance.now() - startedAt) : null
  } catch {
    return null // DNS failure, no response, timeout: all the same to a visitor
  }
}
