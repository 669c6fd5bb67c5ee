import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { linkClass } from '#ui/action/link.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { draws } from '../contract/member.ts'
import { DrawCard } from './draw-card.tsx'

/** Open draws among promotions; `isReady`: only those in which the member can do something now. Nothing where there are none. */
export function DrawsStrip({ isReady = false }: { readonly isReady?: boolean }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(draws).list)
  const rows = (asked.data?.rows ?? []).filter(
    ({ phase, ready }) => phase === 'open' && (!isReady || ready > 0),
  )
  if (!rows.length) return null
  return (
    <section className="grid gap-3" aria-labelledby="draws-strip">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="draws-strip" className="text-18">
          {t('draws.title')}
        </h2>
        <Link to="/draws" className={`${linkClass} text-13`}>
          {t('draws.all')}
        </Link>
      </div>
      <ul className="grid grid-flow-col auto-cols-[minmax(230px,1fr)] gap-3 overflow-x-auto pb-1">
        {rows.map((row) => (
          <li key={row.id}>
            <DrawCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}
