import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { invitation } from '#features/account/identity/site/register/invitation.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { Link } from '#ui/route/link.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Offers } from './offers.tsx'

const steps = ['share', 'join', 'reward'] as const

/** The programme for visitors (SHL-06): how it works, what both get, and the next step. */
export function InvitePage() {
  const { t, number } = useTexts()
  const isMember = useIsMember()
  const { referralCode } = invitation()
  return (
    <div className="grid max-w-220 gap-6">
      <header className="grid gap-2">
        <h1 className="text-28 text-balance">{t('referrals.title')}</h1>
        <p className="text-muted">{t('referrals.lead')}</p>
      </header>
      {!isMember && referralCode && <Notice tone="good">{t('referrals.invited')}</Notice>}
      <ol className="grid gap-3 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="panel grid content-start gap-2 p-5">
            <span className="num grid size-8 place-items-center rounded-full bg-action-soft font-bold text-action-text">
              {number(index + 1)}
            </span>
            <h2 className="text-16">{t(`referrals.how.${step}`)}</h2>
            <p className="text-13 text-muted">{t(`referrals.howText.${step}`)}</p>
          </li>
        ))}
      </ol>
      <Next isMember={isMember} />
      <Offers />
      <p className="text-13 text-muted">{t('referrals.fairText')}</p>
    </div>
  )
}

function Next({ isMember }: { readonly isMember: boolean }) {
  const { t } = useTexts()
  if (isMember)
    return (
      <Link to="." search={{ member: 'referral' }} className={buttonClass({ look: 'primary' })}>
        {t('referrals.toOwn')}
      </Link>
    )
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="primary" size="lg" className="flex-1 sm:flex-none" onClick={() => openAuth('register')}>
        {t('referrals.register')}
      </Button>
      <Button size="lg" className="flex-1 sm:flex-none" onClick={() => openAuth('login')}>
        {t('referrals.login')}
      </Button>
    </div>
  )
}
