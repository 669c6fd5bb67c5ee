import { useApiQuery } from '#contract/react.ts'
import { members } from '#features/account/members/contract.ts'
import { isVip } from '#features/contact/live-chat/rules/conversations.ts'
import { ServicePage } from '#features/contact/live-chat/site/service-page.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'

/** Members of a high rank are served first; visitors, and members whose rank has not loaded yet, in the normal order. */
export function ServiceRoute() {
  const isMember = useIsMember()
  const { data } = useApiQuery(useApi(members).info, undefined, { enabled: isMember })
  return <ServicePage isVip={isVip(data?.clubLabel.rankLevel ?? 0)} />
}
