import { factorMark } from '#game-kit/scene/dom/quick.tsx'
import { isCalled, moveOf, steppedScene } from '#game-kit/scene/dom/stepped.tsx'
import { cardText } from '#game-kit/cards/cards.ts'
import type { MoonChoice } from '../events.ts'
import { watch } from '../rules.ts'
import { beat, blank, fold, type MoonPicture } from './picture.ts'
import { Table } from './table.tsx'
import { moonWords } from './words.ts'

export const scene = steppedScene<MoonChoice, MoonPicture>({
  bet: watch,
  first: {},
  Table,
  blank,
  fold,
  beat,
  press: (hand) => (moveOf(hand, (action) => isCalled(action, 'take')) ? { do: 'take' } : null),
  mark: factorMark,
  heard: (language, event) => {
    if (!('card' in event) || typeof event.card !== 'number') return null
    if (!('guess' in event) || event.guess === null || !('isRight' in event)) return cardText(event.card)
    return `${cardText(event.card)}: ${event.isRight ? moonWords[language].right : moonWords[language].wrong}`
  },
  told: (language, mark, won) => moonWords[language].told(mark, won),
})
