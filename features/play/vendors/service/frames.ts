import type { Db } from '#db/pool.ts'
import { frameOrigin } from '../rules/launch.ts'
import { doors } from '../store/doors.ts'

/** A vendor's new address stands in the pages' policy after so long at most. */
const FRESH_MS = 5_000

/** The origins of vendors' games, as last read: what the site's pages may frame besides our own games. */
export function createFrames(db: Db): (host: string) => readonly string[] {
  let patterns: readonly string[] = []
  let readAt = Number.NEGATIVE_INFINITY
  const read = async (): Promise<void> => {
    patterns = (await doors(db)).flatMap((door) =>
      door.isContracted && door.launchUrl ? [door.launchUrl] : [],
    )
  }
  return (host) => {
    if (performance.now() - readAt > FRESH_MS) {
      readAt = performance.now()
      read().catch(() => undefined) // what was read before stands; the next page asks again
    }
    return [...new Set(patterns.flatMap((pattern) => frameOrigin(pattern, host) ?? []))]
  }
}
