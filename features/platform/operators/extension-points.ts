import type { Tx } from '#db/pool.ts'
import type { BrandOf } from '#db/review/owners.ts'
import { extensionPoint, extensionPoints } from '#server/extension/point.ts'
import type { App } from '#server/app.ts'
import { owned, type Owned } from './rules/reach.ts'

/** The email with an operator's single-use link. `link` is stored encrypted; the email is not sent after `expiresAt`. */
export type OperatorLink = {
  readonly merchant: string
  readonly to: string
  readonly account: string
  readonly name: string
  readonly language: 'en' | 'vi'
  readonly link: string
  /** Idempotency key: one email per key. */
  readonly key: string
  readonly now: Date
  readonly expiresAt: Date
}

/** Queues that email in the given transaction; filled by the outbox feature. */
export const sendOperatorLink =
  extensionPoint<(app: App, tx: Tx, message: OperatorLink) => Promise<void>>('operators.sendLink')

/** The brand of each kind of row; filled by the feature that has the rows. */
export const rowBrands = extensionPoints<Owned, BrandOf>('operators.rowBrands', owned)
