import { escapeUTF8 } from 'entities'

/** Formats "1500000.00" as "1,500,000.00", in Vietnamese "1.500.000,00": the sandbox shows the amount as received. */
export function grouped(amount: string, language = 'en'): string {
  const [whole = '0', fraction = '00'] = amount.split('.')
  const [group, point] = language === 'vi' ? ['.', ','] : [',', '.']
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${point}${fraction.padEnd(2, '0')}`
}

export type Page = {
  readonly title: string
  readonly language: string
  readonly body: string
  readonly next?: string
}

export function page({ title, language, body, next }: Page): string {
  const refresh = next ? `<meta http-equiv="refresh" content="${escapeUTF8(next)}">` : ''
  return `<!doctype html>
<html lang="${escapeUTF8(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
${refresh}
<title>${escapeUTF8(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body>${body}</body>
</html>`
}
