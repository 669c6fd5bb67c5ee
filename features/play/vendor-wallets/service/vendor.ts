import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { Told, VendorDirection } from '../rules/moves.ts'

/** The owner of the vendor wallet: our member id, never a name or contact data. */
export type Owner = { readonly merchant: string; readonly member: string; readonly currency: Currency }

export type VendorOrder = Owner & {
  /** Our transfer's id: the vendor's idempotency key. */
  readonly reference: string
  readonly direction: VendorDirection
  readonly amount: Minor
}

/** The vendor's status of a transfer; `amount` is the one that the vendor reports. */
export type VendorStatus = {
  readonly told: Told
  readonly vendorRef: string
  readonly reason: string | null
  readonly amount: Minor
  readonly currency: string
}

export type Visitor = Owner & {
  /** Our id of the visit, which ends it. */
  readonly visit: string
  readonly language: string
  readonly returnUrl: string
  readonly host: string
}

/**
 * A vendor with its own wallets. Each call either responds or throws `VendorSilentError`: then the outcome is unknown, the transfer stays
 * pending, and the vendor is polled later.
 */
export type WalletVendor = {
  readonly name: string
  /** Its display name. */
  readonly title: string
  readonly move: (order: VendorOrder) => Promise<VendorStatus>
  /** Null: unknown to the vendor. */
  readonly statusOf: (merchant: string, reference: string) => Promise<VendorStatus | null>
  readonly balanceOf: (owner: Owner) => Promise<Minor>
  /** The URL where the member plays with the vendor wallet; `host` is the host name of the member's request. */
  readonly visit: (visitor: Visitor) => Promise<string>
  /** Ends this visit, even where the vendor does not know it yet. */
  readonly endVisit: (merchant: string, visit: string) => Promise<void>
}

/** The vendor did not respond, or not in its protocol. */
export class VendorSilentError extends Error {
  constructor(vendor: string, cause: unknown) {
    super(`${vendor} did not answer`, { cause })
    this.name = 'VendorSilentError'
  }
}
