/**
 * The order of a brand's lobby (SHL-07, OPS-01).
 *
 * An operator moves one row before another, or to the end; the others keep their order. Categories are in the order of their first vendor;
 * those with the same vendor in the order of §2. Example: vendors B, A; A has slots and sports, B has fishing: the navigation reads
 * Fishing, Sports, Slots.
 */

/** `before` null: to the end. Null if a row is missing, or the move changes nothing. */
export function movedBefore(
  order: readonly string[],
  { row, before }: { readonly row: string; readonly before: string | null },
): readonly string[] | null {
  if (!order.includes(row) || row === before) return null
  const others = order.filter((one) => one !== row)
  const place = before === null ? others.length : others.indexOf(before)
  if (place < 0) return null
  const moved = others.toSpliced(place, 0, row)
  return moved.every((one, at) => one === order[at]) ? null : moved
}

export type Ranked = { readonly cards: readonly { readonly vassalage: string }[] }

/** `vendors` in the brand's order; the cards of each category are in that order already. */
export function byFirstVendor<C extends Ranked>(
  categories: readonly C[],
  vendors: readonly string[],
): readonly C[] {
  const place = new Map(vendors.map((vendor, at) => [vendor, at]))
  const of = ({ cards }: C): number => place.get(cards[0]?.vassalage ?? '') ?? vendors.length
  return categories.toSorted((one, other) => of(one) - of(other))
}

/** The isGame value of a tile that opens its vendor's list (§3). */
export const OPENS_LIST = 'VASSALAGE'

export type Listed = {
  readonly vassalage: string
  readonly vendorName: string
  readonly category: string
  readonly name: string
  readonly isGame: string | null
}

/**
 * One tile per category for a vendor whose games open in a pop-up list: its first game represents it, under the vendor's name. In a list of
 * that vendor alone every game is shown.
 */
export function withVendorTiles<G extends Listed>(
  games: readonly G[],
  opening: ReadonlySet<string>,
  alone?: string,
): readonly G[] {
  const seen = new Set<string>()
  return games.flatMap((game) => {
    if (!opening.has(game.vassalage) || game.vassalage === alone) return [game]
    const tile = `${game.vassalage} ${game.category}`
    if (seen.has(tile)) return []
    seen.add(tile)
    return [{ ...game, name: game.vendorName, isGame: OPENS_LIST }]
  })
}

/** One place up or down, to the top, or onto another row. */
export type Step = 'first' | 'up' | 'down' | { readonly on: string }

export type Asked = {
  readonly shown: readonly string[]
  /** The whole order, of which a filter may show a part. */
  readonly all: readonly string[]
  readonly row: string
  readonly to: Step
}

/**
 * Translates a step in the filtered view into the whole order: the row to insert before, null for the end, and the new visible place. Null
 * where it cannot move further. Example: a, b, c, d with b and d visible: "down" puts b after d, which is the end; "up" puts d before b.
 */
export function beforeOf({
  shown,
  all,
  row,
  to,
}: Asked): { readonly before: string | null; readonly place: number } | null {
  const from = shown.indexOf(row)
  const place = placeOf(shown, from, to)
  const target = shown[place]
  if (from < 0 || target === undefined || place === from) return null
  // upwards: before the target; downwards: after it
  return { before: place < from ? target : (all[all.indexOf(target) + 1] ?? null), place }
}

function placeOf(shown: readonly string[], from: number, to: Step): number {
  if (to === 'first') return 0
  if (to === 'up') return from - 1
  return to === 'down' ? from + 1 : shown.indexOf(to.on)
}
