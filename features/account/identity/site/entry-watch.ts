/** Login callbacks of features above this one, which register when their modules load. */
type EntryWatch = {
  /** A login succeeded. */
  readonly entered: () => void
  /** A login was refused: true if this feature explains it, so that the form shows no error. */
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
