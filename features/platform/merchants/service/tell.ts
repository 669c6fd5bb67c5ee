import type { House } from '#server/house.ts'

/** So long may another process answer by what it read before a change, where it missed the announcement. */
export const READ_BEFORE_MS = 1_200

/**
 * What is offered may be another now: pages of these brands ask at once, and once more when no process can know the old. Called after
 * the commit.
 */
export function tellBrands(house: House, brands: readonly string[], topics: readonly string[]): void {
  const tell = (): void => {
    const seq = String(house.clock.now().getTime())
    for (const code of brands)
      for (const topic of topics) house.hints.tell(`merchant:${code}`, { topic, seq, patch: {} })
  }
  tell()
  setTimeout(tell, READ_BEFORE_MS).unref()
}
