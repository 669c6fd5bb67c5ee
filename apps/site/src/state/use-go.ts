import { useNavigate } from '@tanstack/react-router'
import { asMember } from '#features/identity/site/auth-store.ts'
import type { MemberPage } from '../member/pages.ts'
import { withMember } from '../paths.ts'
import type { NavEntry } from '../shell/nav.ts'

/** Leads to an entry of a menu; the member centre opens above the page one is on. */
export function useGo() {
  const navigate = useNavigate()
  const member = (page: MemberPage) =>
    asMember(
      () =>
        void navigate({
          to: '.',
          search: (before) => withMember(before, page),
          resetScroll: false,
        }),
    )
  const entry = (to: NavEntry['to']) => ('member' in to ? member(to.member) : void navigate({ to: to.path }))
  return { member, entry }
}
