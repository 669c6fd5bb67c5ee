const listeners = new Set<() => void>()

/** Called when a dialog's action was sent for approval, so the dialog can close. Returns a function that unsubscribes. */
export function onSent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellSent(): void {
  for (const listener of listeners) listener()
}
