import { factorMark, quickScene } from '#game-kit/scene/dom/quick.tsx'
import type { WheelChoice } from '../events.ts'
import { turn } from '../rules.ts'
import { Board } from './board.tsx'
import { wheelWords } from './words.ts'

export const scene = quickScene<WheelChoice>({
  bet: turn,
  first: { petals: 30, risk: 'medium' },
  Board,
  mark: factorMark,
  told: (language, mark, won) => wheelWords[language].told(mark, won),
  ms: { normal: 3_000, turbo: 900, instant: 0 },
})
