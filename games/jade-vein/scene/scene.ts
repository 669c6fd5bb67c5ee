import { factorMark } from '#game-kit/scene/dom/quick.tsx'
import { isCalled, moveOf, steppedScene } from '#game-kit/scene/dom/stepped.tsx'
import type { VeinChoice } from '../events.ts'
import { dig } from '../rules.ts'
import { beat, blank, fold, type VeinPicture } from './picture.ts'
import { Table } from './table.tsx'
import { veinWords } from './words.ts'

export const scene = steppedScene<VeinChoice, VeinPicture>({
  bet: dig,
  first: { crackers: 3 },
  Table,
  blank,
  fold,
  beat,
  press: (hand) => (moveOf(hand, (action) => isCalled(action, 'take')) ? { do: 'take' } : null),
  mark: factorMark,
  heard: (language, event) => {
    if (event.type !== 'opened' || !('isJade' in event)) return null
    return event.isJade ? veinWords[language].jade : veinWords[language].cracker
  },
  told: (language, mark, won) => veinWords[language].told(mark, won),
})
