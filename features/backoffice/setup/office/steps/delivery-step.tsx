import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { linkClass } from '#ui/action/link.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { useRefused } from '#ui/api/use-refused.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { setup } from '../../contract.ts'
import type { Overview, StepProps } from '../shown.ts'
import { StepFoot, StepFrame } from '../step-frame.tsx'
import { useSave } from '../use-save.ts'

/** How email is configured in the environment, and a test. */
export function EmailStep({ overview: { email, officers }, onDone, onStep }: StepProps) {
  const { t } = useTexts()
  const own = officers.find(({ isYou }) => isYou)?.email ?? ''
  return (
    <StepFrame title={t('setup.email.title')} lead={t('setup.email.lead')}>
      <Facts
        facts={[
          { key: 'from', name: t('setup.email.from'), value: <span className="num">{email.sender}</span> },
          {
            key: 'server',
            name: t('setup.email.server'),
            value: <span className="num">{email.server}</span>,
          },
        ]}
      />
      <p className="text-13 text-muted">{t('setup.email.where')}</p>
      <TestForm channel="email" start={own} testedAt={email.testedAt} />
      <StepFoot label={t('setup.continue')} onBack={() => onStep('methods')} onNext={onDone} />
    </StepFrame>
  )
}

/** SMS may stay off unless a form of the brand needs it. */
export function SmsStep({ overview: { sms }, onDone, onStep }: StepProps) {
  const { t } = useTexts()
  const api = useApi(setup)
  const { isBusy, error, save } = useSave()
  const isTested = sms.testedAt !== null
  const skip = () => save([() => api.confirm({ params: { step: 'sms' } })], onDone)
  const mayGo = isTested || sms.isNeeded
  return (
    <StepFrame title={t('setup.sms.title')} lead={t('setup.sms.lead')}>
      {sms.isConfigured ? (
        <Facts
          facts={[
            {
              key: 'server',
              name: t('setup.email.server'),
              value: <span className="num">{sms.server}</span>,
            },
          ]}
        />
      ) : (
        <Notice tone="info">{t('setup.sms.missing')}</Notice>
      )}
      <p className="text-13 text-muted">
        {t('setup.sms.where')}{' '}
        <a href="/settings?tab=settings" target="_blank" rel="noreferrer" className={linkClass}>
          {t('setup.sms.settings')}
        </a>
      </p>
      {sms.isNeeded && !isTested && <Notice tone="warning">{t('setup.sms.needed')}</Notice>}
      {sms.isConfigured && <TestForm channel="sms" start="" testedAt={sms.testedAt} />}
      <StepFoot
        error={error}
        isBusy={isBusy}
        label={t(mayGo ? 'setup.continue' : 'setup.sms.skip')}
        onBack={() => onStep('email')}
        onNext={() => (mayGo ? onDone() : void skip())}
      />
    </StepFrame>
  )
}

type TestFormProps = {
  readonly channel: 'email' | 'sms'
  readonly start: string
  readonly testedAt: Overview['email']['testedAt']
}

function TestForm({ channel, start, testedAt }: TestFormProps) {
  const { t, date } = useTexts()
  const api = useApi(setup)
  const test = useApiMutation(api.test, { invalidates: [api.overview] })
  const form = useForm({ defaultValues: { to: start } })
  const left = useRefused(form, test.error, { 'setup.addressInvalid': 'to' })
  const send = form.onSubmit(({ to }) => test.mutate({ body: { channel, to: to.trim() } }))
  return (
    <form noValidate onSubmit={send} className="grid gap-4 rounded-card border border-hair p-4 md:p-5">
      <TextField
        label={t(`setup.test.${channel}`)}
        inputMode={channel === 'email' ? 'email' : 'tel'}
        autoComplete={channel === 'email' ? 'email' : 'tel'}
        placeholder={channel === 'email' ? undefined : '+84901234567'}
        maxLength={200}
        {...form.field('to', { required: t('setup.required') })}
      />
      <Button type="submit" busy={test.isPending} className="justify-self-start">
        {t('setup.test.do')}
      </Button>
      <div aria-live="polite" className="grid gap-2 empty:hidden">
        {test.data && !test.isPending && (
          <Notice tone={test.data.isSent ? 'good' : 'danger'}>
            {test.data.isSent ? t('setup.test.sent') : t('setup.test.failed', { why: test.data.why })}
          </Notice>
        )}
        {left !== null && <FormFailure error={left} />}
        {!test.data && testedAt && (
          <p className="text-13 text-muted">{t('setup.test.last', { at: date(testedAt, 'minute') })}</p>
        )}
      </div>
    </form>
  )
}
