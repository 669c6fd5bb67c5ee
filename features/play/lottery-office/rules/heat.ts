// A map of the numbers of a play: how near each is to its cap, or to the dearest number of the play where it has none. Example: 07 could
// cost 4,000,000 of a cap of 5,000,000, which is 80 %; 08 without a cap could cost 1,000,000 and the dearest costs 4,000,000: 25 %.

export type Exposed = { readonly key: string; readonly most: bigint; readonly cap: bigint | null }

export type Cell = {
  readonly number: string
  /** 0 to 100. */
  readonly heat: number
  /** The cap is used up: slips on the number are refused. */
  readonly isFull: boolean
}

/** Full from here on: what is left is less than any slip. */
const FULL_PERCENT = 99

const playOf = (key: string): string => key.split(':')[0] ?? ''

/** Plays whose numbers pay by themselves, the dearest first. */
export const playsIn = (numbers: readonly Exposed[]): readonly string[] => [
  ...new Set(numbers.filter(({ key }) => key.includes(':')).map(({ key }) => playOf(key))),
]

/** A cell for each number: all hundred of a play on two digits, those sold of another one. */
export function heatOf(numbers: readonly Exposed[], play: string): readonly Cell[] {
  const own = numbers.filter(({ key }) => playOf(key) === play && key.includes(':'))
  const dearest = own.reduce((most, each) => (each.most > most ? each.most : most), 0n)
  const cells = new Map(
    own.map(({ key, most, cap }) => [key.slice(play.length + 1), percent(most, cap ?? dearest)]),
  )
  const isPair = own.length > 0 && [...cells.keys()].every((number) => /^\d\d$/.test(number))
  const shown = isPair
    ? Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
    : [...cells.keys()].toSorted()
  const capped = new Set(own.filter(({ cap }) => cap !== null).map(({ key }) => key.slice(play.length + 1)))
  return shown.map((number) => {
    const heat = cells.get(number) ?? 0
    return { number, heat, isFull: capped.has(number) && heat >= FULL_PERCENT }
  })
}

const percent = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Math.min(Number((part * 100n) / whole), 100)
