/** Local storage key of the recent searches, newest first. */
const STORE = 'searches'
const MOST = 6

export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MOST) : []
  } catch {
    return [] // the stored value is not ours
  }
}

export function rememberSearch(text: string): void {
  const typed = text.trim()
  if (typed.length < 2) return
  const others = recentSearches().filter((own) => own.toLowerCase() !== typed.toLowerCase())
  localStorage.setItem(STORE, JSON.stringify([typed, ...others].slice(0, MOST)))
}

export function forgetSearches(): void {
  localStorage.removeItem(STORE)
}
