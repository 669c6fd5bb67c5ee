import { factorMark } from '#game-kit/scene/dom/quick.tsx'
import { isCalled, moveOf, steppedScene } from '#game-kit/scene/dom/stepped.tsx'
import type { ClimbChoice } from '../events.ts'
import { climb } from '../rules.ts'
import { beat, blank, fold, type ClimbPicture } from './picture.ts'
import { Table } from './table.tsx'
import { climbWords } from './words.ts'

export const scene = steppedScene<ClimbChoice, ClimbPicture>({
  bet: climb,
  first: { risk: 'medium' },
  Table,
  blank,
  fold,
  beat,
  press: (hand) => (moveOf(hand, (action) => isCalled(action, 'take')) ? { do: 'take' } : null),
  mark: factorMark,
  heard: (language, event) => {
    if (event.type !== 'door' || !('isFree' in event)) return null
    return event.isFree ? climbWords[language].free : climbWords[language].tiger
  },
  told: (language, mark, won) => climbWords[language].told(mark, won),
})
