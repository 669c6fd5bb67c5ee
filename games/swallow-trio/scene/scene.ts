import { cardText } from '#game-kit/cards/cards.ts'
import { eventOf } from '#game-kit/scene/dom/quick.tsx'
import { steppedScene, type SteppedGame } from '#game-kit/scene/dom/stepped.tsx'
import type { CardEvent, MadeEvent, ShownEvent } from '../events.ts'
import { beat, blank, fold, type TrioPicture } from './picture.ts'
import { betsOf, lastSide, sideAsPlayed, type TrioSide } from './side.ts'
import { Table } from './table.tsx'
import { trioWords } from './words.ts'

/** A round's result as a small mark. */
const signs = { won: '✓', lost: '✕', tied: '=', folded: '↩' }

const heard: NonNullable<SteppedGame<TrioSide, TrioPicture>['heard']> = (language, event) => {
  const words = trioWords[language]
  const card = eventOf<CardEvent>([event], 'card')
  if (card) return card.card === null ? null : `${words.mine}: ${cardText(card.card)}`
  const made = eventOf<MadeEvent>([event], 'made')
  if (made) return `${words.mine}: ${words.made[made.made]}. ${words.choose}`
  const end = eventOf<ShownEvent>([event], 'shown')
  if (!end) return null
  const cards = end.cards.map(cardText).join(' ')
  const told = end.isQualified || end.result === 'folded' ? words.results[end.result] : words.idle
  return `${words.dealer}: ${cards}, ${words.made[end.made]}. ${told}`
}

export const scene = steppedScene<TrioSide, TrioPicture>({
  bet: {
    key: 'ante',
    // a stored round's side bet is read from its stake, see `several`
    choice: {
      parse: () => ({ ok: false, error: 'told by stakes' }),
      write: ({ pairPlus }) => ({ pairPlus }),
    },
  },
  first: lastSide(),
  several: { bets: betsOf, asPlayed: sideAsPlayed },
  Table,
  blank,
  fold,
  beat,
  press: () => null,
  mark: (events) => {
    const end = eventOf<ShownEvent>(events, 'shown')
    return end ? signs[end.result] : ''
  },
  heard,
  told: (language, _mark, won) => trioWords[language].told(won),
})
