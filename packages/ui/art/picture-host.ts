/**
 * From where the pictures of games come: '' is the site itself, otherwise a mirror that the brand names and that answered this
 * browser. Pictures that are already on the page stay as they are; those that come later come from there.
 */
const KEPT = 'imageCDN'
let host: string | null = null

/** The mirror in use, '' where pictures come from the site itself. Kept as long as the tab. */
export function pictureHost(): string {
  return (host ??= sessionStorage.getItem(KEPT) ?? '')
}

export function setPictureHost(next: string): void {
  host = next
  if (next === '') sessionStorage.removeItem(KEPT)
  else sessionStorage.setItem(KEPT, next)
}

/** Addresses of one `src` or of a whole `srcset`, at the host; what is not a path of the site stays. */
export function picturesAt(host: string, addresses: string): string {
  return host === '' ? addresses : addresses.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${host}/`)
}
