import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { referrals } from '../contract/member.ts'

type Friend = Reply<typeof referrals.friends>['list'][number]

const tones = {
  registered: 'plain',
  deposited: 'info',
  qualified: 'waiting',
  rewarded: 'good',
  ended: 'plain',
} as const

/** The invited friends with masked names, newest first. */
export function FriendsList() {
  const { t } = useTexts()
  const [before, setBefore] = useState<string | null>(null)
  const asked = useApiQuery(useApi(referrals).friends, { query: before ? { before } : {} })
  return (
    <section aria-labelledby="referral-friends" className="grid gap-3">
      <h2 id="referral-friends" className="text-16">
        {t('referrals.friends')}
      </h2>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="panel p-5 text-muted">{t('referrals.noFriends')}</p>}
      >
        {({ list, next }) => (
          <>
            <ul className="panel divide-y divide-hair">
              {list.map((friend) => (
                <Row key={friend.number} friend={friend} />
              ))}
            </ul>
            <PageSteps
              onFirst={before ? () => setBefore(null) : null}
              onNext={next ? () => setBefore(next) : null}
            />
          </>
        )}
      </QueryState>
    </section>
  )
}

function Row({ friend: { name, at, step, until } }: { readonly friend: Friend }) {
  const { t, date } = useTexts()
  return (
    <li className="flex items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="truncate font-medium">{name}</p>
        <p className="text-12 text-faint">
          {t('referrals.since', { at: date(at, 'brief') })}
          {until && ` · ${t('referrals.until', { at: date(until, 'brief') })}`}
        </p>
      </div>
      <Status tone={tones[step]}>{t(`referrals.step.${step}`)}</Status>
    </li>
  )
}
