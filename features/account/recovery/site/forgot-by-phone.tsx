import { useCallback } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { otp } from '#features/account/otp/contract.ts'
import { CodeField } from '#features/account/otp/site/code-field.tsx'
import { PhoneField } from '#features/account/otp/site/phone-field.tsx'
import { useHomeCountry } from '#features/account/otp/site/use-home-country.ts'
import { PasswordStrength } from '#features/account/identity/site/register/password-strength.tsx'
import { useEntry } from '#features/account/identity/site/use-entry.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { recovery } from '../contract.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'codes.invalid-phone-number': 'mobileNum',
  'codes.missing-phone-number': 'mobileNum',
  'codes.code-expired': 'code',
  'codes.invalid-verification-code': 'code',
  'codes.missing-verification-code': 'code',
  'identity.passwordWeak': 'newPassword',
} as const

type Form = { country: string; mobileNum: string; code: string; newPassword: string }

/** Number, code, new password; then the member is logged in (decision 37: a required proof comes first, at the login). */
export function ForgotByPhone() {
  const { t } = useTexts()
  const { enter, meet } = useEntry()
  const api = useApi(otp)
  const set = useApiMutation(useApi(recovery).byPhone)
  const form = useForm<Form>({
    defaultValues: { country: '', mobileNum: '', code: '', newPassword: '' },
  })
  const { errors } = form.formState
  useHomeCountry((code) => {
    if (form.getValues('country') === '') form.setValue('country', code)
  })
  const [country, mobileNum, newPassword] = form.watch(['country', 'mobileNum', 'newPassword'])
  const send = useCallback(
    () =>
      api.noLogin({
        body: {
          mobileNum: form.getValues('mobileNum').trim(),
          countryDialingCode: form.getValues('country'),
        },
      }),
    [api, form],
  )
  const submit = form.handleSubmit(async ({ mobileNum: number, code, newPassword: password }) => {
    const body = { mobileNum: number.trim(), verificationCode: code.trim(), newPassword: password }
    const entering = { name: number.trim(), isNew: false }
    try {
      enter(await set.mutateAsync({ body }), entering)
    } catch (error) {
      meet(error, entering) // two-step verification opens its dialog if required; the form shows any other error
    }
  })
  const needs = (words: string) => ({ validate: (value: string) => value.trim() !== '' || words })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {set.error && <FormFailure error={set.error} fields={FIELD_OF} />}
      <PhoneField
        country={{ value: country, choose: (code) => form.setValue('country', code, { shouldTouch: true }) }}
        number={form.register('mobileNum', needs(t('recovery.needNumber')))}
        error={errors.mobileNum?.message}
      />
      <CodeField
        isGuarded
        send={send}
        maySend={() => form.trigger('mobileNum', { shouldFocus: true })}
        onWrongNumber={(message) => form.setError('mobileNum', { message }, { shouldFocus: true })}
        restKey={`noLogin:${country}:${mobileNum.trim()}`}
        to={mobileNum.trim()}
        error={errors.code?.message}
        {...form.register('code', needs(t('recovery.needCode')))}
      />
      <PasswordField
        label={t('recovery.newPassword')}
        purpose="new"
        error={errors.newPassword?.message}
        {...form.register('newPassword', { required: t('recovery.needNew') })}
      />
      <PasswordStrength password={newPassword} rule={undefined} />
      <Button type="submit" look="primary" wide size="lg" busy={set.isPending}>
        {t('recovery.setAndEnter')}
      </Button>
    </form>
  )
}
