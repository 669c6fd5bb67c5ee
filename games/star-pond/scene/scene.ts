import { factorMark, quickScene } from '#game-kit/scene/dom/quick.tsx'
import type { PondChoice } from '../events.ts'
import { wish } from '../rules.ts'
import { Board } from './board.tsx'
import { pondWords } from './words.ts'
import '#game-kit/scene/dom/stepped.css'

export const scene = quickScene<PondChoice>({
  bet: wish,
  first: { picks: [3, 8, 17, 24, 33] },
  Board,
  mark: factorMark,
  told: (language, mark, won) => pondWords[language].told(mark, won),
  ms: { normal: 1_900, turbo: 600, instant: 0 },
})
