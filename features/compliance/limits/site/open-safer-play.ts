import { navigate } from '#ui/route/place.ts'

/** Opens safer play over the current page; reachable from every page (R16). */
export function openSaferPlay(): void {
  void navigate({ to: '.', search: (before) => ({ ...before, member: 'saferPlay' }) })
}

/** Opens the member's own rounds over the page. */
export function openRounds(): void {
  void navigate({ to: '.', search: (before) => ({ ...before, member: 'personalHistoryCopy' }) })
}
