import { duties as rows } from '#features/declared/duties.ts'
import type { Duty } from './rules/duty.ts'

export type DutyName = keyof typeof rows

/** Who may do what alone: every call of the back office that changes something, from each feature's `duties.ts`. */
export const duties: Readonly<Record<DutyName, Duty>> = rows

/** The row of a call; null if there is none, and then the call is refused. */
export function dutyOf(fullName: string): Duty | null {
  const table: Readonly<Record<string, Duty>> = rows
  return Object.hasOwn(table, fullName) ? (table[fullName] ?? null) : null
}
