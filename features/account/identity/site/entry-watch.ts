/** What features above this one do at a login; each registers itself as its module loads. */
type EntryWatch = {
  /** Someone is in. */
  readonly entered: () => void
  /** A login was refused: true where this feature explains it, so that the form says nothing. */
  readonly refused: (error: unknown) => boolean
}

const watches = new Set<EntryWatch>()

export function watchEntry(watch: EntryWatch): void {
  watches.add(watch)
}

export function tellEntered(): void {
  for (const { entered } of watches) entered()
}

export function isExplained(error: unknown): boolean {
  return [...watches].some(({ refused }) => refused(error))
}
