// Allowed HTML of operators' texts (C1): an allow-list for the server, which sanitises when the text is written and when it is read, and
// for the page, which sanitises again before rendering. Everything else is removed. Example: '<p onclick=x>Hi
// <script>…</script><b>you</b></p>' becomes '<p>Hi <b>you</b></p>'.

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

/** Maximum length of stored HTML, in characters. */
export const MOST_RICH = 20_000

const OWN_PICTURE = /^\/api\/notices\/pictures\/[\w-]{8,80}\.jpg$/
const OUTSIDE = /^https:\/\/[^\s/\\@]+(?:[/?#][^\s\\]*)?$/i
const INSIDE = /^[/](?![/\\])[^\s\\]*$/
const CONTACT = /^(?:mailto:[^\s<>"']+@[^\s<>"']+|tel:\+?[\d ()-]{4,24})$/i

/** Allowed link targets: the site itself, https, mailto and tel; null otherwise. */
export function richLink(href: string): { readonly href: string; readonly isOutside: boolean } | null {
  const shown = href.trim()
  if (shown.length > 500) return null
  if (INSIDE.test(shown) || shown.startsWith('#')) return { href: shown, isOutside: false }
  if (OUTSIDE.test(shown)) return { href: shown, isOutside: true }
  return CONTACT.test(shown) ? { href: shown, isOutside: false } : null
}

/** Only pictures stored by us are allowed. */
export function isOwnPicture(src: string): boolean {
  return OWN_PICTURE.test(src)
}
