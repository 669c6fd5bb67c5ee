import { PapersCard } from '#features/compliance/kyc/site/papers-card.tsx'
import { ProfilePanel } from '#features/account/profile/site/profile-panel.tsx'

/** The profile, with the documents that prove it. */
export function ProfilePage() {
  return <ProfilePanel papers={(currency) => <PapersCard currency={currency} />} />
}
