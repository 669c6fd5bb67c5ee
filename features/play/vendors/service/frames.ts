import type { Db } from '#db/pool.ts'
import { frameOrigin } from '../rules/launch.ts'
import { doors } from '../store/connections.ts'

/** Cache lifetime: when a vendor's new URL appears in the content security policy. */
const FRESH_MS = 5_000

/** Cached origins of vendors' games, which the site's pages may frame in addition to our own games. */
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
      read().catch(() => undefined) // keep the cached values; the next page retries
    }
    return [...new Set(patterns.flatMap((pattern) => frameOrigin(pattern, host) ?? []))]
  }
}
