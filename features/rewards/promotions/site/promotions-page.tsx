import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { DrawsStrip } from '#features/rewards/draws/site/draws-strip.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { categories } from '../rules/promotion.ts'
import { promotions } from '../contract/member.ts'
import { PromotionCard, type Promotion } from './promotion-card.tsx'

/** Promotions by category, with the state for this member (PRO-01, SHL-06: visitors see them as well). */
export function PromotionsPage() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(promotions).list)
  return (
    <div className="grid gap-5">
      <h1 className="text-28">{t('promotions.title')}</h1>
      <DrawsStrip />
      <QueryState of={asked} waiting={<Waiting />}>
        {({ rows }) =>
          rows.length ? (
            <Grid rows={rows} />
          ) : (
            <div className="panel">
              <EmptyState icon={Gift} title={t('promotions.none')} text={t('promotions.noneText')} />
            </div>
          )
        }
      </QueryState>
    </div>
  )
}

function Grid({ rows }: { readonly rows: readonly Promotion[] }) {
  const { t } = useTexts()
  const [category, setCategory] = useState<string>('all')
  const used = categories.filter((each) => rows.some((row) => row.category === each))
  const shown = rows.filter((row) => category === 'all' || row.category === category)
  const chips = [
    { value: 'all', label: t('promotions.all') },
    ...used.map((value) => ({ value: String(value), label: t(`promotions.category.${value}`) })),
  ]
  return (
    <>
      {used.length > 1 && (
        <FilterChips label={t('promotions.title')} options={chips} value={category} onChange={setCategory} />
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** In the shape of the cards that follow. */
function Waiting() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {[1, 2, 3].map((n) => (
        <SkeletonCard key={n} lines={7} />
      ))}
    </div>
  )
}
