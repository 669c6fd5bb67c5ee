const listeners = new Set<() => void>()

/** Hears that some call was refused because the site is closed to this visitor. */
export function onClosed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Told by the line: any refused call makes the page ask how the site stands. */
export function hearRefusal(code: string): void {
  if (code !== 'system.maintenance' && code !== 'region.blocked') return
  for (const listener of listeners) listener()
}
