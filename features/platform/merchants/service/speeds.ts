import type { House } from '#server/house.ts'
import { routeRows, writeSpeed } from '../store.ts'

/** A slower address counts as not responding. */
const MOST_MS = 3_000

/** Requests each domain's health endpoint in turn, and stores how long the reply took. */
export async function measureRoutes(house: House): Promise<void> {
  for (const { merchant, origin } of await routeRows(house.db)) {
    const speedMs = await speedOf(house, origin)
    await writeSpeed(house.db, { merchant, origin, speedMs }, house.clock.now())
  }
}

/** Milliseconds until a successful reply, or null. Redirects are not followed. */
export async function speedOf({ outbound }: Pick<House, 'outbound'>, origin: string): Promise<number | null> {
  try {
    const startedAt = performance.now()
    const { status } = await outbound.fetch(new URL('/healthz', origin), { timeoutMs: MOST_MS, mostBytes: 0 })
    return status === 200 ? Math.round(performance.now() - startedAt) : null
  } catch {
    return null // no name, no answer, too late: all the same to a visitor
  }
}
