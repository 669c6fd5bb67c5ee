import { combinationOf } from '#game-kit/cards/tien-len/combination.ts'
import {
  act,
  begin,
  timeout,
  viewOf,
  type TienLenConfig,
  type TienLenGame,
} from '#game-kit/cards/tien-len/game.ts'
import { HAND, INSTANT_WINS } from '#game-kit/cards/tien-len/hand.ts'
import { playsOf } from '#game-kit/cards/tien-len/plays.ts'
import type { ClimbAction } from '#game-kit/cards/climbing/game.ts'
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
  timeout: decideLate,
  bot(game, seat, luck) {
    const cards = game.players.find((player) => player.seat === seat)?.cards ?? []
    const table = game.table && combinationOf(game.table.cards)
    const plays = playsOf(cards, table).filter(
      (play) => game.mustPlay === null || play.includes(game.mustPlay),
    )
    return botPlay(plays, { cards, isLeading: !table }, luck) ?? decideLate(game, seat)
  },
  view: (game, seat) => ({ ...hiddenViews, tienLen: viewOf(game, seat) }),
  stepClock: () => null,
})

/** Who must lead with the lowest card of the deal leads it, not the own lowest. */
function decideLate(game: TienLenGame, seat: number): ClimbAction {
  if (game.table || game.turn !== seat || game.mustPlay === null) return timeout(game, seat)
  return { kind: 'play', cards: [game.mustPlay] }
}
