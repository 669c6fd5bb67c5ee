import { lazy, Suspense } from 'react'
import { useCategories } from '#features/lobby/site/category-press.ts'
import { topics } from '#features/pages/rules.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Logo } from '#ui/art/logo.tsx'
import { Link } from '#ui/route/link.tsx'
import { Boundary } from '#ui/route/pages.tsx'
import { WhenNear } from '#ui/state/when-near.tsx'
import { useBrand } from '../state/use-brand.ts'
import { startupWords } from '../words.ts'

/** The least age of this product (decision 16); the registration form shows the one in force. */
const MINIMUM_AGE = 21

const FooterHelp = lazy(async () => {
  const [{ FooterHelp: help }] = await Promise.all([
    import('#features/startup/site/footer-help.tsx'),
    startupWords(),
  ])
  return { default: help }
})
const FooterPayments = lazy(async () => ({ default: (await import('./footer-payments.tsx')).FooterPayments }))

const linkClass = 'flex min-h-11 items-center py-1 hover:text-text md:min-h-9'
const headClass = 'mb-1 text-12 font-medium text-faint'

/**
 * Who runs this, that it is a demonstration without a licence (decision 42), whose games there are, how one pays, and the
 * seven help topics (SHL-10).
 */
export function Footer() {
  const { t } = useTexts()
  const brand = useBrand()
  return (
    <footer className="mx-auto max-w-320 border-t border-hair px-4 py-8 text-muted md:px-8 md:py-10">
      <div className="grid grid-cols-2 gap-x-6 gap-y-7 lg:grid-cols-[1.3fr_0.8fr_1fr_1fr]">
        <div className="max-lg:col-span-2">
          <Logo name={brand.name} className="mb-3 text-18" />
          <p className="max-w-80">{t('footer.licence')}</p>
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
        {/* on a phone the long list stands beside the two short ones, and no hole is left */}
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
        {/* its room is kept: nothing jumps when it comes */}
        <WhenNear className="min-h-20">
          <Boundary resetKey="payments">
            <Suspense>
              <FooterPayments />
            </Suspense>
          </Boundary>
        </WhenNear>
      </div>
      <div className="mt-6 flex items-center gap-4 border-t border-hair pt-5 text-12 text-faint">
        <span className="num grid size-9 shrink-0 place-items-center rounded-full border-[1.5px] border-control font-semibold text-text">
          {t('footer.ageMark', { age: MINIMUM_AGE })}
        </span>
        <span>
          {t('footer.age', { age: MINIMUM_AGE })}
          <br />
          {t('footer.copyright', { year: new Date().getFullYear(), brand: brand.name })}
        </span>
      </div>
    </footer>
  )
}

/** The makers whose games the house really has, each as a plate that leads to its hall. */
function Makers() {
  const { t } = useTexts()
  const makers = new Map(
    useCategories()
      ?.flatMap(({ cards }) => cards)
      .map((card) => [card.vassalage, card.name]),
  )
  return (
    <div>
      <p className="mb-3 text-12 font-medium text-faint">{t('footer.makers')}</p>
      <ul className="flex min-h-11 flex-wrap gap-2">
        {[...makers].map(([vassalage, name]) => (
          <li key={vassalage}>
            <Link
              to="/rng"
              search={{ page: vassalage }}
              aria-current={undefined}
              className="flex h-11 items-center rounded-control border border-hair px-3.5 font-bold tracking-tight hover:border-line hover:text-text"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
