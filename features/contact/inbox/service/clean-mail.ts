import { escapeUTF8 } from 'entities'
import sanitize from 'sanitize-html'
import { cleanHtml } from '#features/contact/notices/public.ts'

/** Mail programs ignore style sheets: each kind of tag has inline styles. */
const LOOKS: Readonly<Record<string, string>> = {
  p: 'margin:0 0 14px;font-size:16px;line-height:1.6;color:#16241f',
  h2: 'margin:22px 0 10px;font-size:20px;line-height:1.35;color:#16241f',
  h3: 'margin:18px 0 8px;font-size:17px;line-height:1.4;color:#16241f',
  h4: 'margin:16px 0 8px;font-size:16px;line-height:1.4;color:#16241f',
  ul: 'margin:0 0 14px;padding-left:22px;font-size:16px;line-height:1.6;color:#16241f',
  ol: 'margin:0 0 14px;padding-left:22px;font-size:16px;line-height:1.6;color:#16241f',
  blockquote:
    'margin:0 0 14px;padding:2px 0 2px 14px;border-left:3px solid #0b6b4f;font-size:16px;color:#4c5c55',
  img: 'max-width:100%;height:auto;border-radius:10px',
  td: 'padding:6px 10px;border:1px solid #e3e0d6;font-size:15px',
  th: 'padding:6px 10px;border:1px solid #e3e0d6;font-size:15px;text-align:left',
  a: 'color:#0b6b4f',
}
const BUTTON =
  'display:inline-block;padding:14px 26px;border-radius:10px;background:#0b6b4f;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none'
const OPEN = { en: 'Open', vi: 'Mở' } as const

type Place = { readonly origin: string; readonly link: string | null; readonly language: 'en' | 'vi' }

/**
 * A campaign's HTML for email: sanitised by the platform's allow-list (C1), with absolute URLs in place of the site's paths, and with
 * inline styles. Its link is shown below as a button.
 */
export function cleanMail(html: string, { origin, link, language }: Place): string {
  const body = sanitize(cleanHtml(html), {
    allowedTags: false,
    allowedAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => {
        const look = LOOKS[tagName]
        const { href, src, ...rest } = attribs
        return {
          tagName,
          attribs: {
            ...rest,
            ...(href ? { href: whole(href, origin) } : {}),
            ...(src ? { src: whole(src, origin) } : {}),
            ...(look ? { style: look } : {}),
          },
        }
      },
    },
  })
  if (link === null) return body
  return `${body}\n<p style="margin:8px 0 20px"><a href="${origin}${escapeUTF8(link)}" style="${BUTTON}">${OPEN[language]}</a></p>`
}

function whole(address: string, origin: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address
}
