import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { referrals } from '../contract/member.ts'
import { FriendsList } from './friends-list.tsx'
import { Earnings, Funnel } from './funnel.tsx'
import { InviteCard } from './invite-card.tsx'
import { Offers } from './offers.tsx'

/** Invite friends (MEM-07, PRO-08): code, link and QR code, what both get, and what became of those invited. */
export function ReferralPanel() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(referrals).overview)
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="max-md:sr-only">{t('referrals.title')}</h1>
        <p className="text-muted">{t('referrals.lead')}</p>
      </div>
      <QueryState of={asked} waiting={<SkeletonCard lines={6} />}>
        {({ invitation, counts, earned, currency }) => (
          <>
            {invitation ? (
              <>
                <InviteCard invitation={invitation} />
                <Offers />
              </>
            ) : (
              <Notice tone="info">{t('referrals.notNow')}</Notice>
            )}
            <Funnel counts={counts} />
            <Earnings {...{ earned, currency }} />
            <FriendsList />
          </>
        )}
      </QueryState>
    </div>
  )
}
