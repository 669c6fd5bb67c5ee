import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { CodeField } from '#features/account/otp/site/code-field.tsx'
import { PhoneField } from '#features/account/otp/site/phone-field.tsx'
import { useHomeCountry } from '#features/account/otp/site/use-home-country.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { security } from '../../../contract.ts'
import type { Channel } from '../../../rules/contacts.ts'
import { isStale } from '../../proof/use-fresh.ts'
import type { DialogState } from '../password-dialogs.tsx'

/** The input that a refusal is about. */
const FIELD_OF = {
  'security.emailInvalid': 'address',
  'security.contactTaken': 'address',
  'security.contactSame': 'address',
  'codes.invalid-phone-number': 'address',
  'codes.missing-phone-number': 'address',
  'codes.code-expired': 'code',
  'codes.invalid-verification-code': 'code',
  'codes.missing-verification-code': 'code',
} as const

const keys = { email: 'email', sms: 'mobile' } as const

export type ContactDialogProps = DialogState & { readonly channel: Channel; readonly isChange: boolean }

/** Adds or changes an email address or a number, verified by the code sent there. */
export function ContactDialog({ channel, isChange, isOpen, onClose, onStale }: ContactDialogProps) {
  const { t } = useTexts()
  const key = keys[channel]
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      width="narrow"
      title={t(`security.${key}`)}
      text={t(isChange ? 'security.oldHears' : `security.${key}Text`)}
    >
      <ContactForm channel={channel} onDone={onClose} onStale={onStale} />
    </Dialog>
  )
}

type Form = { address: string; countryDialingCode: string; code: string }
type FormProps = { readonly channel: Channel; readonly onDone: () => void; readonly onStale: () => void }

function ContactForm({ channel, onDone, onStale }: FormProps) {
  const { t } = useTexts()
  const api = useApi(security)
  const bind = useApiMutation(api.bindContact, { invalidates: [api.overview, api.changes] })
  const [to, setTo] = useState('')
  const form = useForm<Form>({ defaultValues: { address: '', countryDialingCode: '', code: '' } })
  useHomeCountry((code) => {
    if (form.getValues('countryDialingCode') === '') form.setValue('countryDialingCode', code)
  })
  const { errors } = form.formState
  const contact = () => {
    const { address, countryDialingCode } = form.getValues()
    return { channel, address, ...(channel === 'sms' ? { countryDialingCode } : {}) }
  }
  const send = async () => {
    const sent = await api.sendContactCode({ body: contact() })
    setTo(sent.to)
    return sent
  }
  const submit = form.handleSubmit(({ code }) =>
    bind.mutateAsync({ body: { ...contact(), code } }).then(
      () => {
        toast({ tone: 'good', title: t(`security.${keys[channel]}Saved`) })
        onDone()
      },
      (error: unknown) => {
        if (isStale(error)) onStale()
      },
    ),
  )
  const needed = { validate: (value: string) => value.trim() !== '' || t('security.needed') }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {bind.error && <FormFailure error={bind.error} fields={FIELD_OF} />}
      {channel === 'email' ? (
        <TextField
          label={t('security.emailNew')}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.address?.message}
          {...form.register('address', needed)}
        />
      ) : (
        <PhoneField
          country={{
            value: form.watch('countryDialingCode'),
            choose: (code) => form.setValue('countryDialingCode', code, { shouldTouch: true }),
          }}
          number={form.register('address', needed)}
          error={errors.address?.message}
        />
      )}
      <CodeField
        send={send}
        maySend={() => form.trigger('address')}
        onWrongNumber={(message) => form.setError('address', { message }, { shouldFocus: true })}
        restKey={`bind:${channel}`}
        to={to}
        error={errors.code?.message}
        {...form.register('code', needed)}
      />
      <Button type="submit" look="primary" wide busy={bind.isPending}>
        {t('security.confirm')}
      </Button>
    </form>
  )
}
