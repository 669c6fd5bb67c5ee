import { asMember } from '#features/account/identity/site/auth-store.ts'
import type { MemberPage } from '../member/pages.ts'
import { navigate } from '#ui/route/place.ts'
import { withMember } from '../paths.ts'

/** Leads to a page of the member centre, which opens above the page one is on. */
export function useGo() {
  const member = (page: MemberPage) =>
    asMember(
      () =>
        void navigate({
          to: '.',
          search: (before) => withMember(before, page),
          resetScroll: false,
        }),
    )
  return { member }
}
