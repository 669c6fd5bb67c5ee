import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { catch as otherwise } from 'zod/mini'
import * as z from 'zod/mini'

/** Longer values of an address are cut off. */
const MOST = 120

/** A filter's value; nothing where the address names none. */
export const word = otherwise(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.slice(0, MOST) || undefined),
    ),
  ),
  undefined,
)

/** One of these values; nothing where the address names another. */
export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  otherwise(z.optional(z.enum(values)), undefined)

/** What an address of a room may say behind the question mark; everything else is left out. */
export function searchOf<const Shape extends z.core.$ZodShape>(shape: Shape) {
  const schema = z.object(shape)
  return (said: Record<string, unknown>) => z.parse(schema, said)
}

/** The search of an address, as plain text: `?type=4` stays the text "4", so that addresses read as operators wrote them. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The other way; what is empty is not written. */
export function writeSearch(search: Record<string, unknown>): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

type Filters = Readonly<Record<string, string | undefined>>

/** Puts a room's filters into the address, so that a view can be sent to a colleague; back leads out of the room. */
export function useSetFilters(): (filters: Filters) => void {
  const navigate = useNavigate()
  return useCallback(
    (search) => void navigate({ to: '.', search, replace: true, resetScroll: false }),
    [navigate],
  )
}

/** The same for some of them: the others stay. */
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
