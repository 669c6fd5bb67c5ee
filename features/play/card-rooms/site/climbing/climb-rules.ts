import { cardsOf, type ClimbAction } from '#game-kit/cards/climbing/game.ts'
import { letsThrough, spotOf } from '#game-kit/cards/sam-loc/game.ts'
import { HAND as SAM_LOC_HAND } from '#game-kit/cards/sam-loc/hand.ts'
import * as samLoc from '#game-kit/cards/sam-loc/plays.ts'
import { beats, combinationOf, mayInterrupt } from '#game-kit/cards/tien-len/combination.ts'
import { offered } from '#game-kit/cards/tien-len/game.ts'
import { HAND as TIEN_LEN_HAND } from '#game-kit/cards/tien-len/hand.ts'
import { playableCards } from '#game-kit/cards/tien-len/plays.ts'
import type { RoomHand, SamLocView, TienLenView } from '../use-room.ts'

type Cards = Extract<ClimbAction, { readonly kind: 'play' }>['cards']

/** What the own hand may do, by the rules of its game: the server decides by the same ones. */
export interface ClimbRules {
  /** Cards that a hand begins with. */
  readonly handSize: number
  /** Plays to go through, lowest first. */
  readonly hints: readonly Cards[]
  /** Cards that can take part in a play. */
  readonly playable: ReadonlySet<number>
  /** Whether these cards may be played in turn, and out of turn. */
  readonly fits: (cards: Cards) => boolean
  readonly interrupts: (cards: Cards) => boolean
  /** The next player has one card: a pass may have to be paid for. */
  readonly isWarned: boolean
}

export const climbRulesOf = (
  { tienLen: one, samLoc: other }: Pick<RoomHand, 'tienLen' | 'samLoc'>,
  mine: number | null,
): ClimbRules | null => (one ? inTienLen(one, mine) : other ? inSamLoc(other, mine) : null)

function inTienLen(view: TienLenView, mine: number | null): ClimbRules {
  const own = cardsOf(view.players, mine)
  const table = view.table && combinationOf(view.table.cards)
  const hasLowest = (cards: Cards) => view.mustPlay === null || cards.includes(view.mustPlay)
  return {
    handSize: TIEN_LEN_HAND,
    hints: offered(view, mine),
    playable: playableCards(own, table),
    fits(cards) {
      const next = combinationOf(cards)
      return next !== null && (!table || beats(next, table)) && hasLowest(cards)
    },
    interrupts(cards) {
      const next = combinationOf(cards)
      return next !== null && table !== null && view.table?.seat !== mine && mayInterrupt(next, table)
    },
    isWarned: false,
  }
}

function inSamLoc(view: SamLocView, mine: number | null): ClimbRules {
  const own = cardsOf(view.players, mine)
  const spot = spotOf({ ...view, turn: mine })
  return {
    handSize: SAM_LOC_HAND,
    hints: samLoc.playsOf(own, spot),
    playable: samLoc.playableCards(own, spot),
    fits: (cards) => samLoc.refusalOf(own, cards, spot) === null,
    interrupts: () => false,
    isWarned: letsThrough(own, spot),
  }
}
