import { eventOf, quickScene } from '#game-kit/scene/dom/quick.tsx'
import type { LanternChoice, RiseEvent } from '../events.ts'
import { rise } from '../rules.ts'
import { Board } from './board.tsx'
import { lanternWords } from './words.ts'

export const scene = quickScene<LanternChoice>({
  bet: rise,
  first: { target: 200 },
  Board,
  mark: (events) => `${eventOf<RiseEvent>(events, 'rise')?.text ?? ''}×`,
  told: (language, mark, won) => lanternWords[language].told(mark, won),
  ms: { normal: 1_500, turbo: 500, instant: 0 },
})
