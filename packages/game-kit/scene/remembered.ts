/** A choice kept on this device; a browser that refuses storage only forgets it. */
export function remembered(key: string, fallback: string): { get(): string; set(value: string): void } {
  let value: string | null = null
  try {
    value = localStorage.getItem(key)
  } catch {
    value = null
  }
  return {
    get: () => value ?? fallback,
    set: (next) => {
      value = next
      try {
        localStorage.setItem(key, next)
      } catch {
        // storage is off: the choice holds for this page
      }
    },
  }
}
