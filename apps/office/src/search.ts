import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { catch as otherwise } from 'zod/mini'
import * as z from 'zod/mini'

/** Longer values of a search parameter are cut off. */
const MOST = 120

/** A filter's value; undefined when the URL has none. */
export const word = otherwise(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.slice(0, MOST) || undefined),
    ),
  ),
  undefined,
)

/** The search parameters that a page accepts; all others are dropped. */
export function searchOf<const Shape extends z.core.$ZodShape>(shape: Shape) {
  const schema = z.object(shape)
  return (said: Record<string, unknown>) => z.parse(schema, said)
}

/** Parses the search of a URL as plain text: `?type=4` stays the text "4", so that URLs stay readable. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The reverse; empty values are omitted. */
export function writeSearch(search: Record<string, unknown>): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

type Filters = Readonly<Record<string, string | undefined>>

/** Keeps a page's filters in the URL, so that a view can be shared with a colleague; back leaves the page. */
export function useSetFilters(): (filters: Filters) => void {
  const navigate = useNavigate()
  return useCallback(
    (search) => void navigate({ to: '.', search, replace: true, resetScroll: false }),
    [navigate],
  )
}

/** The same for some of the filters: the others are unchanged. */
export function useSetSomeFilters(): (filters: Filters) => void {
  const navigate = useNavigate()
  return useCallback(
    (some) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...some }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
}
