import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { useApiQuery } from '#contract/react.ts'
import { useIsMember } from '#ui/api/session.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useBalanceHold } from './balance-hold.ts'

export type Balance = {
  readonly amount: Minor
  /** Money of the active bonus beside it; null without one. */
  readonly bonus: Minor | null
  readonly currency: Currency
}

export type BalanceState = {
  readonly balance: Balance | null
  readonly refresh: () => void
  readonly isRefreshing: boolean
}

/** The header's balance of the main wallet: the available amount from the platform; events refetch it. */
export function useBalance(): BalanceState {
  const isMember = useIsMember()
  const held = useBalanceHold((state) => state.shown)
  const { data, refetch, isFetching } = useApiQuery(useApi(wallet).balance, undefined, { enabled: isMember })
  return {
    balance: data ? { amount: held ?? data.sumBalance, bonus: data.bonus, currency: data.currency } : null,
    refresh: () => void refetch(),
    isRefreshing: isFetching,
  }
}
