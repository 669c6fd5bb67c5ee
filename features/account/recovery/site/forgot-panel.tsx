import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { system } from '#features/platform/settings/contract.ts'
import { closeAuth } from '#features/account/identity/site/auth-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { linkClass } from '#ui/action/link.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { ForgotByEmail } from './forgot-by-email.tsx'
import { ForgotByPhone } from './forgot-by-phone.tsx'

type Way = 'email' | 'phone'

/** The password reset methods that this brand offers; the content of the dialog "forgot password" (AUT-11). */
export function ForgotPanel({ onLogin }: { readonly onLogin: () => void }) {
  const { t } = useTexts()
  const [way, setWay] = useState<Way>('email')
  const { data } = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: Infinity })
  const back = (
    <>
      <p className="mt-5 text-center text-13 text-muted">
        {t('recovery.noAccess')}{' '}
        <Link href="/service" className={linkClass} onClick={closeAuth}>
          {t('recovery.toService')}
        </Link>
      </p>
      <p className="mt-3 text-center">
        <button type="button" className={linkClass} onClick={onLogin}>
          {t('recovery.backToLogin')}
        </button>
      </p>
    </>
  )
  if (!data?.flags['CHNGPASSVERIF3'])
    return (
      <>
        <ForgotByEmail />
        {back}
      </>
    )
  const tabs = [
    { value: 'email', label: t('recovery.wayEmail') },
    { value: 'phone', label: t('recovery.wayPhone') },
  ] as const
  return (
    <>
      <Tabs<Way> label={t('recovery.ways')} look="segment" wide tabs={tabs} value={way} onChange={setWay}>
        {(shown) => <div className="pt-5">{shown === 'email' ? <ForgotByEmail /> : <ForgotByPhone />}</div>}
      </Tabs>
      {back}
    </>
  )
}
