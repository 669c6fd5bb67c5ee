import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'tables.game.baccarat': 'Baccarat',
  'tables.game.baccarat-no-commission': 'Baccarat không hoa hồng',
  'tables.game.baccarat-ez': 'EZ Baccarat',
  'tables.game.dragon-tiger': 'Rồng Hổ',
  'tables.game.roulette': 'Roulette',
  'tables.game.lucky-roulette': 'Roulette số may mắn',
  'tables.game.sic-bo': 'Sicbo',
  'tables.game.tai-xiu': 'Tài xỉu',
  'tables.game.bau-cua': 'Bầu cua',
  'tables.game.xoc-dia': 'Xóc đĩa',
  'tables.game.blackjack': 'Blackjack',
}
