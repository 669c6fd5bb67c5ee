import { act, awaited, timeout } from '#game-kit/cards/poker/holdem/act.ts'
import { begin } from '#game-kit/cards/poker/holdem/begin.ts'
import type { Hand } from '#game-kit/cards/poker/holdem/hand.ts'
import { openPlaces, viewOf } from '#game-kit/cards/poker/holdem/view.ts'
import { betting } from './betting.ts'
import { botDecision } from './holdem-bot.ts'
import { hiddenViews } from '../play.ts'

/** A hand of no-limit hold'em in a room. A bot never asks for a second board. */
export const holdem = betting<Hand>({
  begin({ small, unit, chip, rakePpm, rakeCap, mayRunTwice, ante }, table, deck) {
    const rake = { rate: rakePpm, cap: rakeCap }
    return begin({ smallBlind: small, bigBlind: unit, ante, chip, rake, mayRunTwice }, table, deck)
  },
  act: (hand, seat, action) =>
    action.kind === 'pass' || action.kind === 'play' || action.kind === 'sam'
      ? 'notYourGame'
      : act(hand, seat, action),
  awaited,
  timeout,
  bot(hand, at, luck) {
    const { bigBlind, chip } = hand.config
    return botDecision(viewOf(hand, at.seat), { ...at, bigBlind, chip }, luck)
  },
  view: (hand, seat) => ({ ...hiddenViews, holdem: viewOf(hand, seat) }),
  known: openPlaces,
})
