import { Crown } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { vip } from '../contract/member.ts'
import { HistoryList } from './history-list.tsx'
import { OwnCard } from './own-card.tsx'

/** The member centre's page playerRank (MEM-03). */
export function RankPanel() {
  const { t } = useTexts()
  const api = useApi(vip)
  const ladder = useApiQuery(api.ranks)
  const own = useApiQuery(api.own)
  return (
    <div className="grid gap-5">
      <h1 className="max-md:sr-only">{t('member.playerRank')}</h1>
      <QueryState of={ladder} waiting={<SkeletonCard lines={6} />}>
        {(ranks) =>
          ranks.ranks.length === 0 ? (
            <div className="panel">
              <EmptyState icon={Crown} title={t('vip.none')} text={t('vip.noneText')} />
            </div>
          ) : (
            <QueryState of={own} waiting={<SkeletonCard lines={6} />}>
              {(mine) => (
                <>
                  <OwnCard own={mine} ladder={ranks} />
                  <p>
                    <Link href="/vip" className="font-medium text-action-text underline underline-offset-2">
                      {t('vip.all')}
                    </Link>
                  </p>
                  <HistoryList changes={mine.changes} />
                </>
              )}
            </QueryState>
          )
        }
      </QueryState>
    </div>
  )
}
