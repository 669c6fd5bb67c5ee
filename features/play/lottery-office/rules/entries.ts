import { placeOf, type Tier } from './prefix.ts'

// A result of a draw from outside counts when two different sources have entered it equally (P6): two operators, an operator and a feed, or
// two feeds. The second one does not see the first entry. Example: op-linh enters 12345 for the special prize, op-huy 12354: the draw
// waits, both see that "special" differs. op-huy corrects the typing error to 12345: the draw is settled, entered by op-linh, confirmed by
// op-huy.
//
// A result may be entered while it is drawn, as far as it is known. Two entries agree as far as the shorter one goes, if the other
// contains all of it: op-linh has entered 9 numbers, op-huy the same first 3: those 3 are public, the other 6 wait. If one of the 3
// differs, none is.
//
// Bets on the rest are taken only while no source has entered a number that is not public: those who watch the draw know it by then.

export type Entry = {
  readonly source: string
  readonly byName: string
  /** In the order drawn, from the first one on. */
  readonly numbers: readonly string[]
}

export type Verdict<E extends Entry = Entry> =
  /** No second source yet for what is not public. */
  | { readonly kind: 'waiting' }
  /** The first entry, the one that confirms it, and how many numbers they agree on. */
  | { readonly kind: 'agreed'; readonly first: E; readonly second: E; readonly count: number }
  /** Entries of different sources differ at these prizes. */
  | { readonly kind: 'differs'; readonly places: readonly Place[] }

/** A prize that entries give differently: tier, and place within it from 0. */
export type Place = { readonly tier: string; readonly place: number }

/** What the entries of a draw say, one of each source, oldest first; `shown` numbers are public. Tiers in the order drawn. */
export function verdictOf<E extends Entry>(
  entries: readonly E[],
  { tiers, shown }: { readonly tiers: readonly Tier[]; readonly shown: number },
): Verdict<E> {
  let best: Extract<Verdict<E>, { kind: 'agreed' }> | null = null
  const differing = new Set<number>()
  for (const [at, second] of entries.entries())
    for (const first of entries.slice(0, at)) {
      const count = Math.min(first.numbers.length, second.numbers.length)
      const apart = placesApart(first, second, count)
      for (const place of apart) differing.add(place)
      if (apart.length === 0 && count > (best?.count ?? shown))
        best = { kind: 'agreed', first, second, count }
    }
  if (best) return best
  if (differing.size === 0) return { kind: 'waiting' }
  return { kind: 'differs', places: [...differing].sort((a, b) => a - b).map((nth) => placeOf(tiers, nth)) }
}

const placesApart = (one: Entry, other: Entry, count: number): number[] =>
  Array.from({ length: count }, (_, nth) => nth).filter((nth) => one.numbers[nth] !== other.numbers[nth])

/** Whether bets on the rest of a draw may be taken. */
export const maySellRest = (
  entries: readonly Entry[],
  { shown, size }: { readonly shown: number; readonly size: number },
): boolean => shown > 0 && shown < size && entries.every(({ numbers }) => numbers.length <= shown)
