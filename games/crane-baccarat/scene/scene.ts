import { eventOf, quickScene } from '#game-kit/scene/dom/quick.tsx'
import type { ResultEvent } from '../events.ts'
import { seat } from '../rules.ts'
import { Board } from './board.tsx'
import { betsOf, chipsAsPlayed, lastChips, type Chips } from './chips.ts'
import { craneWords } from './words.ts'
import '#game-kit/scene/dom/stepped.css'

const resultOf = (events: Parameters<typeof eventOf>[0]) => eventOf<ResultEvent>(events, 'result')

/** Number of rounds that the roads show. */
const ROAD_ROUNDS = 120

export const scene = quickScene<Chips>({
  bet: {
    key: seat.key,
    // a stored round's chips are read from its bets, see `several`
    choice: { parse: () => ({ ok: false, error: 'told by its bets' }), write: () => ({}) },
  },
  first: lastChips(),
  several: { bets: (chips) => betsOf(chips), asPlayed: chipsAsPlayed },
  past: ROAD_ROUNDS,
  Board,
  mark: (events) => {
    const ended = resultOf(events)
    return ended ? `${craneWords.en.short[ended.result]} ${Math.max(ended.player, ended.banker)}` : ''
  },
  told: (language, mark, won) => craneWords[language].told(mark, won),
  ms: { normal: 2_800, turbo: 900, instant: 0 },
})
