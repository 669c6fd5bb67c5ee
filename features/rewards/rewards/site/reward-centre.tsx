import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { DrawsStrip } from '#features/rewards/draws/site/draws-strip.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { rewards } from '../contract.ts'
import { RewardCard } from './reward-card.tsx'

export type Reward = Reply<typeof rewards.list>['rows'][number]

type View = 'claimable' | 'history'

/** Reward centre (MEM-07): everything that can be claimed, whatever its source, and what was claimed before. */
export function RewardCentre() {
  const { t } = useTexts()
  const [view, setView] = useState<View>('claimable')
  return (
    <>
      <h1 className="max-md:sr-only">{t('rewards.title')}</h1>
      <p className="mb-4 text-13 text-muted">{t('rewards.text')}</p>
      <div className="mb-5 empty:hidden">
        <DrawsStrip isReady />
      </div>
      <Tabs
        label={t('rewards.title')}
        value={view}
        onChange={setView}
        tabs={[
          { value: 'claimable', label: t('rewards.claimable') },
          { value: 'history', label: t('rewards.history') },
        ]}
      >
        {(shown) => (
          <div className="mt-4">
            <List key={shown} view={shown} />
          </div>
        )}
      </Tabs>
    </>
  )
}

function List({ view }: { readonly view: View }) {
  const { t } = useTexts()
  const [before, setBefore] = useState<string | null>(null)
  const asked = useApiQuery(useApi(rewards).list, { query: before ? { view, before } : { view } })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={4} />}>
      {({ rows, next }) => (
        <div className="grid gap-3">
          {rows.map((reward) => (
            <RewardCard key={reward.id} reward={reward} />
          ))}
          {!rows.length && (
            <div className="panel">
              <EmptyState
                icon={PackageOpen}
                title={t(view === 'claimable' ? 'rewards.none' : 'rewards.noHistory')}
                text={t('rewards.noneText')}
              />
            </div>
          )}
          <PageSteps
            onFirst={before ? () => setBefore(null) : null}
            onNext={next ? () => setBefore(next) : null}
          />
        </div>
      )}
    </QueryState>
  )
}
