import { eventOf, quickScene } from '#game-kit/scene/dom/quick.tsx'
import type { CraneChoice, ResultEvent } from '../events.ts'
import { seat } from '../rules.ts'
import { Board } from './board.tsx'
import { craneWords } from './words.ts'
import '#game-kit/scene/dom/stepped.css'

const resultOf = (events: Parameters<typeof eventOf>[0]) => eventOf<ResultEvent>(events, 'result')

export const scene = quickScene<CraneChoice>({
  bet: seat,
  first: { on: 'banker' },
  Board,
  mark: (events) => {
    const ended = resultOf(events)
    return ended ? `${craneWords.en.short[ended.result]} ${Math.max(ended.player, ended.banker)}` : ''
  },
  told: (language, mark, won) => craneWords[language].told(mark, won),
  ms: { normal: 2_800, turbo: 900, instant: 0 },
})
