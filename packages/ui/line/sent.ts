const listeners = new Set<() => void>()

/** What a dialog asked for was sent for approval: nothing more is to be done in it. Gives the way to stop hearing. */
export function onSent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellSent(): void {
  for (const listener of listeners) listener()
}
