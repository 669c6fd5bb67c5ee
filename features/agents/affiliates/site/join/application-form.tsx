import type { FormEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Link } from '#ui/route/link.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { affiliateJoin } from '../../contract/join.ts'
import { channels, persons, traffics } from '../../rules/states.ts'
import { countryOptions } from './countries.ts'
import type { HumanCheck } from './join-page.tsx'

type Values = {
  person: (typeof persons)[number]
  name: string
  company: string
  email: string
  phone: string
  country: string
  channel: (typeof channels)[number]
  address: string
  traffic: (typeof traffics)[number]
  message: string
  agreed: boolean
}

const blank: Values = {
  person: 'individual',
  name: '',
  company: '',
  email: '',
  phone: '',
  country: 'VN',
  channel: 'website',
  address: '',
  traffic: 'under10k',
  message: '',
  agreed: false,
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const LEAST_MESSAGE = 10

type Props = {
  readonly human: HumanCheck
  readonly invitedBy: string | null
  readonly termsVersion: string
  readonly onSent: (token: string) => void
}

/** The form, its human check, and the request with one idempotency key for repeated clicks. */
function useApplication({ human, invitedBy, onSent }: Props) {
  const form = useForm<Values>({ defaultValues: blank })
  const send = useApiMutation(useApi(affiliateJoin).apply)
  const sent = form.handleSubmit(async ({ agreed: _, company, phone, address, ...given }) => {
    const body = {
      ...given,
      ...(given.person === 'company' && company ? { company } : {}),
      ...(phone ? { phone } : {}),
      ...(address ? { address } : {}),
      ...(invitedBy ? { invitedBy } : {}),
      termsAgreed: true as const,
    }
    try {
      onSent((await human.through(() => send.mutateAsync({ body }))).statusToken)
    } catch {
      human.reset() // the error is shown above the form
    }
  })
  const submit = (event: FormEvent) => void sent(event)
  return { form, send, submit }
}

export function ApplicationForm(props: Props) {
  const { t } = useTexts()
  const { form, send, submit } = useApplication(props)
  const { errors, isSubmitting } = form.formState
  const { register } = form
  const need = { required: t('affiliates.need') }
  return (
    <form onSubmit={submit} noValidate className="panel grid gap-4 p-5 md:grid-cols-2 md:p-7">
      <h2 className="text-18 md:col-span-2">{t('affiliates.join.apply')}</h2>
      {send.error && (
        <div className="md:col-span-2">
          <FormFailure error={send.error} />
        </div>
      )}
      <Who form={form} />
      <SelectField
        label={t('affiliates.channel')}
        options={channels.map((value) => ({ value, label: t(`affiliates.channel.${value}`) }))}
        {...register('channel')}
      />
      <SelectField
        label={t('affiliates.traffic')}
        options={traffics.map((value) => ({ value, label: t(`affiliates.traffic.${value}`) }))}
        {...register('traffic')}
      />
      <TextField
        label={t('affiliates.address')}
        optional
        className="md:col-span-2"
        maxLength={200}
        {...register('address')}
      />
      <TextArea
        label={t('affiliates.message')}
        hint={t('affiliates.messageHint')}
        className="md:col-span-2"
        rows={4}
        maxLength={1000}
        error={errors.message?.message}
        {...register('message', {
          ...need,
          minLength: { value: LEAST_MESSAGE, message: t('affiliates.messageHint') },
        })}
      />
      <div className="grid gap-4 md:col-span-2">
        <Checkbox
          label={
            <>
              {t('affiliates.agree', { version: props.termsVersion })}{' '}
              <Link to="/help?topic=affiliates" className="text-action-text underline">
                {t('affiliates.agreeLink')}
              </Link>
            </>
          }
          error={errors.agreed?.message}
          {...register('agreed', { required: t('affiliates.needAgree') })}
        />
        {props.human.row}
        <Button type="submit" look="primary" size="lg" busy={isSubmitting} className="md:justify-self-start">
          {t('affiliates.join.send')}
        </Button>
      </div>
    </form>
  )
}

/** Who applies, and how to reach them. */
function Who({ form }: { readonly form: ReturnType<typeof useApplication>['form'] }) {
  const { t, lang } = useTexts()
  const { errors } = form.formState
  const { register } = form
  const need = { required: t('affiliates.need') }
  return (
    <>
      <SelectField
        label={t('affiliates.person')}
        options={persons.map((value) => ({ value, label: t(`affiliates.person.${value}`) }))}
        {...register('person')}
      />
      <SelectField label={t('affiliates.country')} options={countryOptions(lang)} {...register('country')} />
      <TextField
        label={t('affiliates.name')}
        autoComplete="name"
        maxLength={80}
        error={errors.name?.message}
        {...register('name', { ...need, minLength: { value: 2, message: t('affiliates.need') } })}
      />
      {form.watch('person') === 'company' ? (
        <TextField
          label={t('affiliates.company')}
          autoComplete="organization"
          maxLength={120}
          error={errors.company?.message}
          {...register('company', need)}
        />
      ) : (
        <div className="max-md:hidden" />
      )}
      <TextField
        label={t('affiliates.email')}
        type="email"
        autoComplete="email"
        maxLength={120}
        error={errors.email?.message}
        {...register('email', { ...need, pattern: { value: EMAIL, message: t('affiliates.needEmail') } })}
      />
      <TextField
        label={t('affiliates.phone')}
        optional
        type="tel"
        autoComplete="tel"
        maxLength={30}
        {...register('phone')}
      />
    </>
  )
}
