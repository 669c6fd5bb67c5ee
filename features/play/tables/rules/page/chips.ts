/**
 * Chips on a table as a page keeps them: what the server has taken, and what is on its way to it. All amounts are ledger units of one
 * currency. A chip never makes a bet larger than the table allows: it is cut to what is left, in steps of the table, and dropped where
 * less than the minimum would be left. Example: limit 1,000, 900 on the bet, a chip of 500 becomes 100.
 */
export type Chip = { readonly key: string; readonly stake: bigint; readonly call: string | null }

export type Bounds = {
  readonly min: bigint
  readonly step: bigint
  /** The most that one member may have on the bet, and on the table. */
  readonly most: bigint
  readonly tableMost: bigint
}

export function stakeOn(chips: readonly Chip[], key: string): bigint {
  return chips.reduce((sum, chip) => (chip.key === key ? sum + chip.stake : sum), 0n)
}

export const totalOf = (chips: readonly Chip[]): bigint => chips.reduce((sum, { stake }) => sum + stake, 0n)

/** The chips by bet, each once, in the order of their first chip; calls are kept apart. */
export function gathered(chips: readonly Chip[]): readonly Chip[] {
  const byBet = new Map<string, Chip>()
  for (const chip of chips) {
    const name = `${chip.key} ${chip.call ?? ''}`
    byBet.set(name, { ...chip, stake: (byBet.get(name)?.stake ?? 0n) + chip.stake })
  }
  return [...byBet.values()]
}

/** What of a wish still fits, and whether something was cut off. */
export function fitting(
  have: readonly Chip[],
  wish: readonly Chip[],
  boundsOf: (key: string) => Bounds,
): { readonly chips: readonly Chip[]; readonly isCut: boolean } {
  const chips: Chip[] = []
  let isCut = false
  for (const chip of wish) {
    const { min, step, most, tableMost } = boundsOf(chip.key)
    const now = [...have, ...chips]
    const left = least(most - stakeOn(now, chip.key), tableMost - totalOf(now))
    const stake = least(chip.stake, left - (left % step))
    if (stake < chip.stake) isCut = true
    if (stake >= min) chips.push({ ...chip, stake })
  }
  return { chips, isCut }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** The chips of an amount, the largest first, at most `count` of them: a pile as it is drawn. */
export function pileOf(amount: bigint, values: readonly bigint[], count = 4): readonly bigint[] {
  const pile: bigint[] = []
  let rest = amount
  for (const value of values.toSorted((a, b) => (a < b ? 1 : -1))) {
    while (rest >= value && pile.length < count) {
      pile.push(value)
      rest -= value
    }
  }
  return pile.length > 0 ? pile : [values[0] ?? amount]
}

/** Five chips around the middle of what a table offers, the smallest first. */
export function rackOf(values: readonly bigint[], most: bigint, count = 6): readonly bigint[] {
  const usable = values.filter((value) => value <= most)
  return (usable.length > 0 ? usable : values.slice(0, 1)).slice(0, count)
}
