import type { Language, MemberCaller } from '#server/call.ts'
import { extensionPoint } from '#server/extension/point.ts'
import type { ContractFlag, RequestType } from './rules/funds.ts'
import type { App } from '#server/app.ts'

export type GameName = { readonly name: string; readonly category: string }

/** Names and categories of games by ID, the studio's and vendors'; filled by the rounds feature. */
export const gameNames =
  extensionPoint<(app: App, ids: readonly string[], language: Language) => Promise<(id: string) => GameName>>(
    'statements.gameNames',
  )

/** Money in a vendor's own wallet, in ledger units: `balance` is null if the vendor did not respond, `moving` is in transit. */
export type VendorFunds = {
  readonly vendor: string
  readonly title: string
  readonly balance: bigint | null
  readonly moving: bigint
}

/** A member's balances at vendors with their own wallets; filled by the vendor wallets feature. */
export const vendorFunds =
  extensionPoint<(app: App, member: MemberCaller) => Promise<readonly VendorFunds[]>>(
    'statements.vendorFunds',
  )

/** The requests that wait for an agent's answer, by kind of contract; filled by the contracts of agents. */
export const waitingContracts = extensionPoint<
  (app: App, member: MemberCaller) => Promise<{ readonly [F in ContractFlag]?: RequestType }>
>('statements.waitingContracts')
