/** Text that is already safe to send as HTML. */
export type Html = { readonly safe: string }

/** A template whose values are escaped, unless they are Html themselves. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (Html | readonly Html[] | string)[]
): Html {
  const written = parts.map((part, at) => part + (at < values.length ? write(values[at] ?? '') : ''))
  return { safe: written.join('') }
}

function write(value: Html | readonly Html[] | string): string {
  if (typeof value === 'string') return escape(value)
  return 'safe' in value ? value.safe : value.map((item) => item.safe).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
