import { asMember } from '#features/account/identity/site/auth-store.ts'
import type { MemberPage } from '../member/names.ts'
import { navigate } from '#ui/route/place.ts'
import { withAgent, withMember } from '../paths.ts'

/** Opens a page of the member centre, or the centre of agents or affiliates, above the current page. */
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
  const agent = () =>
    asMember(
      () =>
        void navigate({
          to: '.',
          search: (before) => withAgent(before, 'agentTeamOverview'),
          resetScroll: false,
        }),
    )
  const affiliate = () =>
    asMember(
      () =>
        void navigate({
          to: '.',
          search: (before) => withAgent(before, 'affiliateOverview'),
          resetScroll: false,
        }),
    )
  return { member, agent, affiliate }
}
