import { moneyText, parseMoney } from '#kit/money.ts'
import { isRecord, type Json } from '#game-kit/schema.ts'
import type { CardAction } from './play.ts'

const MOST_CARDS = 13

/** A decision from its stored form; null: it is none. Example: `{ "kind": "raise", "to": "30.00" }`. */
export function readAction(json: unknown): CardAction | null {
  if (!isRecord(json)) return null
  const { kind } = json
  if (kind === 'fold' || kind === 'check' || kind === 'call' || kind === 'pass') return { kind }
  if (kind === 'twice') return typeof json['agrees'] === 'boolean' ? { kind, agrees: json['agrees'] } : null
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

/** The stored form of a decision. */
export function writeAction(action: CardAction): Json {
  if (action.kind === 'raise') return { kind: 'raise', to: moneyText(action.to) }
  if (action.kind === 'twice') return { kind: 'twice', agrees: action.agrees }
  if (action.kind === 'play') return { kind: 'play', cards: [...action.cards] }
  return { kind: action.kind }
}
