// What HTML written by operators may be made of (C1): an allow-list, one for the server, which cleans when it is written and
// when it is read, and for the page, which cleans once more before it draws. Whatever is not named here goes.
// Example: '<p onclick=x>Hi <script>…</script><b>you</b></p>' becomes '<p>Hi <b>you</b></p>'.

export const richTags = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

export const richAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/** Longest HTML that is kept, in characters. */
export const MOST_RICH = 20_000

const OWN_PICTURE = /^\/api\/notices\/pictures\/[\w-]{8,80}\.jpg$/
const OUTSIDE = /^https:\/\/[^\s/\\@]+(?:[/?#][^\s\\]*)?$/i
const INSIDE = /^[/](?![/\\])[^\s\\]*$/
const CONTACT = /^(?:mailto:[^\s<>"']+@[^\s<>"']+|tel:\+?[\d ()-]{4,24})$/i

/** Where a link of such a text may lead: the site itself, https, a mail address or a telephone; null where it goes. */
export function richLink(href: string): { readonly href: string; readonly isOutside: boolean } | null {
  const shown = href.trim()
  if (shown.length > 500) return null
  if (INSIDE.test(shown) || shown.startsWith('#')) return { href: shown, isOutside: false }
  if (OUTSIDE.test(shown)) return { href: shown, isOutside: true }
  return CONTACT.test(shown) ? { href: shown, isOutside: false } : null
}

/** Whether such a text may show this picture: only those that the house keeps itself. */
export function isOwnPicture(src: string): boolean {
  return OWN_PICTURE.test(src)
}
