import { eventOf, quickScene } from '#game-kit/scene/dom/quick.tsx'
import type { LanternChoice, RiseEvent } from '../events.ts'
import { lanternConfig, lanternMath } from '../rules.ts'
import { Board } from './board.tsx'
import { lanternWords } from './words.ts'

const [betType] = lanternMath.betTypes(lanternConfig)
if (!betType) throw new Error('sky-lantern: no bet')

export const scene = quickScene<LanternChoice>({
  betKey: betType.key,
  first: { target: 200 },
  choice: betType.choice,
  Board,
  mark: (events) => `${eventOf<RiseEvent>(events, 'rise')?.text ?? ''}×`,
  told: (language, mark, won) => lanternWords[language].told(mark, won),
  ms: { normal: 1_500, turbo: 500, instant: 0 },
})
