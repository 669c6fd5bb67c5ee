import { IdDocumentsCard } from '#features/compliance/kyc/site/id-documents-card.tsx'
import { ProfilePanel } from '#features/account/profile/site/profile-panel.tsx'

/** The profile, with the documents that prove it. */
export function ProfilePage() {
  return <ProfilePanel papers={(currency) => <IdDocumentsCard currency={currency} />} />
}
