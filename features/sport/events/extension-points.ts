import type { Tx } from '#db/pool.ts'
import { extensionList } from '#server/extension/point.ts'
import type { App } from '#server/app.ts'
import type { ChangedEvent } from './rules/changed.ts'

/**
 * Called after an event has changed, outside of its transaction and at least for the newest change: a process that dies in between leaves
 * it to the features' own jobs, which compare versions.
 */
export const eventChanged =
  extensionList<(app: App, event: ChangedEvent) => Promise<void>>('sportEvents.changed')

/** A player with the part of the team's goals that he scores if he starts. */
type ScorerHeard = { readonly player: string; readonly team: 'home' | 'away'; readonly share: number }

/** What a feed expects of an event (expected goals, points, chances), in the transaction of its message. */
export const expectationsHeard =
  extensionList<
    (tx: Tx, event: string, expected: readonly number[], scorers?: readonly ScorerHeard[]) => Promise<void>
  >('sportEvents.expectations')
