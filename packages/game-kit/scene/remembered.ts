/** A choice stored on this device; without storage it is only forgotten. */
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
        // storage is disabled: the choice lasts for this page
      }
    },
  }
}
