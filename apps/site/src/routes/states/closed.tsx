import { HelpCard } from '#features/compliance/limits/site/help-card.tsx'
import { ClosedPage, type ClosedPageProps } from '#features/contact/site-status/site/closed-page.tsx'

/** The page of a closed site, with help for players. */
export function Closed(props: Omit<ClosedPageProps, 'help'>) {
  return <ClosedPage {...props} help={<HelpCard />} />
}
