import { MissionsBadge } from '#features/rewards/missions/site/missions-badge.tsx'
import { useHasAccount } from './unread.tsx'

/** The count of mission rewards to claim beside their menu entry. */
export function MissionsWaiting() {
  return <MissionsBadge hasMissions={useHasAccount()} />
}
