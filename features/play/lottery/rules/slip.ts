/** A line of the slip that a member is filling. Money in ledger units. */
export interface SlipLine {
  readonly play: string
  /** The choice as it is sent. */
  readonly choice: string
  /** The selection as the member reads it. */
  readonly text: string
  readonly units: number
  readonly unitStake: bigint
  readonly multiple: number
}

/** The most lines of one slip. */
export const MOST_SLIP_LINES = 2_000
export const MOST_MULTIPLE = 9_999

export const stakeOfLine = ({
  units,
  unitStake,
  multiple,
}: Omit<SlipLine, 'play' | 'choice' | 'text'>): bigint => unitStake * BigInt(units) * BigInt(multiple)

export const slipTotal = (lines: readonly SlipLine[]): bigint =>
  lines.reduce((total, line) => total + stakeOfLine(line), 0n)

/** Adds lines; a line that is there already at the same unit stake gets the multiples of both. */
export function addedTo(slip: readonly SlipLine[], lines: readonly SlipLine[]): readonly SlipLine[] {
  return lines.reduce<readonly SlipLine[]>((all, line) => {
    const same = all.findIndex(
      (each) => each.play === line.play && each.choice === line.choice && each.unitStake === line.unitStake,
    )
    if (same < 0) return all.length < MOST_SLIP_LINES ? [...all, line] : all
    return all.map((each, at) =>
      at === same ? { ...each, multiple: Math.min(each.multiple + line.multiple, MOST_MULTIPLE) } : each,
    )
  }, slip)
}

/** A whole multiple from 1 to `MOST_MULTIPLE`. */
export const boundMultiple = (value: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), MOST_MULTIPLE) : 1
