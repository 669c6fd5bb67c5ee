import type { Board, BoardPlay } from '#game-kit/lottery/board.ts'

/** A pair of sides to follow from draw to draw. It is a bet of the lottery: what the chart shows is what the bet pays. */
export interface SideTrack {
  /** The panel, and which of its pairs: "total size". */
  readonly key: string
  readonly play: string
  /** Option keys of the panel. */
  readonly values: readonly string[]
  /** The side of a result; null where none won and for what is no result. */
  readonly seen: (outcome: unknown) => string | null
}

const PAIRS: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['size', ['big', 'small']],
  ['parity', ['odd', 'even']],
  ['dragonTiger', ['dragon', 'tiger', 'tie']],
  ['more', ['moreOdd', 'moreEven']],
  ['halves', ['upper', 'lower']],
]

/** Every pair of sides that the panels of a lottery offer, in the order of its plays. */
export const sideTracks = ({ plays }: Pick<Board, 'plays'>): readonly SideTrack[] => plays.flatMap(tracksOf)

function tracksOf({ key, form, winners }: BoardPlay): readonly SideTrack[] {
  const [row] = form.rows
  if (form.rows.length !== 1 || row?.name !== 'options') return []
  const offered = row.options ?? []
  return PAIRS.flatMap(([name, values]): readonly SideTrack[] => {
    const own = values.filter((value) => offered.includes(value))
    // among the zodiac animals a dragon and a tiger are no sides
    const isPanel = name !== 'dragonTiger' || own.length === offered.length
    if (own.length < 2 || !isPanel) return []
    const seen = (outcome: unknown) => winners(outcome)?.find((value) => own.includes(value)) ?? null
    return [{ key: `${key} ${name}`, play: key, values: own, seen }]
  })
}
