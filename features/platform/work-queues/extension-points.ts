import type { Db, Tx } from '#db/pool.ts'
import type { BrandCount, WaitingAsked } from '#db/review/cutoffs.ts'
import type { SettingName } from '#features/platform/settings/catalogue.ts'
import { extensionPoints } from '#server/extension/point.ts'
import { queueNames, type QueueName } from './rules.ts'

export type WorkQueue = {
  /** The brand's setting with the time in which the work is done; null where each row has its own due time. */
  readonly target: { readonly setting: SettingName; readonly unitMs: number } | null
  /**
   * Counts the rows of these brands that wait for an operator, and those that have waited since before the brand's cutoff, or whose own
   * due time lies before it. Brands without a row may be missing.
   */
  readonly count: (reader: Db | Tx, asked: WaitingAsked) => Promise<readonly BrandCount[]>
}

/** Each queue of work; filled by the feature that has the rows. */
export const queueOf = extensionPoints<QueueName, WorkQueue>('workQueues', queueNames)

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
