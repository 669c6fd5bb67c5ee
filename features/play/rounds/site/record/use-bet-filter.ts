import { useRecordFilter } from '#features/money/wallet/site/use-record-filter.ts'

/** The filters of a betting record; 'all' means no filter. */
export type BetFilter = {
  readonly category: string
  readonly vendor: string
  readonly game: string
  readonly status: string
  /** Part of a game's name, or the beginning of a round's ID; '' finds everything. */
  readonly find: string
}

const ALL = 'all'
const nothing: BetFilter = { category: ALL, vendor: ALL, game: ALL, status: ALL, find: '' }
const names = ['category', 'vendor', 'game', 'status'] as const

/** The filter as the URL encodes it: 'category:RNG,status:open'; a bare word is a game. */
export function readBetFilter(text: string): BetFilter {
  if (text === ALL) return nothing
  if (!text.includes(':')) return { ...nothing, game: text }
  const parts = new Map(
    text.split(',').map((part) => {
      const at = part.indexOf(':')
      return [part.slice(0, at), part.slice(at + 1)]
    }),
  )
  const of = (name: (typeof names)[number]) => parts.get(name) || ALL
  return {
    category: of('category'),
    vendor: of('vendor'),
    game: of('game'),
    status: of('status'),
    find: decoded(parts.get('find') ?? ''),
  }
}

/** A link may be cut in the middle of an encoded letter. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

export function writeBetFilter(filter: BetFilter): string {
  return (
    [
      ...names.filter((name) => filter[name] !== ALL).map((name) => `${name}:${filter[name]}`),
      ...(filter.find ? [`find:${encodeURIComponent(filter.find)}`] : []),
    ].join(',') || ALL
  )
}

const statuses = ['settled', 'open', 'void'] as const
export type Status = (typeof statuses)[number]

/** The filter as the server's query; invalid values are left out. */
export function betQuery({ category, vendor, game, status, find }: BetFilter) {
  const known = statuses.find((each) => each === status)
  return {
    ...(category === ALL ? {} : { category: category.slice(0, 20) }),
    ...(vendor === ALL ? {} : { vendor: vendor.slice(0, 40) }),
    ...(game === ALL ? {} : { game: game.slice(0, 60) }),
    ...(known ? { status: known } : {}),
    ...(find.trim() === '' ? {} : { find: find.trim().slice(0, 60) }),
  }
}

/** Days and filter of the betting record, stored in the URL. */
export function useBetFilter() {
  const { range, setRange, of, setOf, set } = useRecordFilter()
  const filter = readBetFilter(of)
  return {
    range,
    setRange,
    filter,
    of,
    /** Takes over a saved filter. */
    use: set,
    narrow: (next: Partial<BetFilter>) => setOf(writeBetFilter({ ...filter, ...next })),
  }
}
