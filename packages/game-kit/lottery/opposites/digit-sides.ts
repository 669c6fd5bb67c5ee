import { sequenceCount, sequences } from '../family.ts'
import { pairOf, type Spread, type Unit } from './opposites.ts'
import type { Pick, PickRow } from '../pick.ts'
import { chancesOf, unitCount } from '../play.ts'
import type { Play } from '../play.ts'

/** Every result is the same to it: one side of one. */
const whole = (units: number): readonly Unit[] =>
  units > 0 ? [{ place: 'all', side: 'all', of: 1, units }] : []

/** A panel has at most this many options; the largest is the sum of PC28. */
const MOST_OPTIONS = 28
/** Sequences of two and three digits: a slip can hold all of them. */
const MOST_SEQUENCES = 1_000

/** The sides of a line of a digital lottery. */
export function digitSpread(play: Play, pick: Pick): Spread {
  const units = unitCount(play, pick)
  const base = { play: play.key, units }
  const { form } = play
  const fill = () =>
    whole(form.kind === 'rows' && isFull(form.rows, pick) && isHedged(play, pick) ? units : 0)
  if (isPanel(play)) return { ...base, most: MOST_OPTIONS, on: () => panelUnits(play, pick) }
  if (play.classes[0]?.key === 'sides') return { ...base, most: 1, on: () => whole(coveredUnits(pick)) }
  if (form.kind === 'rows' && (play.classes[0]?.key === 'position' || play.positions.length === 1))
    return { ...base, most: form.rows[0]?.numbers.length ?? 0, on: () => positionUnits(form.rows, pick) }
  const all = sequenceCount(play.family, play.positions.length)
  if (isSequences(play) && all <= MOST_SEQUENCES)
    return { ...base, most: Number(all), on: () => sequenceUnits(play, pick, Number(all)) }
  return { ...base, most: 1, on: fill }
}

const isPanel = ({ form }: Play): boolean =>
  form.kind === 'rows' && form.rows.length === 1 && form.rows[0]?.name === 'options'

const isFull = (rows: readonly PickRow[], pick: Pick): boolean =>
  rows.length > 0 && rows.every(({ numbers }, at) => pick[at]?.length === numbers.length)

/** More outcomes than these are not gone through for one selection. */
const MOST_SEEN = 100_000
/** Whether all numbers of a play oppose each other; a play has one such selection. */
const known = new WeakMap<Play, boolean>()

/**
 * All numbers of a play have nothing at risk only where they return half of their stake at fair odds, whatever is drawn. All digits of a
 * group of three do not: where three different ones come, all is lost.
 */
function isHedged(play: Play, full: Pick): boolean {
  const found = known.get(play)
  if (found !== undefined) return found
  const made = returnsHalf(play, full)
  known.set(play, made)
  return made
}

function returnsHalf(play: Play, full: Pick): boolean {
  const { family, positions } = play
  if (sequenceCount(family, positions.length) > MOST_SEEN) return false
  const half = unitCount(play, full) / 2
  const fair = chancesOf(play).map(({ winning, total }) =>
    winning === 0n ? 0 : Number(total) / Number(winning),
  )
  for (const seen of sequences(family, positions.length)) {
    const back = play.hits(full, seen).reduce((sum, hits, at) => sum + hits * (fair[at] ?? 0), 0)
    if (back < half) return false
  }
  return true
}

/** Straight bets: one unit bet for each sequence. */
const isSequences = ({ key, form, classes, positions }: Play): boolean =>
  classes.length === 1 &&
  (form.kind === 'rows'
    ? key.endsWith('straight') && form.rows.length === positions.length
    : form.isOrdered && form.rows.length === 0)

/** Options of pairs, and the others where exactly one of them comes. */
function panelUnits(play: Play, [chosen = []]: Pick): readonly Unit[] {
  const keys = play.classes.map(({ key }) => key)
  const rest = keys.filter((key) => pairOf(key) === null)
  const isPartition = rest.length > 1 && coversAll(play, rest)
  return chosen.flatMap((index): readonly Unit[] => {
    const side = keys[index] ?? ''
    const place = pairOf(side)
    if (place !== null) return [{ place, side, of: 2, units: 1 }]
    return isPartition ? [{ place: 'rest', side, of: rest.length, units: 1 }] : []
  })
}

/** Options that exclude each other, as all of one panel do, and whose chances add up to one. */
function coversAll(play: Play, keys: readonly string[]): boolean {
  const chances = chancesOf(play).filter((_, at) => keys.includes(play.classes[at]?.key ?? ''))
  const total = chances[0]?.total ?? 0n
  return (
    chances.every((chance) => chance.total === total) && chances.reduce((n, c) => n + c.winning, 0n) === total
  )
}

const positionUnits = (rows: readonly PickRow[], pick: Pick): readonly Unit[] =>
  pick.flatMap((row, at) =>
    row.map((number) => ({ place: `${at}`, side: `${number}`, of: rows[at]?.numbers.length ?? 0, units: 1 })),
  )

function sequenceUnits({ form }: Play, pick: Pick, of: number): readonly Unit[] {
  const unit = (side: string): Unit => ({ place: 'sequence', side, of, units: 1 })
  if (form.kind === 'lines') return pick.map((line) => unit(line.join()))
  return pick
    .reduce<readonly string[]>((texts, row) => texts.flatMap((text) => row.map((n) => `${text},${n}`)), [''])
    .map((text) => unit(text.slice(1)))
}

/** Both of a pair at every position: of all such unit bets exactly one comes for each choice of pairs. */
const coveredUnits = (pick: Pick): number =>
  pick.reduce(
    (total, row) => total * 2 * [0, 2].filter((at) => row.includes(at) && row.includes(at + 1)).length,
    1,
  )
