import { decodeHTML } from 'entities'
import sanitize from 'sanitize-html'
import { isOwnPicture, richAttributes, richLink, richTags } from '#kit/rich-html.ts'

const attributes = Object.fromEntries(Object.entries(richAttributes).map(([tag, names]) => [tag, [...names]]))

/** Browsers repair badly nested tags while parsing, so the HTML is parsed repeatedly until nothing changes. */
const MOST_TIMES = 5

/**
 * Sanitises HTML by the platform's allow-list (C1): removes scripts, styles, handlers, forms, frames and external pictures; links that
 * leave the site open a tab without access to ours. Idempotent; if a text never becomes stable, only its plain text is kept.
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

/** The plain text of HTML, for lists, emails and push notifications. */
export function plainText(html: string): string {
  const spaced = html.replaceAll(/<(?:\/p|\/li|\/h[2-4]|br|hr|\/tr)[^>]*>/gi, ' $& ')
  const text = sanitize(spaced, { allowedTags: [], allowedAttributes: {} })
  return decodeHTML(text).replaceAll(/\s+/g, ' ').trim()
}
