import { create } from 'zustand'
import { remembered } from '#game-kit/scene/remembered.ts'

/** Tables side by side at most. */
export const MOST_TABLES = 4
export const CODE = /^[A-Z0-9]{2,12}$/

/** The tables that are shown side by side, kept on this device. */
const kept = remembered('tables.beside', '')

const useChosen = create<{ readonly codes: readonly string[] }>(() => ({
  codes: kept
    .get()
    .split(',')
    .filter((code) => CODE.test(code))
    .slice(0, MOST_TABLES),
}))

export const useChosenTables = (): readonly string[] => useChosen(({ codes }) => codes)

/** Remembers tables for the next visit; more than fit are left out. */
export function chooseTables(codes: readonly string[]): void {
  const next = [...new Set(codes)].slice(0, MOST_TABLES)
  kept.set(next.join(','))
  useChosen.setState({ codes: next })
}

/** Adds a table to those side by side, or removes it. */
export function toggleChosen(code: string): void {
  const { codes } = useChosen.getState()
  chooseTables(codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code])
}

/** The address of tables side by side; the first one is the table of the page. */
export function besideSearch([code = '', ...rest]: readonly string[]) {
  return rest.length > 0 ? { code, with: rest.join(',') } : { code }
}

/** The tables of this visit, newest last: a phone switches between them. */
export const useVisited = create<{ readonly codes: readonly string[] }>(() => ({ codes: [] }))

export function noteVisit(code: string): void {
  const { codes } = useVisited.getState()
  if (codes.includes(code)) return
  useVisited.setState({ codes: [...codes, code].slice(-MOST_TABLES) })
}

export function forgetVisit(code: string): void {
  useVisited.setState(({ codes }) => ({ codes: codes.filter((each) => each !== code) }))
}
