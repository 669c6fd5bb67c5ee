import type { Rendered } from './render.ts'

export type Mail = { readonly subject: string; readonly text: string; readonly html: string }

const FOOT = {
  en: {
    why: 'You get this mail because of your {brand} account. Please do not answer it.',
    link: 'If the button does nothing, copy this address:',
  },
  vi: {
    why: 'Bạn nhận thư này vì có tài khoản {brand}. Vui lòng không trả lời thư.',
    link: 'Nếu nút không hoạt động, hãy sao chép địa chỉ này:',
  },
} as const

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

/** A letter as a mail: words for whoever reads words, and the same as HTML that old mail programs draw too. */
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
  return { subject: letter.subject, text, html: htmlOf(letter, { brand, language, foot }) }
}

const INK = '#16241f'
const FADED = '#4c5c55'
const GREEN = '#0b6b4f'
const PAPER = '#f4f2ec'
const FONT = "font-family:'Be Vietnam Pro',Inter,'Segoe UI',Helvetica,Arial,sans-serif"

type Frame = { readonly brand: string; readonly language: 'en' | 'vi'; readonly foot: string }

/** Tables and inline styles: what mail programs agree on. The card is light; the colours bear a dark mode's inversion. */
function htmlOf(letter: Rendered, { brand, language, foot }: Frame): string {
  const rows = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3;letter-spacing:-0.01em;color:${INK}">${safe(letter.title)}</h1>`,
    letter.code ? codeBlock(letter.code) : '',
    ...letter.lines.map(
      (line) => `<p style="margin:0 0 14px;font-size:16px;line-height:1.6;color:${INK}">${safe(line)}</p>`,
    ),
    letter.button ? button(letter.button, FOOT[language].link) : '',
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${safe(letter.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${safe(letter.lines[0] ?? letter.title)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 20px;font-size:20px;font-weight:700;letter-spacing:-0.02em;color:${GREEN}">${safe(brand)}</td></tr>
<tr><td style="padding:32px 28px 22px;background:#ffffff;border:1px solid #e3e0d6;border-top:4px solid ${GREEN};border-radius:14px">
${rows.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:18px 4px;font-size:13px;line-height:1.6;color:${FADED}">${safe(foot)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
}

function codeBlock(code: string): string {
  const style = `margin:0 0 20px;padding:16px 8px;border-radius:12px;background:#e9f4ef;text-align:center;font-size:34px;font-weight:700;letter-spacing:0.22em;color:${GREEN}`
  return `<p style="${style}">${safe(code)}</p>`
}

function button({ words, link }: { words: string; link: string }, hint: string): string {
  const style = `display:inline-block;padding:14px 26px;border-radius:10px;background:${GREEN};color:#ffffff;font-size:16px;font-weight:700;text-decoration:none`
  return `<p style="margin:8px 0 20px"><a href="${safe(link)}" style="${style}">${safe(words)}</a></p>
<p style="margin:0 0 10px;font-size:13px;line-height:1.6;color:${FADED}">${safe(hint)}<br><a href="${safe(link)}" style="color:${GREEN};word-break:break-all">${safe(link)}</a></p>`
}
