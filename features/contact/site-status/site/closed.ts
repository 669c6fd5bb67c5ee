const listeners = new Set<() => void>()

/** Subscribes to refusals that mean that the site is closed to this visitor. */
export function onClosed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called by the transport for each refusal: if the site is closed, the page refetches the status. */
export function hearRefusal(code: string): void {
  if (code !== 'system.maintenance' && code !== 'region.blocked') return
  for (const listener of listeners) listener()
}
