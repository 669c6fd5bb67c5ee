import { ChartNoAxesCombined, HandHeart, Link2, MailCheck, type LucideIcon } from 'lucide-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { pages } from '../contract/member.ts'
import { channels } from '../rules.ts'

type Form = {
  name: string
  email: string
  phone: string
  channel: (typeof channels)[number]
  address: string
  message: string
}

const blank: Form = { name: '', email: '', phone: '', channel: 'website', address: '', message: '' }
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const LEAST_MESSAGE = 10

/** The applicant's human check: wraps the request, and renders its state. */
export type HumanCheck = {
  readonly through: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
  /** Starts a new check: a solution is valid for one request. */
  readonly reset: () => void
  readonly row: ReactNode
}

/** Join us: the application of an affiliate (decision 35). */
export function JoinPage({ human }: { readonly human: HumanCheck }) {
  const { t } = useTexts()
  const [done, setDone] = useState<{ readonly number: string; readonly email: string } | null>(null)
  const again = () => {
    human.reset()
    setDone(null)
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-x-8">
      <div className="col-span-full">
        <h1 className="text-28">{t('pages.join')}</h1>
        <p className="mt-1.5 max-w-150 text-16 text-muted">{t('pages.joinLead')}</p>
      </div>
      <div>
        {done ? (
          <div role="status">
            <EmptyState
              className="panel"
              icon={MailCheck}
              title={t('pages.joinDone')}
              text={t('pages.joinDoneText', done)}
              action={<Button onClick={again}>{t('pages.joinAgain')}</Button>}
            />
          </div>
        ) : (
          <ApplicationForm human={human} onDone={setDone} />
        )}
      </div>
      <ul className="grid content-start gap-3">
        <Reason icon={ChartNoAxesCombined} title={t('pages.joinWhy1')} text={t('pages.joinWhy1Text')} />
        <Reason icon={Link2} title={t('pages.joinWhy2')} text={t('pages.joinWhy2Text')} />
        <Reason icon={HandHeart} title={t('pages.joinWhy3')} text={t('pages.joinWhy3Text')} />
      </ul>
    </div>
  )
}

type ReasonProps = { readonly icon: LucideIcon; readonly title: string; readonly text: string }

function Reason({ icon: Icon, title, text }: ReasonProps) {
  return (
    <li className="panel grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 gap-y-1 p-5">
      <Icon size={22} className="text-action-text" aria-hidden />
      <p className="font-bold">{title}</p>
      <p className="col-start-2 text-muted">{text}</p>
    </li>
  )
}

type ApplicationFormProps = {
  readonly human: HumanCheck
  readonly onDone: (done: { readonly number: string; readonly email: string }) => void
}

/** The form, its human check, and the request with one idempotency key for repeated clicks. */
function useApplication({ human, onDone }: ApplicationFormProps) {
  const { register, handleSubmit, formState } = useForm<Form>({ defaultValues: blank })
  const send = useApiMutation(useApi(pages).apply)
  const sent = handleSubmit(async ({ phone, address, ...form }) => {
    const body = { ...form, ...(phone ? { phone } : {}), ...(address ? { address } : {}) }
    try {
      const { number } = await human.through(() => send.mutateAsync({ body }))
      onDone({ number, email: form.email })
    } catch {
      human.reset() // the error is shown above the form
    }
  })
  const submit = (event: FormEvent) => void sent(event)
  return { register, formState, send, submit }
}

function ApplicationForm(props: ApplicationFormProps) {
  const { t } = useTexts()
  const { register, formState, send, submit } = useApplication(props)
  const { errors } = formState
  const need = { required: t('pages.need') }
  return (
    <form onSubmit={submit} noValidate className="panel grid gap-4 p-5 md:grid-cols-2 md:p-7">
      {send.error && (
        <div className="md:col-span-2">
          <FormFailure error={send.error} />
        </div>
      )}
      <TextField
        label={t('pages.joinName')}
        autoComplete="name"
        maxLength={80}
        error={errors.name?.message}
        {...register('name', { ...need, minLength: { value: 2, message: t('pages.need') } })}
      />
      <TextField
        label={t('pages.joinEmail')}
        type="email"
        autoComplete="email"
        maxLength={120}
        error={errors.email?.message}
        {...register('email', { ...need, pattern: { value: EMAIL, message: t('pages.needEmail') } })}
      />
      <TextField
        label={t('pages.joinPhone')}
        optional
        type="tel"
        autoComplete="tel"
        maxLength={30}
        {...register('phone')}
      />
      <SelectField
        label={t('pages.joinChannel')}
        options={channels.map((value) => ({ value, label: t(`pages.channel.${value}`) }))}
        {...register('channel')}
      />
      <TextField
        label={t('pages.joinAddress')}
        optional
        className="md:col-span-2"
        maxLength={200}
        {...register('address')}
      />
      <TextArea
        label={t('pages.joinMessage')}
        hint={t('pages.joinMessageHint')}
        className="md:col-span-2"
        rows={5}
        maxLength={1000}
        error={errors.message?.message}
        {...register('message', {
          ...need,
          minLength: { value: LEAST_MESSAGE, message: t('pages.joinMessageHint') },
        })}
      />
      <div className="grid gap-4 md:col-span-2">
        {props.human.row}
        <Button
          type="submit"
          look="primary"
          size="lg"
          busy={formState.isSubmitting}
          className="md:justify-self-start"
        >
          {t('pages.joinSend')}
        </Button>
      </div>
    </form>
  )
}
