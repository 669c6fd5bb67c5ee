import { extensionList } from '#server/extension/point.ts'
import type { App } from '#server/app.ts'
import type { RoundChange, RoundOver } from './rules/over.ts'

/**
 * What else happens when the slips of a round have their money: chases stop, jackpots take their contributions, members are notified.
 * Called at least once, after the settlement or void has committed and before the next round of the series is drawn; a repeated call must
 * change nothing. An error is logged and the call repeated: the series waits.
 */
export const roundSettled = extensionList<(app: App, over: RoundOver) => Promise<void>>(
  'shared-rounds.roundSettled',
)

/** Whether rounds of a series get their results, corrections and voids only at a console of their own, with its rules. */
export const hasOwnConsole = extensionList<(series: string) => boolean>('shared-rounds.hasOwnConsole')

/** A round has changed, after the commit: best-effort, for pages. An error is logged; nothing waits for it. */
export const roundChanged = extensionList<(app: App, change: RoundChange) => Promise<void>>(
  'shared-rounds.roundChanged',
)
