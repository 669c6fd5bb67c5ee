import { lazy, Suspense } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Logo } from '#ui/art/logo.tsx'
import { Link } from '#ui/route/link.tsx'
import { TRIAL_TYPE, useMember } from '../state/use-member.ts'
import { useBrand } from '../state/use-brand.ts'
import { moreWords } from '../words.ts'

/** The least age of this product (decision 16); the registration form shows the one in force. */
const MINIMUM_AGE = 21

const FooterHelp = lazy(async () => {
  const [{ FooterHelp: help }] = await Promise.all([
    import('#features/startup/site/footer-help.tsx'),
    moreWords(),
  ])
  return { default: help }
})
const FooterPayments = lazy(async () => ({ default: (await import('./footer-payments.tsx')).FooterPayments }))

/** Who runs this, that it is a demonstration without a licence (decision 42), and where trust is shown. */
export function Footer() {
  const { t } = useTexts()
  const brand = useBrand()
  const member = useMember()
  const hasCashier = member !== null && member.account !== '' && member.type !== TRIAL_TYPE
  return (
    <footer className="mx-auto max-w-320 border-t border-hair px-4 py-8 text-muted md:px-8 md:py-10">
      <div className="grid gap-8 md:grid-cols-[1.4fr_0.8fr_0.8fr_1.2fr]">
        <div>
          <Logo name={brand.name} className="mb-3 text-18" />
          <p className="max-w-80">{t('footer.licence')}</p>
        </div>
        <nav aria-label={t('footer.play')}>
          <p className="mb-1 text-12 font-medium text-faint">{t('footer.play')}</p>
          <Link to="/index" className="flex h-11 items-center hover:text-text md:h-9">
            {t('home.allGames')}
          </Link>
        </nav>
        <nav aria-label={t('footer.trust')}>
          <p className="mb-1 text-12 font-medium text-faint">{t('footer.trust')}</p>
          <Link to="/fairness" className="flex h-11 items-center hover:text-text md:h-9">
            {t('shell.fairness')}
          </Link>
          <Suspense>
            <FooterHelp />
          </Suspense>
        </nav>
        {hasCashier && (
          <Suspense>
            <FooterPayments />
          </Suspense>
        )}
      </div>
      <div className="mt-8 flex items-center gap-4 border-t border-hair pt-5 text-12 text-faint">
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
