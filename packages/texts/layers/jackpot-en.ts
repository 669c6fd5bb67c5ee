/** The ticker of the jackpots on home, which loads after the first view. */
export const jackpot = {
  'home.jackpots': 'Jackpots',
  'home.jackpotsAll': 'All jackpots',
  'home.jackpotNetwork': 'All sites',
  'home.jackpotsLottery': 'Lottery jackpots',
} as const
