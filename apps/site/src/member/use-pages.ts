import { useBrand } from '../state/use-brand.ts'
import { memberPages, pageEntries, type MemberPage } from './pages.ts'

/** The pages that this brand has, in the order of every menu: one with a flag, such as vendorWallets, only where it is on. */
export function usePages(): readonly MemberPage[] {
  const { has } = useBrand()
  return memberPages.filter((page) => {
    const { when } = pageEntries[page]
    return when === undefined || has(when)
  })
}
