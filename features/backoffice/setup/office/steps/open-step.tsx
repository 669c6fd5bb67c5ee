import { Rocket } from 'lucide-react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { textBounds } from '#ui/api/text-bounds.ts'
import { Notice } from '#ui/state/notice.tsx'
import { setup } from '../../contract.ts'
import { isComplete } from '../../rules/complete.ts'
import type { Overview, StepProps } from '../shown.ts'
import { StepFrame } from '../step-frame.tsx'
import { Checklist } from './checklist.tsx'
import { Officers } from './officers.tsx'

/** What is still missing, who approves, and the request to open the site. */
export function OpenStep({ overview, onStep }: StepProps) {
  const { t } = useTexts()
  const { gaps, officers, request } = overview
  return (
    <StepFrame title={t('setup.open.title')} lead={t('setup.open.lead')}>
      <Checklist gaps={gaps} onStep={onStep} />
      <Officers officers={officers} hasBrand={overview.brand !== null} />
      <Notice tone="info">{t('setup.open.duty')}</Notice>
      {request && <Waiting request={request} />}
      {(request === null || request.isStale) && <RequestForm overview={overview} />}
    </StepFrame>
  )
}

type WaitingProps = { readonly request: NonNullable<Overview['request']> }

function Waiting({ request: { number, isStale } }: WaitingProps) {
  const { t } = useTexts()
  const link = (
    <a href="/approvals" className={buttonClass({ size: 'sm' })}>
      {t('setup.open.approvals')}
    </a>
  )
  return (
    <div aria-live="polite" className="grid gap-3">
      <Notice tone={isStale ? 'warning' : 'good'}>
        {t(isStale ? 'setup.open.stale' : 'setup.open.sent', { number })}
      </Notice>
      <div>{link}</div>
    </div>
  )
}

function RequestForm({ overview: { gaps, digest } }: Pick<StepProps, 'overview'>) {
  const { t } = useTexts()
  const api = useApi(setup)
  const open = useApiMutation(api.open, { invalidates: [api.overview] })
  const form = useForm({ defaultValues: { reason: '' } })
  const bounds = textBounds(setup.open, 'reason')
  const send = form.onSubmit(({ reason }) =>
    // sent for approval counts as a refusal, so the overview is read again by its interval
    open.mutate({ body: { digest, reason } }, { onError: () => undefined }),
  )
  return (
    <form noValidate onSubmit={send} className="grid gap-4 border-t border-hair pt-5">
      <TextField
        label={t('setup.open.reason')}
        autoCapitalize="sentences"
        {...bounds}
        {...form.field('reason', {
          required: t('setup.required'),
          minLength: { value: 4, message: t('setup.required') },
        })}
      />
      {open.error && <FormFailure error={open.error} />}
      <Button
        type="submit"
        look="primary"
        size="lg"
        icon={Rocket}
        busy={open.isPending}
        disabled={!isComplete(gaps)}
        className="justify-self-start max-sm:w-full"
      >
        {t('setup.open.do')}
      </Button>
    </form>
  )
}
