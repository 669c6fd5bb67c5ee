import type { Db, Tx } from '#db/pool.ts'
import type { Currency } from '#kit/currency.ts'
import { extensionPoint } from '#server/extension/point.ts'
import type { App } from '#server/app.ts'
import type { ExclusionRefusal } from './contract/exclusion.ts'

/**
 * Whether an exclusion bars a member whose password and second factor are verified. Checked last at every login, so that it is revealed
 * only to the member (R6). Filled by the exclusions feature.
 */
export const exclusionAtLogin =
  extensionPoint<
    (
      app: App,
      member: { readonly memberId: bigint; readonly type: number },
      now: Date,
    ) => Promise<ExclusionRefusal | null>
  >('identity.exclusionAtLogin')

/** Whether an identity document of a member was ever approved; filled by the kyc feature. */
export const hasApprovedDocument = extensionPoint<(reader: Db | Tx, memberId: bigint) => Promise<boolean>>(
  'identity.hasApprovedDocument',
)

/**
 * Takes the bonus code that a new member entered, in the transaction of the registration; false: it is no valid code. Filled by the
 * promotions feature.
 */
export const bonusCodeAtRegistration = extensionPoint<
  (
    tx: Tx,
    of: {
      readonly merchant: string
      readonly currency: Currency
      readonly memberId: bigint
      readonly code: string
      readonly now: Date
    },
  ) => Promise<boolean>
>('identity.bonusCodeAtRegistration')

/** Closes a member's payout accounts; filled by the withdrawals feature. */
export const closePayoutAccounts = extensionPoint<(tx: Tx, memberId: bigint, now: Date) => Promise<void>>(
  'identity.closePayoutAccounts',
)
