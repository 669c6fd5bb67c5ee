import type { Language, MemberCaller } from '#server/call.ts'
import { extensionPoint } from '#server/extension/point.ts'
import type { House } from '#server/house.ts'

export type GameName = { readonly name: string; readonly category: string }

/** Names and categories of games by id, the studio's and vendors'; filled by the rounds feature. */
export const gameNames =
  extensionPoint<
    (house: House, ids: readonly string[], language: Language) => Promise<(id: string) => GameName>
  >('statements.gameNames')

/** Money in a vendor's own wallet, in ledger units: `balance` is null where the vendor did not answer, `moving` is on its way. */
export type VendorFunds = {
  readonly vendor: string
  readonly title: string
  readonly balance: bigint | null
  readonly moving: bigint
}

/** What a member holds at vendors that keep wallets of their own; filled by the vendor wallets feature. */
export const vendorFunds =
  extensionPoint<(house: House, member: MemberCaller) => Promise<readonly VendorFunds[]>>(
    'statements.vendorFunds',
  )
