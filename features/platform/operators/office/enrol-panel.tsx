import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { DigitsField } from '#ui/form/digits-field.tsx'
import { Button } from '#ui/action/button.tsx'
import { Qr } from '#ui/art/qr.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { operators } from '../contract.ts'
import { OperatorFailure } from './operator-failure.tsx'

type Invitation = Reply<(typeof operators)['invitation']>

export type EnrolPanelProps = {
  /** From the URL fragment, which is never sent to a server. */
  readonly token: string
  readonly onLogin: () => void
}

/** A new operator sets password and authenticator with the link from the email. */
export function EnrolPanel({ token, onLogin }: EnrolPanelProps) {
  const { t } = useTexts()
  const { mutate, data, error } = useApiMutation(useApi(operators).invitation)
  const [done, setDone] = useState<string | null>(null)
  useEffect(() => {
    if (token) mutate({ body: { token } })
  }, [mutate, token])
  if (!token)
    return (
      <EmptyState icon={KeyRound} title={t('operators.enrolNoLink')} text={t('operators.enrolNoLinkText')} />
    )
  if (done) {
    const action = (
      <Button look="primary" onClick={onLogin}>
        {t('operators.enrolToLogin')}
      </Button>
    )
    const text = t('operators.enrolDoneText', { account: done })
    return <EmptyState icon={KeyRound} title={t('operators.enrolDone')} text={text} action={action} />
  }
  if (error) return <OperatorFailure error={error} />
  if (!data) return <SkeletonCard />
  return <EnrolForm token={token} invitation={data} onEnrolled={setDone} />
}

type FormProps = {
  readonly token: string
  readonly invitation: Invitation
  readonly onEnrolled: (account: string) => void
}

function EnrolForm({ token, invitation, onEnrolled }: FormProps) {
  const { t } = useTexts()
  const enrol = useApiMutation(useApi(operators).enrol)
  const form = useForm({ defaultValues: { password: '', again: '', code: '' } })
  const { password, again, code } = form.watch()
  const isDifferent = again !== '' && password !== again
  const send = form.onSubmit(({ password, again, code }) => {
    if (password !== again) return
    enrol.mutate(
      { body: { token, password, code } },
      { onSuccess: ({ account }) => onEnrolled(account), onError: () => form.setValue('code', '') },
    )
  })
  return (
    <form onSubmit={send} className="grid gap-5">
      <div className="grid gap-1.5">
        <h1 className="text-22">{t('operators.enrolTitle')}</h1>
        <p className="text-muted">{t('operators.enrolLead', { name: invitation.name })}</p>
        <p className="text-muted">
          {t('operators.enrolAccount')} <b className="num text-text">{invitation.account}</b>
        </p>
      </div>
      <input type="text" autoComplete="username" value={invitation.account} readOnly hidden />
      <PasswordField
        label={t('operators.enrolPassword')}
        hint={t('operators.enrolPasswordHint')}
        purpose="new"
        required
        {...form.register('password')}
      />
      <PasswordField
        label={t('operators.enrolRepeat')}
        purpose="new"
        required
        error={isDifferent ? t('operators.enrolRepeatWrong') : undefined}
        {...form.register('again')}
      />
      <div className="grid gap-3">
        <p className="font-medium">{t('operators.enrolScan')}</p>
        <div className="flex flex-wrap items-center gap-5">
          <Qr text={invitation.uri} label={t('operators.enrolScan')} />
          <div className="grid min-w-0 flex-1 gap-1 text-muted">
            {t('operators.enrolType')}
            <Copyable
              text={invitation.secret}
              shown={spaced(invitation.secret)}
              what={t('operators.enrolKey')}
              boxed
            />
          </div>
        </div>
      </div>
      <DigitsField label={t('operators.code')} {...form.bound('code')} />
      {enrol.error && <OperatorFailure error={enrol.error} />}
      <Button
        type="submit"
        look="primary"
        wide
        busy={enrol.isPending}
        disabled={code.length < 6 || isDifferent}
      >
        {t('operators.enrolDo')}
      </Button>
    </form>
  )
}

/** Groups of four letters, for typing. */
function spaced(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
