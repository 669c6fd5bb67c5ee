import type { Db, Tx } from '#db/pool.ts'
import type { Currency } from '#kit/currency.ts'
import { extensionList, extensionPoint } from '#server/extension/point.ts'
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

/**
 * What invitation codes bring with them, such as the preset rebates of an agent's link: runs in the transaction of the registration, after
 * the codes have counted their use. Filled by the agents' accounts and by the affiliates, who also count clicks.
 */
export const codesUsed = extensionList<
  (
    tx: Tx,
    of: {
      readonly merchant: string
      readonly memberId: bigint
      readonly codes: readonly string[]
      readonly recommenderId: bigint | null
      /** IDs of clicks on links of affiliates, as the browser kept them. */
      readonly clicks: readonly string[]
      readonly ip: string
      readonly now: Date
    },
    app: App,
  ) => Promise<void>
>('identity.codesUsed')

/** The invitation code that a host of the brand counts like; null for most hosts. Filled by the affiliates. */
export const codeOfHost =
  extensionPoint<
    (reader: Db | Tx, of: { readonly merchant: string; readonly host: string }) => Promise<string | null>
  >('identity.codeOfHost')

/**
 * Records that a new member was invited by another one, in the transaction of the registration; filled by the referrals feature, which
 * keeps the conditions of that moment.
 */
export const memberInvited = extensionPoint<
  (
    tx: Tx,
    of: {
      readonly merchant: string
      readonly currency: Currency
      readonly memberId: bigint
      readonly referrerId: bigint
      readonly now: Date
    },
  ) => Promise<void>
>('identity.memberInvited')

/** Closes a member's payout accounts; filled by the withdrawals feature. */
export const closePayoutAccounts = extensionPoint<(tx: Tx, memberId: bigint, now: Date) => Promise<void>>(
  'identity.closePayoutAccounts',
)
