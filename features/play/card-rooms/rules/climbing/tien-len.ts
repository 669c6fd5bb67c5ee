import { cardsOf } from '#game-kit/cards/climbing/game.ts'
import {
  act,
  begin,
  offered,
  timeout,
  viewOf,
  type TienLenConfig,
  type TienLenGame,
} from '#game-kit/cards/tien-len/game.ts'
import { HAND, INSTANT_WINS } from '#game-kit/cards/tien-len/hand.ts'
import { botPlay, climbing } from './climbing.ts'
import { hiddenViews } from '../play.ts'

/** The rules of the rooms for Southern Tien Len; fines are in cards, which the room multiplies by its unit. */
export const tienLenRules: TienLenConfig = {
  instantWins: INSTANT_WINS,
  fines: { blackTwo: 6, redTwo: 13, fourOfAKind: 13, threePairs: 13, fourPairs: 26, frozenTimes: 2 },
  instantWinCards: 26,
  chopFines: { blackTwo: 6, redTwo: 13, perWeight: 13 },
  mayInterrupt: true,
}

/** A game of Southern Tien Len in a room. */
export const tienLen = climbing<TienLenGame>({
  cardsEach: HAND,
  begin: (seats, leader, deck) => begin(tienLenRules, seats, leader, deck),
  act: (game, seat, action) =>
    action.kind === 'pass' || action.kind === 'play' ? act(game, seat, action) : 'notYourGame',
  timeout,
  bot(game, seat, luck) {
    const at = { cards: cardsOf(game.players, seat), isLeading: game.table === null }
    return botPlay(offered(game, seat), at, luck) ?? timeout(game, seat)
  },
  view: (game, seat) => ({ ...hiddenViews, tienLen: viewOf(game, seat) }),
  stepClock: () => null,
})
