import { memberPagesOf } from '#features/contact/site-status/rules/member-menu.ts'
import { useBrand } from '../state/use-brand.ts'
import type { MemberPage } from './pages.ts'

/** The brand's pages, in the order of every menu: a page with a flag, such as vendorWallets, only if the flag is on. */
export function usePages(): readonly MemberPage[] {
  return memberPagesOf(useBrand().has)
}
