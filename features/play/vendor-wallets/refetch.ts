/** The events after which an open page fetches a query again. */
export const refetch = {
  'vendorWallets.merchantWallet': ['wallet.held', 'vendorWallets.offered'],
  'vendorWallets.transfers': ['vendorWallets.changed'],
} as const
