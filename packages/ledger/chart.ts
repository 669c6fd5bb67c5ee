/**
 * The chart of accounts, as data. A house account is one of these kinds in one book (merchant and currency), with a detail: the vendor,
 * the payment processor, the contract's kind. House accounts may be positive or negative and never refuse a posting.
 */
export const houseKinds = {
  open_bets: { class: 'play', meaning: 'Stakes of rounds that are not settled, by vendor' },
  ggr: { class: 'play', meaning: 'Gross gaming revenue: stakes less wins of settled rounds, by vendor' },
  jackpot: { class: 'play', meaning: 'Jackpot pools that belong to the players, by pool and level' },
  jackpot_share: {
    class: 'clearing',
    meaning: 'What brands owe each other for prizes of network jackpots, by pool; over all brands it is zero',
  },
  deposit_clearing: { class: 'clearing', meaning: 'Deposits credited, to be received from the processor' },
  payout_clearing: { class: 'clearing', meaning: 'Withdrawals approved, to be paid out by the processor' },
  vendor_float: {
    class: 'clearing',
    meaning: 'Money in transfer wallets of vendors, less what was won and lost there, by vendor',
  },
  suspense: { class: 'clearing', meaning: 'Money whose owner or reason is not known yet' },
  fee: { class: 'income', meaning: 'Fees that members pay, by kind' },
  bonus_cost: { class: 'cost', meaning: 'Bonus credit given, by promotion kind' },
  rebate_cost: { class: 'cost', meaning: 'Rebates and cashback given' },
  salary_cost: { class: 'cost', meaning: 'Salaries of agents, by contract kind' },
  dividend: { class: 'cost', meaning: 'Dividends of agents' },
  commission_cost: { class: 'cost', meaning: 'Commissions of agents and referrals' },
  adjustment: {
    class: 'cost',
    meaning: 'Corrections by hand and charge-backs, with their reason in the audit log',
  },
  rounding: {
    class: 'cost',
    meaning: 'What remains when an amount does not divide: the named remainder account (M18)',
  },
  points_issued: { class: 'issued', meaning: 'Points given and redeemed (books of points)' },
  play_money: { class: 'issued', meaning: 'FUN given to trial accounts' },
  opening: { class: 'issued', meaning: 'Balances brought in when a house moves here' },
  transit: { class: 'transit', meaning: 'Money on its way to another shard' },
} as const

export type HouseKind = keyof typeof houseKinds

export function isHouseKind(kind: string): kind is HouseKind {
  return Object.hasOwn(houseKinds, kind)
}
