import type { WholeTopicName } from '#contract/live.ts'
import type { App } from '#server/app.ts'

/** Maximum age of another process's snapshot if it missed the announcement. */
export const READ_BEFORE_MS = 1_200

/**
 * The offer may have changed: pages of these brands refetch now, and again when no process can have the old snapshot. Call after the
 * commit.
 */
export function tellBrands(app: App, brands: readonly string[], topics: readonly WholeTopicName[]): void {
  const tell = (): void => {
    const seq = String(app.clock.now().getTime())
    for (const code of brands)
      for (const topic of topics) app.events.publish(`merchant:${code}`, { topic, seq, patch: {} })
  }
  tell()
  setTimeout(tell, READ_BEFORE_MS).unref()
}
