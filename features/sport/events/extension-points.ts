import type { Tx } from '#db/pool.ts'
import type { Scorer } from '#game-kit/sports/football/scorers.ts'
import { extensionList } from '#server/extension/point.ts'
import type { App } from '#server/app.ts'
import type { ChangedEvent } from './rules/changed.ts'

/**
 * Called after an event has changed, outside of its transaction and at least for the newest change: a process that dies in between leaves
 * it to the features' own jobs, which compare versions.
 */
export const eventChanged =
  extensionList<(app: App, event: ChangedEvent) => Promise<void>>('sportEvents.changed')

/** What a feed expects of an event (expected goals, points, chances), in the transaction of its message. */
export const expectationsHeard =
  extensionList<(tx: Tx, event: string, expected: readonly number[], scorers?: readonly Scorer[]) => Promise<void>>(
    'sportEvents.expectations',
  )
