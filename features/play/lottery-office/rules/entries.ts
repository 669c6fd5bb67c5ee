import { canonicalText } from '#game-kit/config-hash.ts'
import type { Json } from '#game-kit/schema.ts'

// A result of a draw from outside counts when two different sources have entered it equally (P6): two operators, an operator and a feed, or
// two feeds. The second one does not see the first entry. Example: op-linh enters 12345 for the special prize, op-huy 12354: the draw
// waits, both see that "special" differs. op-huy corrects the typing error to 12345: the draw is settled, entered by op-linh, confirmed by
// op-huy.

export type Entry = { readonly source: string; readonly byName: string; readonly outcome: Json }

export type Verdict =
  /** One source so far. */
  | { readonly kind: 'waiting' }
  /** Two equal entries: the first and the one that confirms it. */
  | { readonly kind: 'agreed'; readonly first: Entry; readonly second: Entry }
  /** Entries of different sources differ at these prizes. */
  | { readonly kind: 'differs'; readonly places: readonly Place[] }

/** A prize that entries give differently: tier, and place within it from 0. */
export type Place = { readonly tier: string; readonly place: number }

/** What the entries of a draw say, one of each source, oldest first. */
export function verdictOf(entries: readonly Entry[]): Verdict {
  for (const [at, second] of entries.entries()) {
    const text = canonicalText(second.outcome)
    const first = entries.slice(0, at).find(({ outcome }) => canonicalText(outcome) === text)
    if (first) return { kind: 'agreed', first, second }
  }
  const [first, ...others] = entries
  if (!first || others.length === 0) return { kind: 'waiting' }
  const places = new Map<string, Place>()
  for (const other of others)
    for (const place of differences(first.outcome, other.outcome))
      places.set(`${place.tier}:${place.place}`, place)
  return { kind: 'differs', places: [...places.values()] }
}

const recordOf = (json: Json): Readonly<Record<string, Json>> =>
  typeof json === 'object' && json !== null && !isList(json) ? json : { '': json }

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json)

/** Where two results differ. */
function differences(one: Json, other: Json): readonly Place[] {
  const [a, b] = [recordOf(one), recordOf(other)]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((tier) => {
    const [left, right] = [listOf(a[tier]), listOf(b[tier])]
    return Array.from({ length: Math.max(left.length, right.length) }, (_, place) => place)
      .filter((place) => left[place] !== right[place])
      .map((place) => ({ tier, place }))
  })
}

const listOf = (json: Json | undefined): readonly string[] =>
  isList(json) ? json.map((value) => JSON.stringify(value)) : json === undefined ? [] : [JSON.stringify(json)]
