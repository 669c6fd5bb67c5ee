import { navigate } from '#ui/route/place.ts'

/** Opens safer play above the page one is on, one press away from everywhere (R16). */
export function openSaferPlay(): void {
  void navigate({ to: '.', search: (before) => ({ ...before, member: 'saferPlay' }) })
}

/** Opens one's own rounds above the page. */
export function openRounds(): void {
  void navigate({ to: '.', search: (before) => ({ ...before, member: 'personalHistoryCopy' }) })
}
