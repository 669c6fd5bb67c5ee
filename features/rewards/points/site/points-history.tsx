import { Sparkles } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { useRecent } from '#features/money/payments/site/use-recent.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { points } from '../contract.ts'
import { pointsShown } from '../rules/shown.ts'

/** How points are earned, and every movement of them. */
export function PointsHistory() {
  return (
    <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Movements />
      <Earning />
    </div>
  )
}

function Movements() {
  const texts = useTexts()
  const { t, date } = texts
  const { found, rows } = useRecent(useApi(points).movements)
  return (
    <section className="panel grid gap-3 p-4" aria-label={t('points.history')}>
      <h2 className="text-16">{t('points.history')}</h2>
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonRows />}
      {found.isSuccess && rows.length === 0 && (
        <EmptyState icon={Sparkles} title={t('points.none')} text={t('points.noneText')} />
      )}
      <ul className="grid">
        {rows.map(({ number, type, at, changed, current }) => (
          <li key={number} className="flex items-baseline gap-3 border-t border-hair py-2.5 first:border-0">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{t(`points.type.${type}`)}</span>
              <span className="num block text-12 text-muted">{date(at, 'minute')}</span>
            </span>
            <span className="text-right">
              <span className="num block font-semibold">
                {changed > 0n && '+'}
                {pointsShown(texts, changed)}
              </span>
              <span className="num block text-12 text-muted">
                {t('points.current')} {pointsShown(texts, current)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button look="quiet" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('points.more')}
        </Button>
      )}
    </section>
  )
}

function Earning() {
  const { t, money, decimal } = useTexts()
  return (
    <QueryState of={useApiQuery(useApi(points).config)}>
      {({ values, unit, currency }) => (
        <section className="panel grid gap-3 p-4" aria-label={t('points.earn')}>
          <h2 className="text-16">{t('points.earn')}</h2>
          <p className="text-13 text-muted">
            {t('points.earnText', { unit: money(unit, currency, { symbol: true }) })}
          </p>
          <dl className="grid gap-2">
            {values
              .filter(({ point }) => Number(point) > 0)
              .map(({ source, point }) => (
                <div key={source} className="flex justify-between gap-3">
                  <dt>{source === 'DEPOSIT' ? t('points.earnDeposit') : t(`lobby.category.${source}`)}</dt>
                  <dd className="num font-medium">{t('points.percent', { percent: decimal(point) })}</dd>
                </div>
              ))}
          </dl>
        </section>
      )}
    </QueryState>
  )
}
