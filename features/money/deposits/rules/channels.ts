// How a deposit is paid: on a processor's page, by e-wallet, national QR or crypto. A national QR leads to an account that a processor
// created for one order, or to the brand's own account, as the method is configured.

/** A processor's, our own bank account, or another member who is being paid. */
export const methodKinds = ['hosted', 'bank', 'member'] as const
export type MethodKind = (typeof methodKinds)[number]

export const channels = ['page', 'wallet', 'qr', 'coin'] as const
export type Channel = (typeof channels)[number]

/** An account that a processor created for one order. */
export type OrderAccount = {
  readonly bank: string
  readonly bin: string
  readonly accountNumber: string
  readonly holder: string
  readonly content: string
}
