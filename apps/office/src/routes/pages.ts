import { office } from '#features/declared/office.ts'
import type { OfficePage, RailPlace } from '#ui/route/office.ts'

/** Every page behind the login, as each feature declares its own in `office.ts`. */
export const officePages: readonly OfficePage[] = Object.values(office)

export type RailPage = OfficePage & { readonly rail: RailPlace }

/** Those of the menu, in its order. */
export const railPages: readonly RailPage[] = officePages
  .flatMap((page) => (page.rail ? [{ ...page, rail: page.rail }] : []))
  .toSorted((a, b) => a.rail.place - b.rail.place)
