import { useState } from 'react'
import { otp } from '#features/account/otp/contract.ts'
import { CodeField } from '#features/account/otp/site/code-field.tsx'
import { usePhoneProof } from '#features/account/otp/site/outside/use-phone-proof.ts'
import { PhoneField } from '#features/account/otp/site/phone-field.tsx'
import { useHomeCountry } from '#features/account/otp/site/use-home-country.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { useApi } from '#ui/api/use-api.ts'
import { HumanCheckRow } from '../human/human-check-row.tsx'
import { kept } from './remembered.ts'
import { LoginFailure } from './login-failure.tsx'
import { useLogin, type Entrance } from './use-login.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'codes.invalid-phone-number': 'mobileNum',
  'codes.missing-phone-number': 'mobileNum',
  'codes.code-expired': 'code',
  'codes.invalid-verification-code': 'code',
  'codes.missing-verification-code': 'code',
  'identity.wrongAccount': 'mobileNum',
} as const

type Form = { countryDialingCode: string; mobileNum: string; code: string }

/** A number and its code, sent by the platform (AUT-04) or by Firebase, whose token then replaces the code (AUT-05). */
export function SmsForm({ entrance }: { readonly entrance: Entrance }) {
  const { t } = useTexts()
  const login = useLogin(entrance)
  const { noLogin } = useApi(otp)
  const outside = usePhoneProof()
  const [proofError, setProofError] = useState<unknown>(null)
  const form = useForm<Form>({
    defaultValues: { countryDialingCode: '', mobileNum: kept('smsNumber'), code: '' },
  })
  useHomeCountry((code) => {
    if (form.getValues('countryDialingCode') === '') form.setValue('countryDialingCode', code)
  })
  const { errors } = form.formState
  const [country, number] = form.watch(['countryDialingCode', 'mobileNum'])
  const submit = form.handleSubmit(async ({ countryDialingCode, mobileNum, code }) => {
    setProofError(null)
    const password = outside ? await outside.prove(code).catch(setProofError) : code.trim()
    if (password === undefined) return form.setFocus('code')
    const values = {
      username: mobileNum,
      password,
      ...(countryDialingCode && { countryDialingCode }),
      remember: false,
    }
    if ((await login.submit({ ...values, type: outside ? 'firebase' : 'sms' })) !== 'refused') return
    form.resetField('code')
    form.setFocus('code')
  })
  const address = `+${country} ${number.trim().replace(/^0+/, '')}`
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {(proofError ?? login.error) !== null && (
        <LoginFailure error={proofError ?? login.error} fields={FIELD_OF} />
      )}
      <PhoneField
        country={{
          value: form.watch('countryDialingCode'),
          choose: (code) => form.setValue('countryDialingCode', code, { shouldTouch: true }),
        }}
        number={form.register('mobileNum', {
          validate: (value) => value.trim() !== '' || t('entry.needMobile'),
        })}
        error={errors.mobileNum?.message}
      />
      <CodeField
        restKey={`login:${address}`}
        to={address}
        isGuarded
        maySend={() => form.trigger('mobileNum', { shouldFocus: true })}
        onWrongNumber={(message) => form.setError('mobileNum', { message }, { shouldFocus: true })}
        isCheckedOutside={outside !== null}
        send={() =>
          outside
            ? outside.send(country, number)
            : noLogin({ body: { mobileNum: number, countryDialingCode: country } })
        }
        error={errors.code?.message}
        {...form.register('code', { validate: (value) => value.trim() !== '' || t('entry.needCode') })}
      />
      <HumanCheckRow state={login.check.state} onRetry={login.check.reset} />
      <Button type="submit" look="primary" wide size="lg" busy={login.isWaiting}>
        {t('auth.login')}
      </Button>
    </form>
  )
}
