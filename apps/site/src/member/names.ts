import { everyPage, type MemberMenuPage } from '#features/contact/site-status/catalogue.ts'

/** A page of the member centre by its name in URLs. */
export type MemberPage = MemberMenuPage

export function isMemberPage(name: unknown): name is MemberPage {
  return everyPage.some((page) => page === name)
}

/** The names, in the order of every menu. */
export const memberPages: readonly MemberPage[] = everyPage
