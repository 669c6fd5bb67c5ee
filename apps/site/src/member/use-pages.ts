import { memberPagesOf } from '#features/contact/site-status/rules/member-menu.ts'
import { useBrand } from '../state/use-brand.ts'
import type { MemberPage } from './pages.ts'

/** The pages that this brand has, in the order of every menu: one with a flag, such as vendorWallets, only where it is on. */
export function usePages(): readonly MemberPage[] {
  return memberPagesOf(useBrand().has)
}
