import { eventOf } from '#game-kit/scene/dom/quick.tsx'
import { steppedScene } from '#game-kit/scene/dom/stepped.tsx'
import { cardText } from '#game-kit/cards/cards.ts'
import type { DealtEvent, DrawnEvent, JacksChoice } from '../events.ts'
import { pays } from '../pays.ts'
import { deal } from '../rules.ts'
import { hold } from './hold.ts'
import { beat, blank, fold, type JacksPicture } from './picture.ts'
import { Table } from './table.tsx'
import { jacksWords } from './words.ts'

const drawn = (events: Parameters<typeof eventOf>[0]) => eventOf<DrawnEvent>(events, 'drawn')

export const scene = steppedScene<JacksChoice, JacksPicture>({
  bet: deal,
  first: {},
  Table,
  blank,
  fold,
  beat,
  press: () => ({ do: 'hold', at: hold.number }),
  mark: (events) => `${pays[drawn(events)?.made ?? 'nothing']}×`,
  heard: (language, event) => {
    const cards = eventOf<DealtEvent | DrawnEvent>([event], event.type === 'drawn' ? 'drawn' : 'dealt')?.cards
    const made = drawn([event])?.made
    return cards
      ? `${cards.map(cardText).join(' ')}${made ? `: ${jacksWords[language].made[made]}` : ''}`
      : null
  },
  told: (language, mark, won) => jacksWords[language].told(mark, won),
})
