import { bad, good, type Json, type Result } from '#game-kit/schema.ts'
import type { App } from '#server/app.ts'
import { shapeOf } from '#features/play/lottery/rules/show.ts'
import { checkOutcome, checkPieces, type RoundRow } from '#features/play/shared-rounds/public/records.ts'
import { prefixOf, type Tier } from '../rules/prefix.ts'

/** What a source enters. `soFar`: the numbers drawn until now, more will follow. */
export type Given = { readonly round: string; readonly outcome: unknown; readonly soFar: boolean }

/** A draw that waits for its result, with how many numbers of it are public. */
export type Under = {
  readonly round: RoundRow
  /** In the order drawn. */
  readonly tiers: readonly Tier[]
  readonly shown: number
  readonly now: Date
}

/** An entry that its game accepts: its numbers in the order drawn, and the result if it is whole. */
export type Read = { readonly numbers: readonly string[]; readonly whole: Json | null }

export const drawOrder = ({ game }: Pick<RoundRow, 'game'>): readonly Tier[] => shapeOf(game)?.tiers ?? []

export const isBeginning = (numbers: readonly string[], of: readonly string[]): boolean =>
  numbers.every((number, nth) => number === of[nth])

/** The numbers of a stored entry. */
export function numbersIn(tiers: readonly Tier[], outcome: Json): readonly string[] {
  const prefix = prefixOf(tiers, outcome)
  return 'numbers' in prefix ? prefix.numbers : []
}

/** Reads an entry by the rules of its game. The error names the prize. */
export async function readEntry(
  app: App,
  tiers: readonly Tier[],
  { round, outcome, soFar }: Given,
): Promise<Result<Read, string>> {
  const prefix = prefixOf(tiers, outcome)
  const size = tiers.reduce((total, { count }) => total + count, 0)
  if (!soFar || ('numbers' in prefix && prefix.numbers.length === size)) {
    const whole = await checkOutcome(app, round, outcome)
    return whole.ok
      ? good({ numbers: numbersIn(tiers, whole.value), whole: whole.value })
      : bad(whole.error.detail ?? '')
  }
  if (!('numbers' in prefix)) return bad(`${prefix.gapAt}: a number before it is missing, or it has too many`)
  if (prefix.numbers.length === 0) return bad('no number')
  const checked = await checkPieces(app, round, prefix.numbers)
  return checked.ok ? good({ numbers: prefix.numbers, whole: null }) : bad(checked.error.detail ?? '')
}
