import { LeavePage } from '#features/contact/inbox/site/leave-page.tsx'
import { usePageTitle } from '../state/page-title.ts'

/** The target of unsubscribe links, without a login. */
export function UnsubscribeRoute() {
  usePageTitle('inbox.leave.title')
  return <LeavePage />
}
