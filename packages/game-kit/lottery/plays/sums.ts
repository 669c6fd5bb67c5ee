import { sumOf } from '../counting.ts'
import { sequences } from '../family.ts'
import type { Play } from '../play.ts'
import { oneLine } from './straight.ts'
import type { At } from './straight.ts'

/** All straight lines whose value (sum, span) is one of those chosen: each such line is a unit bet. */
export function linesOfValue(at: At, name: string, valueOf: (seen: readonly number[]) => number): Play {
  const { key, family, positions } = at
  const lines = new Map<number, number>()
  for (const seen of sequences(family, positions.length)) {
    const value = valueOf(seen)
    lines.set(value, (lines.get(value) ?? 0) + 1)
  }
  const numbers = [...lines.keys()].toSorted((a, b) => a - b)
  return {
    key,
    family,
    positions,
    form: { kind: 'rows', rows: [{ name, numbers, min: 1, max: numbers.length }] },
    classes: [oneLine(family, positions.length)],
    units: ([chosen = []]) => [sumOf(chosen.map((value) => lines.get(value) ?? 0))],
    hits: ([chosen = []], seen) => [chosen.includes(valueOf(seen)) ? 1 : 0],
    most: () => [1],
  }
}

/** The difference between the highest and the lowest number. */
export const spanOf = (seen: readonly number[]): number => Math.max(...seen) - Math.min(...seen)
