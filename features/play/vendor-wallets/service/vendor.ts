import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { Told, VendorDirection } from '../rules/moves.ts'

/** Whose wallet at the vendor: our number of the member, never a name or a contact. */
export type Owner = { readonly merchant: string; readonly member: string; readonly currency: Currency }

export type VendorOrder = Owner & {
  /** Our transfer's id: the vendor moves the money once for it, however often it is told. */
  readonly reference: string
  readonly direction: VendorDirection
  readonly amount: Minor
}

/** How a transfer stands at the vendor; `amount` is what the vendor says it is about. */
export type VendorStatus = {
  readonly told: Told
  readonly vendorRef: string
  readonly reason: string | null
  readonly amount: Minor
  readonly currency: string
}

export type Visitor = Owner & {
  /** Our id of the visit, by which it is ended. */
  readonly visit: string
  readonly language: string
  readonly returnUrl: string
  readonly host: string
}

/**
 * A vendor that keeps members' money in a wallet of its own. Each call either answers or throws `VendorSilentError`: then
 * nothing is known, the transfer stays pending, and the vendor is asked later.
 */
export type WalletVendor = {
  readonly name: string
  /** What members call it. */
  readonly title: string
  readonly move: (order: VendorOrder) => Promise<VendorStatus>
  /** Null: the vendor has never heard of it. */
  readonly statusOf: (merchant: string, reference: string) => Promise<VendorStatus | null>
  readonly balanceOf: (owner: Owner) => Promise<Minor>
  /** The address where the member plays with what is there; `host` is how the member's browser calls us. */
  readonly visit: (visitor: Visitor) => Promise<string>
  /** From now on nothing is played on this visit, also where the vendor has not heard of it yet. */
  readonly endVisit: (merchant: string, visit: string) => Promise<void>
}

/** The vendor did not answer, or not in its own language. */
export class VendorSilentError extends Error {
  constructor(vendor: string, cause: unknown) {
    super(`${vendor} did not answer`, { cause })
    this.name = 'VendorSilentError'
  }
}
