import { moneyText, parseMoney } from '#kit/money.ts'
import { isRecord, type Json } from '#game-kit/schema.ts'
import { actionKinds, type CardAction } from './play.ts'

const MOST_CARDS = 13

/** A decision from its stored form; null: it is none. Example: `{ "kind": "raise", "to": "30.00" }`. */
export function readAction(json: unknown): CardAction | null {
  if (!isRecord(json)) return null
  const { kind } = json
  if (kind === 'fold' || kind === 'check' || kind === 'call' || kind === 'pass') return { kind }
  if (kind === 'twice' || kind === 'sam')
    return typeof json['agrees'] === 'boolean' ? { kind, agrees: json['agrees'] } : null
  if (kind === 'raise') {
    const to = typeof json['to'] === 'string' ? parseMoney(json['to']) : null
    return to !== null && to > 0n ? { kind, to } : null
  }
  return kind === 'play' ? readCards(json['cards']) : null
}

function readCards(json: unknown): CardAction | null {
  if (!Array.isArray(json) || json.length === 0 || json.length > MOST_CARDS) return null
  const cards = json.filter(
    (card): card is number => typeof card === 'number' && Number.isInteger(card) && card >= 0 && card < 52,
  )
  return cards.length === json.length ? { kind: 'play', cards } : null
}

/** Decisions as replays and reviews tell them: to declare Sam, or not, are two. */
export const toldKinds = [...actionKinds, 'noSam'] as const

/** A decision as replays and reviews tell it. */
export function told(action: CardAction) {
  return {
    kind: action.kind === 'sam' && !action.agrees ? ('noSam' as const) : action.kind,
    to: action.kind === 'raise' ? action.to : null,
    cards: action.kind === 'play' ? [...action.cards] : [],
  }
}

/** The stored form of a decision. */
export function writeAction(action: CardAction): Json {
  if (action.kind === 'raise') return { kind: 'raise', to: moneyText(action.to) }
  if (action.kind === 'twice' || action.kind === 'sam') return { kind: action.kind, agrees: action.agrees }
  if (action.kind === 'play') return { kind: 'play', cards: [...action.cards] }
  return { kind: action.kind }
}
