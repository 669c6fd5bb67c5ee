// How a processor's deposit is paid: on its page, in a phone wallet, by the national QR, or with a coin.

/** A processor's, the house's own bank account, or another member who is being paid out. */
export const methodKinds = ['hosted', 'bank', 'member'] as const
export type MethodKind = (typeof methodKinds)[number]

export const channels = ['page', 'wallet', 'qr', 'coin'] as const
export type Channel = (typeof channels)[number]

/** An account that a processor made for one order only. */
export type OrderAccount = {
  readonly bank: string
  readonly bin: string
  readonly accountNumber: string
  readonly holder: string
  readonly content: string
}
