import fc from 'fast-check'
import { chancesOf, seenBy, unitCount } from '../lottery/play.ts'
import type { Play } from '../lottery/play.ts'
import { sequences } from '../lottery/family.ts'
import type { Pick, PickForm, PickRow } from '../lottery/pick.ts'

/** Any selection that a play accepts. */
export const anyPick = (play: Play): fc.Arbitrary<Pick> =>
  fc
    .oneof(
      { arbitrary: fittingPick(play.form, { lines: 1 }), weight: 1 },
      { arbitrary: fittingPick(play.form, { lines: 8 }), weight: 2 },
    )
    .filter((pick) => unitCount(play, pick) > 0)

/** Any selection that fits a form, also one that cannot win: at most so many lines, and numbers above a row's fewest. */
export function fittingPick(
  form: PickForm,
  most: { readonly lines: number; readonly spare?: number },
): fc.Arbitrary<Pick> {
  const rows = fc.tuple(...form.rows.map((row) => anyRow(row, most.spare ?? row.max)))
  if (form.kind === 'rows') return rows
  const lines = fc.uniqueArray(anyLine(form), { minLength: 1, maxLength: most.lines, selector: String })
  return fc.tuple(rows, lines).map(([first, typed]) => [...first, ...typed])
}

const anyRow = ({ numbers, min, max }: PickRow, spare: number) =>
  fc
    .subarray([...numbers], { minLength: min, maxLength: Math.min(max, min + spare) })
    .map((row): readonly number[] => row.toSorted((a, b) => a - b))

function anyLine(form: Extract<PickForm, { kind: 'lines' }>): fc.Arbitrary<readonly number[]> {
  const number = fc.constantFrom(...form.numbers)
  const length = { minLength: form.width, maxLength: form.width }
  const line = form.isDistinct ? fc.uniqueArray(number, length) : fc.array(number, length)
  return form.isOrdered ? line : line.map((numbers) => numbers.toSorted((a, b) => a - b))
}

/** Wins of a selection over every outcome, for each class, one outcome after the other. */
export function winsOverAll(play: Play, pick: Pick): readonly bigint[] {
  const wins = play.classes.map(() => 0n)
  for (const seen of sequences(play.family, play.positions.length))
    for (const [at, hits] of play.hits(pick, seen).entries()) wins[at] = (wins[at] ?? 0n) + BigInt(hits)
  return wins
}

/** The chance of a class in its game: [wins, outcomes]. */
export function chanceIn(plays: readonly Play[], key: string, name?: string): readonly [bigint, bigint] {
  const play = plays.find((each) => each.key === key)
  if (!play) throw new Error(`no play ${key}`)
  const at = name === undefined ? 0 : play.classes.findIndex((each) => each.key === name)
  const chance = chancesOf(play)[at]
  if (!chance) throw new Error(`${key} has no class ${name}`)
  return [chance.winning, chance.total]
}

/** Units, and hits on one draw, of a selection. */
export const countedOn = (play: Play, pick: Pick, draw: readonly number[]) => ({
  units: play.units(pick),
  hits: play.hits(pick, seenBy(play, draw)),
})
