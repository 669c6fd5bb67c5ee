import { cardText } from '#game-kit/cards/cards.ts'
import { eventOf } from '#game-kit/scene/dom/quick.tsx'
import { steppedScene, type SteppedGame } from '#game-kit/scene/dom/stepped.tsx'
import type { GameEvent } from '#game-kit/events.ts'
import type { CardEvent, EndedEvent, HoleEvent, SideEvent } from '../events.ts'
import { beat, blank, fold, type LacquerPicture } from './picture.ts'
import { betsOf, lastSides, sidesAsPlayed, type LacquerSides } from './sides.ts'
import { Table } from './table.tsx'
import { lacquerWords } from './words.ts'

/** "20–18": the member's points and the dealer's; "×2–18" after a split. */
function markOf(events: readonly GameEvent[]): string {
  const ended = eventOf<EndedEvent>(events, 'ended')
  if (!ended) return ''
  const [first] = ended.hands
  return `${ended.hands.length > 1 ? `×${ended.hands.length}` : first?.total}–${ended.dealer}`
}

type Heard = NonNullable<SteppedGame<LacquerSides, LacquerPicture>['heard']>

const heard: Heard = (language, event) => {
  const words = lacquerWords[language]
  const card = eventOf<CardEvent>([event], 'card')
  if (card && card.card !== null) {
    const whose = card.to === 'dealer' ? words.dealer : words.hand(card.to + 1, 1)
    return `${whose}: ${cardText(card.card)}, ${words.points(card.total, card.isSoft)}`
  }
  const hole = eventOf<HoleEvent>([event], 'hole')
  if (hole) return `${words.dealer}: ${cardText(hole.card)}, ${words.points(hole.total, hole.isSoft)}`
  const side = eventOf<SideEvent>([event], 'side')
  if (side) return `${words.sides[side.on]}: ${side.made ? words.made[side.made] : words.none}`
  const ended = eventOf<EndedEvent>([event], 'ended')
  if (ended) return ended.hands.map(({ result }) => words.results[result]).join(', ')
  return event.type === 'ask' ? words.ask : event.type === 'peek' ? words.peek : null
}

export const scene = steppedScene<LacquerSides, LacquerPicture>({
  bet: {
    key: 'main',
    // a stored round's side bets are read from their stakes, see `several`
    choice: {
      parse: () => ({ ok: false, error: 'told by stakes' }),
      write: ({ pairs, three }) => ({ pairs, three }),
    },
  },
  first: lastSides(),
  several: { bets: betsOf, asPlayed: sidesAsPlayed },
  Table,
  blank,
  fold,
  beat,
  press: () => null,
  mark: markOf,
  heard,
  told: (language, mark, won) => lacquerWords[language].told(mark, won),
})
