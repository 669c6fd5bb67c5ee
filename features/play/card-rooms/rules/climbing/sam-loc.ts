import type { Chance } from '#kit/chance.ts'
import { cardsOf } from '#game-kit/cards/climbing/game.ts'
import { isTwo } from '#game-kit/cards/climbing/ranks.ts'
import {
  act,
  begin,
  offered,
  timeout,
  viewOf,
  type SamLocAction,
  type SamLocConfig,
  type SamLocGame,
} from '#game-kit/cards/sam-loc/game.ts'
import { HAND, INSTANT_WINS } from '#game-kit/cards/sam-loc/hand.ts'
import { playsToEmpty } from '#game-kit/cards/sam-loc/plays.ts'
import { botPlay, climbing } from './climbing.ts'
import { hiddenViews, type StepClock } from '../play.ts'

/** The rules of the rooms for Sam Loc; fines are in cards, which the room multiplies by its unit. */
export const samLocRules: SamLocConfig = {
  instantWins: INSTANT_WINS,
  instantWinCards: 20,
  samCards: 20,
  fines: { two: 10, fourOfAKind: 20, frozen: 15 },
  chopFines: { two: 10, fourOfAKind: 20 },
}

/** How long a player may think about declaring Sam. Silence is no. */
const DECLARING: StepClock = { seconds: 8 }

/** A game of Sam Loc in a room. */
export const samLoc = climbing<SamLocGame>({
  cardsEach: HAND,
  begin: (seats, leader, deck) => begin(samLocRules, seats, leader, deck),
  act: (game, seat, action) =>
    action.kind === 'pass' || action.kind === 'play' || action.kind === 'sam'
      ? act(game, seat, action)
      : 'notYourGame',
  timeout,
  bot: botDecision,
  view: (game, seat) => ({ ...hiddenViews, samLoc: viewOf(game, seat) }),
  stepClock: ({ phase, winner }) => (phase === 'declaring' && winner === null ? DECLARING : null),
})

function botDecision(game: SamLocGame, seat: number, luck: Chance): SamLocAction {
  const cards = cardsOf(game.players, seat)
  if (game.phase === 'declaring') return { kind: 'sam', agrees: isSamHand(cards) }
  return botPlay(offered(game, seat), { cards, isLeading: game.table === null }, luck) ?? timeout(game, seat)
}

/** Plays after which a bot's hand is empty, at most, for it to declare. */
const MOST_PLAYS = 3

/** Whether a bot declares: a hand with a two that is played in three plays, longest first. */
const isSamHand = (hand: readonly number[]): boolean => hand.some(isTwo) && playsToEmpty(hand) <= MOST_PLAYS
