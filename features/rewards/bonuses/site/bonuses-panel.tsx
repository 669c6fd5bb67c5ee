import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { bonuses } from '../contract/member.ts'
import { BetsDrawer } from './bets-drawer.tsx'
import { BonusCard } from './bonus-card.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { EndedList } from './ended-list.tsx'
import { VendorRoundsCard } from './vendor-rounds-card.tsx'

export type Bonus = Reply<typeof bonuses.list>['going'][number]

/** Bonus details (MEM-07): each bonus with what counts, what is left and until when; those that ended below. */
export function BonusesPanel() {
  const { t } = useTexts()
  const [before, setBefore] = useState<string | null>(null)
  const asked = useApiQuery(useApi(bonuses).list, { query: before ? { before } : {} })
  const [bets, setBets] = useState<Bonus | null>(null)
  const [cancelled, setCancelled] = useState<Bonus | null>(null)
  return (
    <>
      <h1 className="max-md:sr-only">{t('bonuses.title')}</h1>
      <p className="mb-4 text-13 text-muted">{t('bonuses.text')}</p>
      <QueryState of={asked} waiting={<SkeletonCard lines={5} />}>
        {({ going, vendorRounds, ended, next }) => (
          <div className="grid gap-4">
            {going.map((bonus) => (
              <BonusCard
                key={bonus.id}
                bonus={bonus}
                onBets={() => setBets(bonus)}
                onCancel={() => setCancelled(bonus)}
              />
            ))}
            {vendorRounds.map((rounds) => (
              <VendorRoundsCard key={rounds.id} rounds={rounds} />
            ))}
            {!going.length && !vendorRounds.length && !ended.length && (
              <div className="panel">
                <EmptyState icon={Gift} title={t('bonuses.none')} text={t('bonuses.noneText')} />
              </div>
            )}
            {ended.length > 0 && <EndedList ended={ended} onBets={setBets} />}
            <PageSteps
              onFirst={before ? () => setBefore(null) : null}
              onNext={next ? () => setBefore(next) : null}
            />
          </div>
        )}
      </QueryState>
      <BetsDrawer bonus={bets} onClose={() => setBets(null)} />
      <CancelDialog bonus={cancelled} onClose={() => setCancelled(null)} />
    </>
  )
}
