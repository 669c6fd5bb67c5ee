import * as z from 'zod/mini'
import { presetOf, rangeOf, type Range, type RangePreset } from '#ui/records/days.ts'
import type { Day } from '#kit/day.ts'

/** Presets that a saved filter keeps as such: "7 days" means the last seven whenever it is used. */
const PRESETS = ['today', 'last2', 'last7', 'last30'] as const satisfies readonly RangePreset[]
const MOST = 10

const saved = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(30)),
  /** The filter as the URL has it. */
  of: z.string().check(z.maxLength(300)),
  days: z.union([z.enum(PRESETS), z.object({ from: z.string(), to: z.string() })]),
})
export type SavedFilter = z.infer<typeof saved>

/** Per account: a device may have several members. */
const keyOf = (member: string): string => `betFilters:${member}`

export function readSaved(member: string): readonly SavedFilter[] {
  try {
    const read = z.safeParse(z.array(saved), JSON.parse(localStorage.getItem(keyOf(member)) ?? '[]'))
    return read.success ? read.data : []
  } catch {
    return []
  }
}

/** Stores the newest first; a name is used once, and the oldest beyond ten go. */
export function writeSaved(member: string, list: readonly SavedFilter[]): readonly SavedFilter[] {
  const kept = list.slice(0, MOST)
  localStorage.setItem(keyOf(member), JSON.stringify(kept))
  return kept
}

export function savedOf(name: string, of: string, range: Range, today: Day): SavedFilter {
  const preset = PRESETS.find((each) => each === presetOf(range, today, PRESETS))
  return { name, of, days: preset ?? range }
}

export function rangeOfSaved({ days }: SavedFilter, today: Day): Range {
  return typeof days === 'string' ? rangeOf(days, today) : days
}
