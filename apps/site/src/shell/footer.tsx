import { lazy, Suspense, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Category } from '#features/play/lobby/site/category-action.ts'
import { useCategories } from '#features/play/lobby/site/category-press.ts'
import { topics } from '#features/contact/pages/rules.ts'
import { system } from '#features/platform/settings/contract.ts'
import { useStatus } from '#features/contact/site-status/site/use-status.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Logo } from '#ui/art/logo.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { Boundary } from '#ui/route/pages.tsx'
import { WhenNear } from '#ui/state/when-near.tsx'
import { keptVendors } from '../first/kept.ts'
import { useBrand } from '../state/use-brand.ts'
import { startupWords } from '../words.ts'
import { part } from '../words/part.ts'

const FooterHelp = part(
  async () => (await import('#features/contact/site-status/site/footer-help.tsx')).FooterHelp,
  startupWords,
)
const FooterPayments = lazy(async () => ({ default: (await import('./footer-payments.tsx')).FooterPayments }))

const linkClass = 'flex min-h-11 items-center py-1 hover:text-text md:min-h-9'
const headClass = 'mb-1 text-12 font-medium text-faint'

/** The operator company and its licence, the providers, the payment methods, and the seven help topics (SHL-10). */
export function Footer() {
  const { t } = useTexts()
  const brand = useBrand()
  return (
    <footer className="mx-auto max-w-320 border-t border-hair px-4 py-8 text-muted md:px-8 md:py-10">
      <div className="grid grid-cols-2 gap-x-6 gap-y-7 lg:grid-cols-[1.3fr_0.8fr_1fr_1fr]">
        <div className="max-lg:col-span-2">
          <Logo name={brand.name} className="mb-3 text-18" />
          <Licence />
        </div>
        <nav aria-label={t('footer.play')}>
          <p className={headClass}>{t('footer.play')}</p>
          <Link to="/index" className={linkClass}>
            {t('home.allGames')}
          </Link>
          <Link to="/hot" className={linkClass}>
            {t('category.HOT')}
          </Link>
          <Link to="/down" className={linkClass}>
            {t('shell.app')}
          </Link>
          <Link to="/join" className={linkClass}>
            {t('footer.join')}
          </Link>
        </nav>
        {/* on a phone the long list is placed beside the two short ones, which avoids a gap */}
        <nav aria-label={t('shell.help')} className="max-lg:row-span-2">
          <p className={headClass}>{t('shell.help')}</p>
          {topics.map((topic) => (
            <Link key={topic} to="/help" search={{ topic }} aria-current={undefined} className={linkClass}>
              {t(`footer.topic.${topic}`)}
            </Link>
          ))}
        </nav>
        <nav aria-label={t('footer.trust')}>
          <p className={headClass}>{t('footer.trust')}</p>
          <Link to="/fairness" className={linkClass}>
            {t('shell.fairness')}
          </Link>
          <Link to="/saferplay" className={linkClass}>
            {t('member.saferPlay')}
          </Link>
          <WhenNear className="max-lg:min-h-22 lg:min-h-9">
            <Boundary resetKey="help">
              <Suspense>
                <FooterHelp />
              </Suspense>
            </Boundary>
          </WhenNear>
        </nav>
      </div>
      <div className="mt-7 grid gap-6 border-t border-hair pt-6 sm:grid-cols-2">
        <Makers />
        {/* reserves its height to avoid a layout shift */}
        <WhenNear className="min-h-20">
          <Boundary resetKey="payments">
            <Suspense>
              <FooterPayments />
            </Suspense>
          </Boundary>
        </WhenNear>
      </div>
      <Ground />
    </footer>
  )
}

/** A demo is labelled as such (decision 42); a brand's own statement links to its regulator if one is set. */
function Licence() {
  const { t } = useTexts()
  const { data } = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: Infinity })
  if (!data) return null
  const { licence, link } = data.footer
  return (
    <div className="grid max-w-80 gap-2">
      {data.isDemo && <p>{t('footer.demo')}</p>}
      {licence !== '' && (
        <p className="whitespace-pre-line">
          {link === null ? (
            licence
          ) : (
            <a href={link} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
              {licence}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

/** The minimum age for this visitor, and the site's owner. */
function Ground() {
  const { t } = useTexts()
  const { data } = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: Infinity })
  const age = useStatus().data?.jurisdiction.minimumAge
  return (
    <div className="mt-6 flex min-h-14 items-center gap-4 border-t border-hair pt-5 text-12 text-faint">
      {age !== undefined && (
        <span className="num grid size-9 shrink-0 place-items-center rounded-full border-[1.5px] border-control font-semibold text-text">
          {t('footer.ageMark', { age })}
        </span>
      )}
      <span>
        {age !== undefined && (
          <>
            {t('footer.age', { age })}
            <br />
          </>
        )}
        {data && t('footer.copyright', { year: new Date().getFullYear(), brand: data.footer.holder })}
      </span>
    </div>
  )
}

/** The providers whose games the brand offers, each with its logo, or its name when no logo was uploaded. */
function Makers() {
  const { t } = useTexts()
  const [before] = useState(keptVendors)
  const cards = useCategories()?.flatMap((category) => category.cards)
  const makers = new Map(cards?.map((card) => [card.vassalage, card]))
  // until the response arrives, the cached vendors of this tab reserve the space (SHL-12)
  const codes = cards ? [...makers.keys()] : before
  return (
    <div>
      <p className="mb-3 text-12 font-medium text-faint">{t('footer.makers')}</p>
      <ul className="flex min-h-11 flex-wrap gap-2">
        {codes.map((vassalage) => (
          <li key={vassalage}>
            <Link
              to="/rng"
              search={{ page: vassalage }}
              aria-current={undefined}
              className="flex h-11 items-center rounded-control border border-hair px-3.5 font-bold tracking-tight hover:border-line hover:text-text"
            >
              <Plate card={makers.get(vassalage)} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Plate({ card }: { readonly card: Category['cards'][number] | undefined }) {
  if (!card) return <span aria-hidden className="h-4 w-20 rounded-tag bg-raised" />
  return card.logo === null ? (
    card.name
  ) : (
    <img src={card.logo} alt={card.name} className="h-7 max-w-28 object-contain" />
  )
}
