import { asMember } from '#features/account/identity/site/auth-store.ts'
import type { MemberPage } from '../member/names.ts'
import { navigate } from '#ui/route/place.ts'
import { withMember } from '../paths.ts'

/** Opens a page of the member centre above the current page. */
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
