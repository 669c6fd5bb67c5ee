/** The events after which an open page fetches a query again. */
export const refetch = {
  'lotterySlips.mine': ['wallet.balance'],
  'lotterySlips.slip': ['wallet.balance'],
  'lotterySlips.chases': ['wallet.balance'],
  'lotterySlips.oneChase': ['wallet.balance'],
} as const
