import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

export type Balance = { readonly amount: Minor; readonly currency: Currency }

/** What the header shows of the main wallet. */
export function useBalance(): {
  readonly balance: Balance | null
  readonly refresh: () => void
  readonly isRefreshing: boolean
} {
  return { balance: null, refresh: () => undefined, isRefreshing: false }
}
