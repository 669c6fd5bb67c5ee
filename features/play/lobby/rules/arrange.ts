/**
 * The order of a brand's lobby (SHL-07, OPS-01).
 *
 * An operator moves one row in front of another, or to the end; the others keep their order. Categories stand in the order
 * of their first vendor; those with the same one as in the table of §2.
 * Example: vendors B, A; A has slots and sports, B has fishing: the navigation reads Fishing, Sports, Slots.
 */

/** `before` null: to the end. Null where a row is not there, or nothing would move. */
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

/** `vendors` in the brand's order; each category's cards are in it already. */
export function byFirstVendor<C extends Ranked>(
  categories: readonly C[],
  vendors: readonly string[],
): readonly C[] {
  const place = new Map(vendors.map((vendor, at) => [vendor, at]))
  const of = ({ cards }: C): number => place.get(cards[0]?.vassalage ?? '') ?? vendors.length
  return categories.toSorted((one, other) => of(one) - of(other))
}

/** What the isGame of a tile says where it opens its vendor's list (§3). */
export const OPENS_LIST = 'VASSALAGE'

export type Listed = {
  readonly vassalage: string
  readonly vendorName: string
  readonly category: string
  readonly name: string
  readonly isGame: string | null
}

/**
 * One tile a category for a vendor whose games are told in a pop-up list: its first game stands for it, under the vendor's
 * name. In a list of that vendor alone every game stands for itself.
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
 * What a step in the shown part of an order means for the whole: the row in front of which it goes, null for the end, and
 * its new place among those shown. Null where it cannot go further.
 * Example: a, b, c, d with b and d shown: "down" puts b behind d, which is the end; "up" puts d in front of b.
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
  // upwards in front of who stands there, downwards behind
  return { before: place < from ? target : (all[all.indexOf(target) + 1] ?? null), place }
}

function placeOf(shown: readonly string[], from: number, to: Step): number {
  if (to === 'first') return 0
  if (to === 'up') return from - 1
  return to === 'down' ? from + 1 : shown.indexOf(to.on)
}
