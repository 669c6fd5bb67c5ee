import { ArrowLeft } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { TermsList } from '#features/rewards/bonuses/shown/terms-list.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { linkClass } from '#ui/action/link.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { usePlace } from '#ui/route/place.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { draws } from '../contract/member.ts'
import './art/draws.css'
import { CheckInPage } from './check-in-page.tsx'
import { DrawsPage } from './draws-page.tsx'
import { EnvelopePage } from './envelope-page.tsx'
import { RafflePage } from './raffle/raffle-page.tsx'
import { WheelPage } from './wheel/wheel-page.tsx'
import { isDetail, type Detail } from './words.ts'

/** One draw by the `id` in the URL; without one, the list of all. */
export function DrawPage() {
  const { id } = usePlace().search
  return id ? <One key={id} id={id} /> : <DrawsPage />
}

function One({ id }: { readonly id: string }) {
  const { t, lang, date } = useTexts()
  const asked = useApiQuery(useApi(draws).one, { params: { id } })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
      {(draw) => (
        <article className="grid gap-5">
          <header className="grid gap-1.5">
            <Link to="/draws" className={`${linkClass} justify-self-start text-13`}>
              <ArrowLeft size={16} aria-hidden />
              {t('draws.title')}
            </Link>
            <h1 className="text-28">{draw.title[lang]}</h1>
            <p className="text-13 text-faint">
              {draw.endsAt && draw.phase !== 'stopped'
                ? t(draw.phase === 'open' || draw.phase === 'soon' ? 'draws.until' : 'draws.ended', {
                    at: date(draw.endsAt, 'minute'),
                  })
                : t(`draws.phase.${draw.phase}`)}
            </p>
          </header>
          <Kind draw={draw} />
          {draw.terms && draw.termsHash && (
            <section className="panel grid max-w-180 gap-3 p-5">
              <h2 className="text-16">{t('draws.terms')}</h2>
              <TermsList terms={draw.terms} hash={draw.termsHash} currency={draw.currency} amount={null} />
            </section>
          )}
        </article>
      )}
    </QueryState>
  )
}

function Kind({ draw }: { readonly draw: Detail }) {
  if (isDetail(draw, 'wheel')) return <WheelPage draw={draw} />
  if (isDetail(draw, 'raffle')) return <RafflePage draw={draw} />
  if (isDetail(draw, 'envelope')) return <EnvelopePage draw={draw} />
  return isDetail(draw, 'checkIn') ? <CheckInPage draw={draw} /> : null
}
