import type { Chance } from '#kit/chance.ts'
import type { Minor } from '#kit/money.ts'
import type { BetAction, Legal } from '#game-kit/cards/poker/betting/decide.ts'
import type { LiengView } from '#game-kit/cards/poker/lieng/lieng.ts'
import { shareBeaten } from '#game-kit/cards/poker/lieng/strength.ts'
import { potOf, presetOf, rangeOf } from '../raises.ts'

/**
 * A practice bot for Liêng. It sees what its seat sees and counts how often its three cards beat those of everyone who is left. Against the
 * price of a call it folds, calls or raises; now and then it bluffs. Example: ảnh beats at least 95.6
 * percent of all hands, so that of two opponents it beats both in 91 percent, and raises; 3 points, which beat 40 percent at most, fold to
 * a bet of the pot.
 */
export interface LiengBotSeat {
  readonly seat: number
  readonly legal: Legal
  readonly chip: Minor
}

/** How many of a hundred decisions with a weak hand are bluffs. */
const BLUFFS = 5
const RAISES_FROM = 58
const STRONG = 84
/** A player who bets has a better hand than the average: these percent are asked above the price of a call. */
const MARGIN = 14

export function botDecision(view: LiengView, { seat, legal, chip }: LiengBotSeat, luck: Chance): BetAction {
  const own = view.players.find((player) => player.seat === seat)
  const rivals = view.players.filter((player) => player.seat !== seat && !player.folded).length
  const chance = own?.cards ? shareBeaten(own.cards) ** Math.max(1, rivals) * 100 : 0
  // a little noise, so that equal hands are not always played in the same way
  const score = chance + luck.below(9) - 4
  const pot = potOf(view.players)
  const range = rangeOf(view.players, legal, chip)
  const { call } = legal
  const isBluff = call === null && luck.below(100) < BLUFFS
  if (range && (isBluff || (score >= RAISES_FROM && (score >= STRONG || luck.below(3) > 0))))
    return { kind: 'raise', to: presetOf(range, score < STRONG ? 'half' : 'twoThirds') }
  if (call === null) return { kind: 'check' }
  // the price of the call in percent of the pot it would make
  const price = Number((call * 100n) / (pot + call))
  return { kind: score > price + MARGIN ? 'call' : 'fold' }
}
