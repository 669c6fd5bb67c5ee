import { IdDocumentsCard } from './id-documents-card.tsx'
import { ProfilePanel } from '#features/account/profile/site/profile-panel.tsx'

/** The profile, with its identity documents. */
export function ProfilePage() {
  return <ProfilePanel papers={(currency) => <IdDocumentsCard currency={currency} />} />
}
