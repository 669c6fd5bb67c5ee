import { memberPagesOf } from '#features/contact/site-status/catalogue.ts'
import { useBrand } from '../state/use-brand.ts'
import { useMember } from '../state/use-member.ts'
import type { MemberPage } from './names.ts'

/**
 * The brand's pages for this member, in the order of every menu: a page with a flag, such as vendorWallets, only if the flag is on; the
 * transfer within an agent's line only for members of one.
 */
export function usePages(): readonly MemberPage[] {
  return memberPagesOf(useBrand().has, useMember()?.hasLine ?? false)
}
