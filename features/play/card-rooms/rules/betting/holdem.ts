import { legalOf } from '#game-kit/cards/poker/betting/decide.ts'
import { act, awaited, timeout } from '#game-kit/cards/poker/holdem/act.ts'
import { begin } from '#game-kit/cards/poker/holdem/begin.ts'
import type { Hand } from '#game-kit/cards/poker/holdem/hand.ts'
import { openPlaces, viewOf } from '#game-kit/cards/poker/holdem/view.ts'
import { botDecision } from './holdem-bot.ts'
import { legsOf } from './legs.ts'
import { hiddenViews, type Play, type Setup } from '../play.ts'

/** A hand of no-limit hold'em in a room. */
export function holdem({ stakes, seats, button, dealt }: Setup, deck: readonly number[]): Play {
  const { small, unit, chip, rakePpm, rakeCap, mayRunTwice, ante } = stakes
  const config = {
    smallBlind: small,
    bigBlind: unit,
    ante,
    chip,
    rake: { rate: rakePpm, cap: rakeCap },
    mayRunTwice,
  }
  return playOf(begin(config, { seats, button: button ?? 0, entries: dealt }, deck))
}

function playOf(hand: Hand): Play {
  return {
    isOver: hand.phase === 'over',
    awaited: awaited(hand),
    leader: null,
    stepClock: null,
    act(seat, action) {
      if (action.kind === 'pass' || action.kind === 'play' || action.kind === 'sam') return 'notYourGame'
      const next = act(hand, seat, action)
      return typeof next === 'string' ? next : playOf(next)
    },
    timeout: (seat) => timeout(hand, seat),
    bot(seat, luck) {
      const legal = legalOf(hand, seat)
      // a bot never asks for a second board
      if (!legal) return { kind: 'twice', agrees: false }
      return botDecision(
        viewOf(hand, seat),
        { seat, legal, bigBlind: hand.config.bigBlind, chip: hand.config.chip },
        luck,
      )
    },
    view: (seat) => ({ ...hiddenViews, holdem: viewOf(hand, seat) }),
    known: (seat) => openPlaces(hand, seat),
    legs: () => legsOf(hand),
  }
}
