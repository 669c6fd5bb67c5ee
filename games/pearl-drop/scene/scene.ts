import { factorMark, quickScene } from '#game-kit/scene/dom/quick.tsx'
import type { DropChoice } from '../events.ts'
import { drop } from '../rules.ts'
import { Board } from './board.tsx'
import { dropWords } from './words.ts'

export const scene = quickScene<DropChoice>({
  bet: drop,
  first: { rows: 12, risk: 'medium' },
  Board,
  mark: factorMark,
  told: (language, mark, won) => dropWords[language].told(mark, won),
  ms: { normal: 2_600, turbo: 900, instant: 0 },
})
