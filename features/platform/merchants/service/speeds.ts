import type { House } from '#server/house.ts'
import { routeRows, writeSpeed } from '../store.ts'

/** An address that takes longer counts as not answering. */
const MOST_MS = 3_000

/** Asks each address for its health, one after the other, and keeps how long the answer took. */
export async function measureRoutes(house: House): Promise<void> {
  for (const { merchant, origin } of await routeRows(house.db)) {
    const speedMs = await speedOf(house, origin)
    await writeSpeed(house.db, { merchant, origin, speedMs }, house.clock.now())
  }
}

/** Milliseconds until the address answered well, or null. Redirects are not followed. */
export async function speedOf({ outbound }: Pick<House, 'outbound'>, origin: string): Promise<number | null> {
  try {
    const startedAt = performance.now()
    const { status } = await outbound.fetch(new URL('/healthz', origin), { timeoutMs: MOST_MS, mostBytes: 0 })
    return status === 200 ? Math.round(performance.now() - startedAt) : null
  } catch {
    return null // no name, no answer, too late: all the same to a visitor
  }
}
