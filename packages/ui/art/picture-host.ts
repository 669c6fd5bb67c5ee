/**
 * Origin of game pictures: '' is the site itself, otherwise a mirror that the brand configured and that responded to this browser.
 * Pictures already on the page are unchanged; later ones use it.
 */
const KEPT = 'imageCDN'
let host: string | null = null

/** The mirror in use, '' if pictures come from the site itself. Kept for the lifetime of the tab. */
export function pictureHost(): string {
  return (host ??= sessionStorage.getItem(KEPT) ?? '')
}

export function setPictureHost(next: string): void {
  host = next
  if (next === '') sessionStorage.removeItem(KEPT)
  else sessionStorage.setItem(KEPT, next)
}

/** Rewrites the URLs of a `src` or a whole `srcset` to the host; anything that is not a path of the site is unchanged. */
export function picturesAt(host: string, addresses: string): string {
  return host === '' ? addresses : addresses.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${host}/`)
}
