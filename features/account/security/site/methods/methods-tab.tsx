import { KeyRound, LifeBuoy, LockKeyhole, Mail, Smartphone, TimerReset } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { SocialPanel } from '#features/account/social-login/site/social-panel.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { security } from '../../contract.ts'
import { LEAST_RECOVERY } from '../../rules/strength.ts'
import { useFresh } from '../proof/use-fresh.ts'
import type { Overview } from '../strength-card.tsx'
import { ContactRow } from './contacts/contact-row.tsx'
import { SecurityMethodRow, SecurityMethodSection } from './method-row.tsx'
import { Passkeys } from './passkeys.tsx'
import type { SecurityMethods } from './use-security-methods.ts'

type Props = { readonly overview: Overview; readonly guarding: SecurityMethods }

/** The account's security methods, in the order in which an attacker meets them. */
export function SecurityMethodsTab({ overview, guarding }: Props) {
  const { t } = useTexts()
  return (
    <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
      <div className="grid gap-4">
        <Passwords overview={overview} guarding={guarding} />
        <Contacts overview={overview} guarding={guarding} />
        <SocialPanel />
      </div>
      <SecurityMethodSection title={t('security.seconds')}>
        <Passkeys passkeys={overview.passkeys} onCodes={guarding.showCodes} />
        <Authenticator overview={overview} guarding={guarding} />
        <Recovery overview={overview} guarding={guarding} />
      </SecurityMethodSection>
    </div>
  )
}

function Passwords({ overview, guarding }: Props) {
  const { t } = useTexts()
  const { hasPassword, hasPaymentPassword } = overview
  return (
    <SecurityMethodSection title={t('security.knowledge')}>
      <SecurityMethodRow
        icon={LockKeyhole}
        isOn={hasPassword}
        title={t('security.password')}
        state={!hasPassword && <Status tone="waiting">{t('security.notSet')}</Status>}
        text={t(hasPassword ? 'security.passwordText' : 'security.passwordNone')}
        action={
          <Button
            size="sm"
            aria-label={`${t(hasPassword ? 'security.change' : 'security.set')}: ${t('security.password')}`}
            onClick={() => guarding.open('password')}
          >
            {t(hasPassword ? 'security.change' : 'security.set')}
          </Button>
        }
      />
      <SecurityMethodRow
        icon={KeyRound}
        isOn={hasPaymentPassword}
        title={t('security.payment')}
        state={!hasPaymentPassword && <Status tone="waiting">{t('security.notSet')}</Status>}
        text={t('security.paymentText')}
        action={
          <Button
            size="sm"
            aria-label={`${t(hasPaymentPassword ? 'security.change' : 'security.set')}: ${t('security.payment')}`}
            onClick={() => guarding.open('payment')}
          >
            {t(hasPaymentPassword ? 'security.change' : 'security.set')}
          </Button>
        }
      />
    </SecurityMethodSection>
  )
}

function Contacts({ overview, guarding }: Props) {
  const { t } = useTexts()
  return (
    <SecurityMethodSection title={t('security.contacts')}>
      <ContactRow kind="email" icon={Mail} own={overview.email} onOpen={() => guarding.open('email')} />
      <ContactRow
        kind="mobile"
        icon={Smartphone}
        own={overview.mobile}
        onOpen={() => guarding.open('mobile')}
      />
    </SecurityMethodSection>
  )
}

function Authenticator({ overview, guarding }: Props) {
  const { t, date } = useTexts()
  const api = useApi(security)
  const fresh = useFresh()
  const remove = useApiMutation(api.removeAuthenticator, { invalidates: [api.overview, api.changes] })
  const [isAsking, setAsking] = useState(false)
  const since = overview.authenticatorSince
  const removeIt = async () => {
    setAsking(false)
    if (await fresh(() => remove.mutateAsync({})))
      toast({ tone: 'good', title: t('security.authenticatorRemoved') })
  }
  return (
    <SecurityMethodRow
      icon={TimerReset}
      isOn={since !== null}
      title={t('security.authenticator')}
      state={since && <Status tone="good">{t('security.on')}</Status>}
      text={
        since
          ? t('security.authenticatorSince', { date: date(since, 'day') })
          : t('security.authenticatorText')
      }
      action={
        since ? (
          <Button
            size="sm"
            busy={remove.isPending}
            aria-label={`${t('security.remove')}: ${t('security.authenticator')}`}
            onClick={() => setAsking(true)}
          >
            {t('security.remove')}
          </Button>
        ) : (
          <Button
            size="sm"
            aria-label={`${t('security.set')}: ${t('security.authenticator')}`}
            onClick={() => guarding.open('authenticator')}
          >
            {t('security.set')}
          </Button>
        )
      }
    >
      <Confirm
        open={isAsking}
        danger
        title={t('security.authenticatorRemoveTitle')}
        text={t('security.authenticatorRemoveText')}
        action={t('security.remove')}
        onConfirm={() => void removeIt()}
        onClose={() => setAsking(false)}
      />
    </SecurityMethodRow>
  )
}

function Recovery({ overview, guarding }: Props) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const { recoveryLeft: left } = overview
  const hasSecond = overview.authenticatorSince !== null || overview.passkeys.length > 0
  const isLow = hasSecond && left < LEAST_RECOVERY
  const press = () => (left > 0 ? setAsking(true) : guarding.open('recovery'))
  return (
    <SecurityMethodRow
      icon={LifeBuoy}
      isOn={left > 0}
      title={t('security.recovery')}
      state={
        hasSecond && (
          <Status tone={isLow ? 'waiting' : 'good'}>{t('security.recoveryLeft', { count: left })}</Status>
        )
      }
      text={t(hasSecond ? 'security.recoveryText' : 'security.recoveryNone')}
      action={
        hasSecond && (
          <Button size="sm" look={isLow ? 'primary' : 'outline'} onClick={press}>
            {t('security.recoveryNew')}
          </Button>
        )
      }
    >
      <Confirm
        open={isAsking}
        title={t('security.recoveryRenewTitle')}
        text={t('security.recoveryRenewText')}
        action={t('security.recoveryNew')}
        onConfirm={() => {
          setAsking(false)
          guarding.open('recovery')
        }}
        onClose={() => setAsking(false)}
      />
    </SecurityMethodRow>
  )
}
