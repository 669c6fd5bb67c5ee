import { newId } from '#contract/new-id.ts'

const KEY = 'dealers.console'

/** This page as a console: kept over a reload, another window is another one. */
export function consoleId(): string {
  const known = sessionStorage.getItem(KEY)
  if (known !== null) return known
  const made = newId()
  sessionStorage.setItem(KEY, made)
  return made
}
