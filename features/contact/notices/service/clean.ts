import { decodeHTML } from 'entities'
import sanitize from 'sanitize-html'
import { isOwnPicture, richAttributes, richLink, richTags } from '#kit/rich-html.ts'

const attributes = Object.fromEntries(Object.entries(richAttributes).map(([tag, names]) => [tag, [...names]]))

/** Tags that stand in each other wrongly are put right by anyone who reads them next, so they are read again until nothing changes. */
const MOST_TIMES = 5

/**
 * HTML by the platform's allow-list (C1): no script, style, handler, form, frame or foreign picture comes through, and links that
 * leave the site open a tab that knows nothing of ours. Cleaning what is clean changes nothing; of a text that never comes to
 * rest only the words are kept.
 */
export function cleanHtml(html: string): string {
  let clean = cleanedOnce(html)
  for (let times = 0; times < MOST_TIMES; times++) {
    const again = cleanedOnce(clean)
    if (again === clean) return clean
    clean = again
  }
  return sanitize(clean, { allowedTags: [], allowedAttributes: {} })
}

function cleanedOnce(html: string): string {
  return sanitize(html, {
    allowedTags: [...richTags],
    allowedAttributes: attributes,
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'svg',
      'math',
      'title',
      'xmp',
      'iframe',
      'noembed',
      'noframes',
      'plaintext',
    ],
    enforceHtmlBoundary: false,
    transformTags: { a: (_, { href = '' }) => ({ tagName: 'a', attribs: linkOf(href) }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs['src'] ?? ''),
  })
}

function linkOf(href: string): Record<string, string> {
  const link = richLink(href)
  if (!link) return {}
  if (!link.isOutside) return { href: link.href }
  return { href: link.href, target: '_blank', rel: 'noopener noreferrer' }
}

/** The words of a piece of HTML without its form, for lists, mails and pushes. */
export function plainText(html: string): string {
  const spaced = html.replaceAll(/<(?:\/p|\/li|\/h[2-4]|br|hr|\/tr)[^>]*>/gi, ' $& ')
  const text = sanitize(spaced, { allowedTags: [], allowedAttributes: {} })
  return decodeHTML(text).replaceAll(/\s+/g, ' ').trim()
}
