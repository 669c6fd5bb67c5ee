import { lazy, type ComponentType } from 'react'
import { inTime } from '../loading.ts'
import { memberPages, type MemberPage } from '../paths.ts'

/** Each page of the member centre is a chunk of its own; one appears here with its feature (decision 43). */
export const panels: Record<MemberPage, ComponentType> = {
  securityCenter: page(
    async () => (await import('#features/security/site/security-panel.tsx')).SecurityPanel,
  ),
  depositv2: page(async () => (await import('#features/deposits/site/deposit-panel.tsx')).DepositPanel),
  withdraw: page(async () => (await import('#features/withdrawals/site/withdraw-panel.tsx')).WithdrawPanel),
  personalHistoryCopy: page(
    async () => (await import('#features/rounds/site/record/betting-record-panel.tsx')).BettingRecordPanel,
  ),
  transactionHistory: page(
    async () => (await import('#features/wallet/site/account-record-panel.tsx')).AccountRecordPanel,
  ),
}

/** The entries of the menu, in the order of the specification. */
export const builtPages = memberPages

function page(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await inTime(load) }))
}
