import { escapeUTF8 } from 'entities'

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
  if (typeof value === 'string') return escapeUTF8(value)
  return 'safe' in value ? value.safe : value.map((item) => item.safe).join('')
}
