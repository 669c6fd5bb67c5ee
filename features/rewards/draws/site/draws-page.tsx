import { Gift, ShieldCheck } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { linkClass } from '#ui/action/link.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { draws } from '../contract/member.ts'
import { DrawCard } from './draw-card.tsx'

/** Every wheel, raffle, red envelope and check-in calendar of the brand. */
export function DrawsPage() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(draws).list)
  return (
    <div className="grid gap-5">
      <header className="grid max-w-180 gap-2">
        <h1 className="text-28">{t('draws.title')}</h1>
        <p className="text-muted">{t('draws.lead')}</p>
        <Link to="/drawRecord" className={`${linkClass} justify-self-start text-13`}>
          <ShieldCheck size={16} aria-hidden />
          {t('draws.verifyTitle')}
        </Link>
      </header>
      <QueryState of={asked} waiting={<SkeletonCard lines={6} />}>
        {({ rows }) =>
          rows.length ? (
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
              {rows.map((row) => (
                <li key={row.id}>
                  <DrawCard row={row} />
                </li>
              ))}
            </ul>
          ) : (
            <div className="panel">
              <EmptyState icon={Gift} title={t('draws.none')} text={t('draws.noneText')} />
            </div>
          )
        }
      </QueryState>
    </div>
  )
}
