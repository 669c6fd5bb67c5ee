import { LeavePage } from '#features/contact/inbox/site/leave-page.tsx'
import { usePageTitle } from '../state/page-title.ts'

/** Where the way out of a mail leads, without a login. */
export function UnsubscribeRoute() {
  usePageTitle('inbox.leave.title')
  return <LeavePage />
}
