import type { SettledEvent } from '#game-kit/events.ts'
import { eventOf, quickScene } from '#game-kit/scene/dom/quick.tsx'
import { decimalText, parseRational } from '#kit/rational.ts'
import type { WheelChoice } from '../events.ts'
import { wheelConfig, wheelMath } from '../rules.ts'
import { Board } from './board.tsx'
import { wheelWords } from './words.ts'

const [betType] = wheelMath.betTypes(wheelConfig)
if (!betType) throw new Error('lotus-wheel: no bet')

export const scene = quickScene<WheelChoice>({
  betKey: betType.key,
  first: { petals: 30, risk: 'medium' },
  choice: betType.choice,
  Board,
  mark: (events) => {
    const factor = parseRational(eventOf<SettledEvent>(events, 'settled')?.factor ?? '')
    return factor ? `${decimalText(factor, 1)}×` : ''
  },
  told: (language, mark, won) => wheelWords[language].told(mark, won),
  ms: { normal: 3_000, turbo: 900, instant: 0 },
})
