import type { Felt } from './stage/stage.tsx'

/** The games of live tables, in the order of the lobby. */
export const liveGames = [
  'baccarat',
  'baccarat-no-commission',
  'baccarat-ez',
  'dragon-tiger',
  'roulette',
  'lucky-roulette',
  'sic-bo',
  'tai-xiu',
  'bau-cua',
  'xoc-dia',
  'blackjack',
] as const
export type LiveGame = (typeof liveGames)[number]

/** How the filters of the lobby gather them. */
export const families = ['baccarat', 'dragon-tiger', 'roulette', 'dice', 'blackjack'] as const
export type Family = (typeof families)[number]

export function familyOf(game: LiveGame): Family {
  switch (game) {
    case 'baccarat':
    case 'baccarat-no-commission':
    case 'baccarat-ez':
      return 'baccarat'
    case 'roulette':
    case 'lucky-roulette':
      return 'roulette'
    case 'sic-bo':
    case 'tai-xiu':
    case 'bau-cua':
    case 'xoc-dia':
      return 'dice'
    case 'dragon-tiger':
    case 'blackjack':
      return game
  }
}

/** Cards that are read lie above the table's video, from its first round on; a drawn wheel, shaker or bowl would cover the real one. */
export const hasCards = (game: LiveGame): boolean => {
  const family = familyOf(game)
  return family === 'baccarat' || family === 'dragon-tiger' || family === 'blackjack'
}

const felts: Readonly<Record<LiveGame, Felt>> = {
  baccarat: 'jade',
  'baccarat-no-commission': 'ink',
  'baccarat-ez': 'plum',
  'dragon-tiger': 'crimson',
  roulette: 'jade',
  'lucky-roulette': 'plum',
  'sic-bo': 'crimson',
  'tai-xiu': 'royal',
  'bau-cua': 'amber',
  'xoc-dia': 'plum',
  blackjack: 'royal',
}

export const feltOf = (game: LiveGame): Felt => felts[game]
