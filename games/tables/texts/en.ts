/** Names of the table games. */
export const en = {
  'tables.game.baccarat': 'Baccarat',
  'tables.game.baccarat-no-commission': 'No Commission Baccarat',
  'tables.game.baccarat-ez': 'EZ Baccarat',
  'tables.game.dragon-tiger': 'Dragon Tiger',
  'tables.game.roulette': 'Roulette',
  'tables.game.lucky-roulette': 'Lucky Roulette',
  'tables.game.sic-bo': 'Sic Bo',
  'tables.game.tai-xiu': 'Tai Xiu',
  'tables.game.bau-cua': 'Bau Cua',
  'tables.game.xoc-dia': 'Xoc Dia',
  'tables.game.blackjack': 'Blackjack',
} as const
