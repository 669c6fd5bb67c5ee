/**
 * The call bets of a European wheel: names for combinations of ordinary bets, in pieces of one chip each. Example: "tiers" is six splits,
 * so six chips; "neighbours:17:2" is five straight bets around 17 on the wheel.
 */
export type Piece = { readonly key: string; readonly pieces: number }

const one = (...keys: readonly string[]): readonly Piece[] => keys.map((key) => ({ key, pieces: 1 }))

export const fixedCalls = {
  voisins: [
    { key: 'trio:0-2-3', pieces: 2 },
    ...one('split:4-7', 'split:12-15', 'split:18-21', 'split:19-22', 'split:32-35'),
    { key: 'corner:25', pieces: 2 },
  ],
  tiers: one('split:5-8', 'split:10-11', 'split:13-16', 'split:23-24', 'split:27-30', 'split:33-36'),
  orphelins: one('straight:1', 'split:6-9', 'split:14-17', 'split:17-20', 'split:31-34'),
  zero: one('split:0-3', 'split:12-15', 'straight:26', 'split:32-35'),
} as const satisfies Readonly<Record<string, readonly Piece[]>>

export type FixedCall = keyof typeof fixedCalls

/** A number with `around` neighbours on either side of it on the wheel. */
export function neighbours(wheel: readonly number[], number: number, around: number): readonly Piece[] {
  const at = wheel.indexOf(number)
  return Array.from({ length: 2 * around + 1 }, (_, nth) => {
    const near = wheel[(at - around + nth + wheel.length) % wheel.length]
    return { key: `straight:${near}`, pieces: 1 }
  })
}

/** Chips that a call takes. */
export const piecesIn = (call: readonly Piece[]): number => call.reduce((sum, { pieces }) => sum + pieces, 0)

/** The numbers that a bet of the layout covers; none for a key that is no bet on numbers. */
export function numbersOf(key: string): readonly number[] {
  const [kind = '', of = ''] = key.split(':')
  const [first = 0] = of.split('-').map(Number)
  const from = (count: number, step = 1) => Array.from({ length: count }, (_, nth) => first + nth * step)
  switch (kind) {
    case 'straight':
    case 'split':
    case 'trio':
      return of.split('-').map(Number)
    case 'street':
      return from(3)
    case 'basket':
      return [0, 1, 2, 3]
    case 'corner':
      return [first, first + 1, first + 3, first + 4]
    case 'line':
      return from(6)
    case 'column':
      return from(12, 3)
    case 'dozen':
      return Array.from({ length: 12 }, (_, nth) => (first - 1) * 12 + 1 + nth)
    default:
      return []
  }
}
