/**
 * Clicks on links of affiliates, kept until the registration sends them: for the tab only, or where the brand says so in the browser's
 * own storage for some days. Never a cookie.
 */
type Kept = { readonly id: string; readonly until: number }

const KEY = 'clicks'
const MOST = 10

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'until' in value &&
  typeof value.until === 'number'

function read(storage: Storage): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return [] // written by someone else
  }
}

/** `keepDays` 0: for the tab only. */
export function keepClick(
  { id, keepDays }: { readonly id: string; readonly keepDays: number },
  now: number,
): void {
  const storage = keepDays > 0 ? localStorage : sessionStorage
  const until = keepDays > 0 ? now + keepDays * 86_400_000 : Number.MAX_SAFE_INTEGER
  const valid = read(storage).filter((each) => each.until > now)
  storage.setItem(KEY, JSON.stringify([...valid, { id, until }].slice(-MOST)))
}

/** The IDs of the clicks that are kept, at most ten. */
export function keptClicks(now: number): readonly string[] {
  const valid = [...read(localStorage), ...read(sessionStorage)].filter((each) => each.until > now)
  return [...new Set(valid.map(({ id }) => id))].slice(-MOST)
}
