import { escapeText } from 'entities'
import { cleanHtml } from '#features/contact/notices/public.ts'
import type { App } from '#server/app.ts'
import type { MessageRow } from '../store/messages.ts'
import { shownPlace } from './places.ts'

type Reader = { readonly language: 'en' | 'vi'; readonly timeZone: string }

/** A message's title and HTML for its reader: an operator's text, or the platform's with its placeholders filled. */
export function wordsOf(
  app: App,
  { title, body, textKey, places }: Pick<MessageRow, 'title' | 'body' | 'textKey' | 'places'>,
  { language, timeZone }: Reader,
): { readonly title: string; readonly content: string } {
  if (title && body) return { title: title[language], content: cleanHtml(body[language]) }
  const reader = { language, timeZone, words: (key: string) => app.words(language, key) }
  const values = Object.fromEntries(
    Object.entries(places).map(([name, value]) => [name, shownPlace(value, reader)]),
  )
  const key = `inbox.told.${textKey ?? ''}`
  const text = app.words(language, `${key}.text`, values)
  return { title: app.words(language, `${key}.title`, values), content: `<p>${escapeText(text)}</p>` }
}
