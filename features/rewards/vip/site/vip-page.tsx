import { Crown } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { members } from '#features/account/members/contract.ts'
import { rebates } from '#features/rewards/rebates/contract/member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { vip } from '../contract/member.ts'
import { HistoryList } from './history-list.tsx'
import { OwnCard } from './own-card.tsx'
import { RankCards, RankTable } from './rank-table.tsx'
import type { Ladder } from './ranks.ts'

/** A trial account has no rank. */
const TRIAL_TYPE = 4

/** The route /vip (PRO-03): the member's own rank, all ranks with conditions and benefits, and the rules. */
export function VipPage() {
  const { t } = useTexts()
  const isIn = useIsMember()
  const info = useApiQuery(useApi(members).info, undefined, { enabled: isIn, staleMs: 60_000 })
  const ladder = useApiQuery(useApi(vip).ranks)
  const hasRank = isIn && info.data !== undefined && info.data.type !== TRIAL_TYPE
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <h1 className="text-28">{t('vip.title')}</h1>
        <p className="text-muted">{t('vip.lead')}</p>
      </div>
      <QueryState of={ladder} waiting={<SkeletonCard lines={8} />}>
        {(ranks) =>
          ranks.ranks.length === 0 ? (
            <div className="panel">
              <EmptyState icon={Crown} title={t('vip.none')} text={t('vip.noneText')} />
            </div>
          ) : hasRank ? (
            <OwnRanks ladder={ranks} />
          ) : (
            <Ranks ladder={ranks} level={null} />
          )
        }
      </QueryState>
    </div>
  )
}

function OwnRanks({ ladder }: { readonly ladder: Ladder }) {
  const own = useApiQuery(useApi(vip).own)
  return (
    <QueryState of={own} waiting={<SkeletonCard lines={6} />}>
      {(mine) => (
        <>
          <OwnCard own={mine} ladder={ladder} />
          {!mine.isQuiet && <Ranks ladder={ladder} level={mine.level} />}
          <HistoryList changes={mine.changes} />
        </>
      )}
    </QueryState>
  )
}

function Ranks({ ladder, level }: { readonly ladder: Ladder; readonly level: number | null }) {
  const { t } = useTexts()
  const rates = useApiQuery(useApi(rebates).rates, undefined, { staleMs: 60_000 })
  const programs = rates.data?.programs ?? []
  return (
    <>
      <section className="grid gap-3" aria-labelledby="vip-ranks">
        <h2 id="vip-ranks" className="text-18">
          {t('vip.ranks')}
        </h2>
        <RankTable {...{ ladder, programs, level }} />
        <RankCards {...{ ladder, programs, level }} />
      </section>
      <section className="panel grid gap-3 p-4 md:p-6" aria-labelledby="vip-how">
        <h2 id="vip-how" className="text-18">
          {t('vip.how')}
        </h2>
        <ul className="grid list-disc gap-2 pl-5 text-muted marker:text-faint">
          <li>{t('vip.how.up')}</li>
          <li>{t('vip.how.keep')}</li>
          <li>{t('vip.how.void')}</li>
          <li>{t('vip.how.gifts', { days: ladder.giftDays })}</li>
        </ul>
      </section>
    </>
  )
}
