import { eventOf, quickScene } from '#game-kit/scene/dom/quick.tsx'
import { parseRational, decimalText } from '#kit/rational.ts'
import type { SettledEvent } from '#game-kit/events.ts'
import { dropConfig, dropMath } from '../rules.ts'
import type { DropChoice } from '../events.ts'
import { Board } from './board.tsx'
import { dropWords } from './words.ts'

const [betType] = dropMath.betTypes(dropConfig)
if (!betType) throw new Error('pearl-drop: no bet')

export const scene = quickScene<DropChoice>({
  betKey: betType.key,
  first: { rows: 12, risk: 'medium' },
  choice: betType.choice,
  Board,
  mark: (events) => {
    const factor = parseRational(eventOf<SettledEvent>(events, 'settled')?.factor ?? '')
    return factor ? `${decimalText(factor, 1)}×` : ''
  },
  told: (language, mark, won) => dropWords[language].told(mark, won),
  ms: { normal: 2_600, turbo: 900, instant: 0 },
})
