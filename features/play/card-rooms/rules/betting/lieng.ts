import { legalOf } from '#game-kit/cards/poker/betting/decide.ts'
import {
  act,
  awaited,
  begin,
  openPlaces,
  timeout,
  viewOf,
  type Lieng,
} from '#game-kit/cards/poker/lieng/lieng.ts'
import { legsOf } from './legs.ts'
import { botDecision } from './lieng-bot.ts'
import { hiddenViews, type Play, type Setup } from '../play.ts'

/** A hand of Liêng in a room: its unit is the ante, which is the least bet too. */
export function lieng({ stakes, seats, button, dealt }: Setup, deck: readonly number[]): Play {
  const { unit, chip, rakePpm, rakeCap } = stakes
  const config = { ante: unit, chip, rake: { rate: rakePpm, cap: rakeCap } }
  return playOf(begin(config, { seats, button: button ?? 0, entries: dealt }, deck))
}

function playOf(hand: Lieng): Play {
  return {
    isOver: hand.phase === 'over',
    awaited: awaited(hand),
    leader: null,
    stepClock: null,
    act(seat, action) {
      const { kind } = action
      if (kind === 'pass' || kind === 'play' || kind === 'sam' || kind === 'twice') return 'notYourGame'
      const next = act(hand, seat, action)
      return typeof next === 'string' ? next : playOf(next)
    },
    timeout: (seat) => timeout(hand, seat),
    bot(seat, luck) {
      const legal = legalOf(hand, seat)
      if (!legal) return timeout(hand, seat)
      return botDecision(viewOf(hand, seat), { seat, legal, chip: hand.config.chip }, luck)
    },
    view: (seat) => ({ ...hiddenViews, lieng: viewOf(hand, seat) }),
    known: (seat) => openPlaces(hand, seat),
    legs: () => legsOf(hand),
  }
}
