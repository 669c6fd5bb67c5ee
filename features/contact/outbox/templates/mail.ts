import { escapeText, escapeUTF8 } from 'entities'
import type { Rendered } from './render.ts'

export type Mail = {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The URL for one-click unsubscribe by POST. */
  readonly leave?: string
}

const FOOT = {
  en: {
    why: 'You get this email because you have a {brand} account. Please don’t reply to it.',
    link: 'If the button doesn’t work, copy this address:',
    agreed: 'You get this email because you agreed to it at {brand}. Please don’t reply to it.',
    leave: 'Unsubscribe',
  },
  vi: {
    why: 'Bạn nhận email này vì có tài khoản {brand}. Vui lòng không trả lời email.',
    link: 'Nếu nút không hoạt động, hãy sao chép địa chỉ này:',
    agreed: 'Bạn nhận email này vì đã đồng ý nhận tại {brand}. Vui lòng không trả lời email.',
    leave: 'Huỷ đăng ký',
  },
} as const

/** Renders a template as an email: plain text, and the same as HTML that old mail programs render too. */
export function mailOf(
  letter: Rendered,
  { brand, language }: { brand: string; language: 'en' | 'vi' },
): Mail {
  const foot = FOOT[language].why.replace('{brand}', brand)
  const text = [
    letter.title,
    ...(letter.code ? [letter.code] : []),
    ...letter.lines,
    ...(letter.button ? [`${letter.button.words}:\n${letter.button.link}`] : []),
    `--\n${foot}`,
  ].join('\n\n')
  const rows = rowsOf(letter, language)
  const lead = letter.lines[0] ?? letter.title
  return {
    subject: letter.subject,
    text,
    html: frameOf(rows, { subject: letter.subject, lead, brand, language, foot: escapeText(foot) }),
  }
}

const INK = '#16241f'
const FADED = '#4c5c55'
const GREEN = '#0b6b4f'
const PAPER = '#f4f2ec'
const FONT = "font-family:'Be Vietnam Pro',Inter,'Segoe UI',Helvetica,Arial,sans-serif"

type Words = { readonly subject: string; readonly html: string; readonly text: string }

/**
 * Renders a campaign as an email. Its HTML was sanitised and given absolute URLs when it was queued; no picture tracks opening. The
 * unsubscribe link is in the footer and in the headers that mail programs read.
 */
export function bulkMail(
  { subject, html, text }: Words,
  { brand, language, leave }: { brand: string; language: 'en' | 'vi'; leave: string },
): Mail {
  const words = FOOT[language]
  const foot = words.agreed.replace('{brand}', brand)
  const link = `<a href="${escapeUTF8(leave)}" style="color:${FADED}">${escapeText(words.leave)}</a>`
  return {
    subject,
    text: [subject, text, `--\n${foot}\n${words.leave}: ${leave}`].join('\n\n'),
    html: frameOf([heading(subject), html], {
      subject,
      lead: text.slice(0, 140),
      brand,
      language,
      foot: `${escapeText(foot)}<br>${link}`,
    }),
    leave,
  }
}

function rowsOf(letter: Rendered, language: 'en' | 'vi'): readonly string[] {
  return [
    heading(letter.title),
    letter.code ? codeBlock(letter.code) : '',
    ...letter.lines.map(
      (line) =>
        `<p style="margin:0 0 14px;font-size:16px;line-height:1.6;color:${INK}">${escapeText(line)}</p>`,
    ),
    letter.button ? button(letter.button, FOOT[language].link) : '',
  ]
}

const heading = (words: string): string =>
  `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3;letter-spacing:-0.01em;color:${INK}">${escapeText(words)}</h1>`

type Frame = {
  readonly subject: string
  readonly lead: string
  readonly brand: string
  readonly language: 'en' | 'vi'
  /** HTML. */
  readonly foot: string
}

/** Tables and inline styles, which all mail programs support. The card is light; its colours stay readable if dark mode inverts them. */
function frameOf(rows: readonly string[], { subject, lead, brand, language, foot }: Frame): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeText(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeText(lead)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 20px;font-size:20px;font-weight:700;letter-spacing:-0.02em;color:${GREEN}">${escapeText(brand)}</td></tr>
<tr><td style="padding:32px 28px 22px;background:#ffffff;border:1px solid #e3e0d6;border-top:4px solid ${GREEN};border-radius:14px">
${rows.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:18px 4px;font-size:13px;line-height:1.6;color:${FADED}">${foot}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
}

function codeBlock(code: string): string {
  const style = `margin:0 0 20px;padding:16px 8px;border-radius:12px;background:#e9f4ef;text-align:center;font-size:34px;font-weight:700;letter-spacing:0.22em;color:${GREEN}`
  return `<p style="${style}">${escapeText(code)}</p>`
}

function button({ words, link }: { words: string; link: string }, hint: string): string {
  const style = `display:inline-block;padding:14px 26px;border-radius:10px;background:${GREEN};color:#ffffff;font-size:16px;font-weight:700;text-decoration:none`
  return `<p style="margin:8px 0 20px"><a href="${escapeUTF8(link)}" style="${style}">${escapeText(words)}</a></p>
<p style="margin:0 0 10px;font-size:13px;line-height:1.6;color:${FADED}">${escapeText(hint)}<br><a href="${escapeUTF8(link)}" style="color:${GREEN};word-break:break-all">${escapeText(link)}</a></p>`
}
