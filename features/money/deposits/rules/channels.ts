// How a processor's deposit is paid: on its page, by e-wallet, national QR or crypto.

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
