import {
  act,
  awaited,
  begin,
  openPlaces,
  timeout,
  viewOf,
  type Lieng,
} from '#game-kit/cards/poker/lieng/lieng.ts'
import { betting } from './betting.ts'
import { botDecision } from './lieng-bot.ts'
import { hiddenViews } from '../play.ts'

/** A hand of Liêng in a room: its unit is the ante, which is the least bet too. */
export const lieng = betting<Lieng>({
  begin: ({ unit, chip, rakePpm, rakeCap }, table, deck) =>
    begin({ ante: unit, chip, rake: { rate: rakePpm, cap: rakeCap } }, table, deck),
  act(hand, seat, action) {
    const { kind } = action
    return kind === 'pass' || kind === 'play' || kind === 'sam' || kind === 'twice'
      ? 'notYourGame'
      : act(hand, seat, action)
  },
  awaited,
  timeout,
  bot: (hand, at, luck) => botDecision(viewOf(hand, at.seat), { ...at, chip: hand.config.chip }, luck),
  view: (hand, seat) => ({ ...hiddenViews, lieng: viewOf(hand, seat) }),
  known: openPlaces,
})
