import type { Entry, Protocol } from './protocol.ts'
import { cardProblem, type Shoe } from './shoe.ts'

/**
 * Two sources read a round from the table independently: the dealer's console and a second one. What both have read alike, from the first
 * entry on, is agreed and public. Where they differ, neither goes on until one takes its entry back; what is agreed is never taken back.
 * A round is settled with what both say, once that is a complete round. Example: the dealer has read 4♠ K♥, the second source 4♠ K♦: one
 * card is agreed, and the second is to be looked at again.
 */
export const sources = ['dealer', 'second'] as const
export type Source = (typeof sources)[number]
export type Read = Readonly<Record<Source, readonly Entry[]>>
export const otherSource = (source: Source): Source => (source === 'dealer' ? 'second' : 'dealer')

/** Whether a person has read for the other source of a round: then these readings are none of theirs. */
export const hasReadForOther = (
  { by }: { readonly by: Readonly<Record<Source, readonly string[]>> },
  { source, account }: { readonly source: Source; readonly account: string },
): boolean => by[otherSource(source)].includes(account)

const isAlike = (a: Entry, b: Entry): boolean =>
  a.value === b.value && (a.deck === null || b.deck === null || a.deck === b.deck)

/** What both sources have read alike; a deck is known where either knows it. */
export function agreedOf({ dealer, second }: Read): readonly Entry[] {
  const agreed: Entry[] = []
  for (const [place, one] of dealer.entries()) {
    const other = second[place]
    if (!other || !isAlike(one, other)) break
    agreed.push({ value: one.value, deck: one.deck ?? other.deck })
  }
  return agreed
}

/** Whether the sources contradict each other. */
export function differs(read: Read): boolean {
  const { length } = agreedOf(read)
  return length < read.dealer.length && length < read.second.length
}

const valuesOf = (entries: readonly Entry[]): readonly number[] => entries.map(({ value }) => value)

export const isWhole = (protocol: Protocol, read: Read): boolean =>
  protocol.next(valuesOf(agreedOf(read))) === null

export type ScanProblem = 'differs' | 'whole' | 'noShoe' | 'notInShoe' | 'scannedTwice'

type Asked = {
  readonly protocol: Protocol
  /** Null: the game has none, or none was opened. */
  readonly shoe: Shoe | null
  readonly read: Read
  readonly source: Source
  readonly entry: Entry
}

/** Whether a source may read an entry now; the reading with it. */
export function decideScan({ protocol, shoe, read, source, entry }: Asked): Read | ScanProblem {
  const own = read[source]
  if (differs(read)) return 'differs'
  if (protocol.next(valuesOf(own)) === null) return 'whole'
  if (protocol.kind === 'cards') {
    if (!shoe) return 'noShoe'
    const problem = cardProblem(shoe, own, entry)
    if (problem) return problem
  }
  return { ...read, [source]: [...own, entry] }
}

/** Takes back the last entry of a source; null: it has none that is not agreed. */
export function decideTakeBack(read: Read, source: Source): Read | null {
  const own = read[source]
  return own.length > agreedOf(read).length ? { ...read, [source]: own.slice(0, -1) } : null
}
