import { ShieldCheck, Sparkles, Wallet } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { Link } from '#ui/route/link.tsx'
import type { Landing } from '../../rules/states.ts'
import { useClick } from './clicks.ts'

export type LandingPageProps = {
  readonly brand: string
  readonly code: string
  readonly subId: string
  /** Where a code leads that has no page of its own. */
  readonly onLanding: (landing: Exclude<Landing, 'welcome'>) => void
}

/** The target of an affiliate's link: counts the click, and shows the brand's welcome or goes on to the page of the code. */
export function LandingPage({ brand, code, subId, onLanding }: LandingPageProps) {
  const { t } = useTexts()
  const count = useClick()
  const counted = useRef('')
  useEffect(() => {
    const link = `${code} ${subId}`
    if (counted.current === link) return
    counted.current = link // once per link
    void count({ code, subId }).then((landing) => {
      if (landing && landing !== 'welcome') onLanding(landing)
    })
  }, [code, subId, count, onLanding])
  return (
    <div className="mx-auto grid max-w-220 gap-8 py-4 md:py-10">
      <header className="grid justify-items-center gap-4 text-center">
        <h1 className="text-28 text-balance">{t('affiliates.landing.title', { brand })}</h1>
        <p className="max-w-150 text-16 text-muted">{t('affiliates.landing.lead')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button look="primary" size="lg" onClick={() => openAuth('register')}>
            {t('auth.register')}
          </Button>
          <Link to="/index" className={buttonClass({ size: 'lg' })}>
            {t('affiliates.landing.look')}
          </Link>
        </div>
      </header>
      <ul className="grid gap-3 md:grid-cols-3">
        <Point icon={Sparkles} point="games" />
        <Point icon={ShieldCheck} point="fair" />
        <Point icon={Wallet} point="limits" />
      </ul>
      <p className="text-center text-13 text-faint">{t('affiliates.landing.paid')}</p>
    </div>
  )
}

function Point({
  icon: Icon,
  point,
}: {
  readonly icon: typeof Wallet
  readonly point: 'games' | 'fair' | 'limits'
}) {
  const { t } = useTexts()
  return (
    <li className="panel grid content-start gap-2 p-5">
      <Icon size={24} className="text-action-text" aria-hidden />
      <h2 className="text-16">{t(`affiliates.landing.${point}`)}</h2>
      <p className="text-13 text-muted">{t(`affiliates.landing.${point}Text`)}</p>
    </li>
  )
}
