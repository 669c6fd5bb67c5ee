import type { UseFormReturn } from 'react-hook-form'
import { useState } from 'react'
import { dayIn } from '#kit/day.ts'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { otp } from '#features/account/otp/contract.ts'
import { CodeField } from '#features/account/otp/site/code-field.tsx'
import { PhoneField } from '#features/account/otp/site/phone-field.tsx'
import { useHomeCountry } from '#features/account/otp/site/use-home-country.ts'
import { identity } from '#features/account/identity/contract.ts'
import { ageOn, isPlausibleBirthday } from '#features/account/identity/rules.ts'
import { useFlags } from '#features/account/identity/site/use-flags.ts'
import { useRules } from '#features/account/identity/site/register/use-rules.ts'
import type { LoginReply } from '#features/account/identity/site/auth-store.ts'
import { ConsentBoxes, type Consent } from '#features/account/identity/site/consent-boxes.tsx'
import { invitation } from '#features/account/identity/site/register/invitation.ts'
import { HumanCheckRow } from '#features/account/identity/site/human/human-check-row.tsx'
import { useHumanCheck } from '#features/account/identity/site/human/human-check.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { socialLogin } from '../contract/member.ts'
import type { Newcomer } from './return-page.tsx'

/** The input that a refusal is about. */
const FIELD_OF = {
  'identity.mobileTaken': 'mobileNum',
  'identity.accountTaken': 'username',
  'identity.tooYoung': 'birthday',
  'identity.invitationCode': 'invitationCode',
  'identity.inviteOnly': 'invitationCode',
  'codes.invalid-phone-number': 'mobileNum',
  'codes.missing-phone-number': 'mobileNum',
  'codes.code-expired': 'verificationCode',
  'codes.invalid-verification-code': 'verificationCode',
  'codes.missing-verification-code': 'verificationCode',
} as const

type Form = {
  username: string
  birthday: string
  email: string
  invitationCode: string
  countryDialingCode: string
  mobileNum: string
  verificationCode: string
} & Consent

export type NewAccountFormProps = {
  readonly newcomer: Newcomer
  readonly onDone: (reply: LoginReply, account: string) => void
}

/** A new account asks only for what the provider does not know: a user name, the birthday, the terms. */
export function NewAccountForm({ newcomer, onDone }: NewAccountFormProps) {
  const rules = useApiQuery(useApi(identity).registerRules)
  return (
    <QueryState of={rules}>
      {({ minimumAge, termsAge, termsTicked }) => (
        <Fields newcomer={newcomer} onDone={onDone} age={minimumAge} consent={{ termsAge, termsTicked }} />
      )}
    </QueryState>
  )
}

function useNewAccount({ newcomer, onDone }: NewAccountFormProps) {
  const { lang } = useTexts()
  const check = useHumanCheck()
  const { recommenderId } = invitation()
  const tell = useApiMutation(useApi(socialLogin).register)
  const [isWaiting, setWaiting] = useState(false)
  const submit = async ({ username, birthday, email, invitationCode, ...number }: Form) => {
    setWaiting(true)
    try {
      const account = username.trim()
      const body = {
        ticket: newcomer.ticket,
        username: account,
        birthday,
        termsAgreed: true,
        language: lang,
        ...(email.trim() && { email: email.trim() }),
        ...(invitationCode.trim() && { invitationCode: invitationCode.trim() }),
        ...(recommenderId && { recommenderId }),
        ...filled(number),
      } as const
      onDone(await check.through(() => tell.mutateAsync({ body })), account)
    } catch {
      check.reset() // the form shows the reason
    } finally {
      setWaiting(false)
    }
  }
  return { check, submit, isWaiting, error: tell.error }
}

/** The number's fields, if the brand requires one. */
function filled({
  countryDialingCode,
  mobileNum,
  verificationCode,
}: Pick<Form, 'countryDialingCode' | 'mobileNum' | 'verificationCode'>) {
  if (mobileNum.trim() === '') return {}
  return { mobileNum, verificationCode, ...(countryDialingCode && { countryDialingCode }) }
}

/** With REGMOBVERF3 an account opened through a provider has a verified number like any other. */
function NumberFields({ form }: { readonly form: UseFormReturn<Form> }) {
  const { t } = useTexts()
  const { register } = useApi(otp)
  const { errors } = form.formState
  useHomeCountry((code) => {
    if (form.getValues('countryDialingCode') === '') form.setValue('countryDialingCode', code)
  })
  const [country, number] = form.watch(['countryDialingCode', 'mobileNum'])
  const address = `+${country} ${number.trim().replace(/^0+/, '')}`
  return (
    <>
      <PhoneField
        country={{ value: country, choose: (code) => form.setValue('countryDialingCode', code) }}
        number={form.register('mobileNum', {
          validate: (value) => value.trim() !== '' || t('entry.needMobile'),
        })}
        error={errors.mobileNum?.message}
      />
      <CodeField
        restKey={`register:${address}`}
        to={address}
        maySend={() => form.trigger('mobileNum', { shouldFocus: true })}
        onWrongNumber={(message) => form.setError('mobileNum', { message }, { shouldFocus: true })}
        send={() => register({ body: { mobileNo: number, countryDialingCode: country } })}
        error={errors.verificationCode?.message}
        {...form.register('verificationCode', {
          validate: (value) => value.trim() !== '' || t('entry.needCode'),
        })}
      />
    </>
  )
}

type FieldsProps = NewAccountFormProps & {
  readonly age: number
  readonly consent: { readonly termsAge: number; readonly termsTicked: boolean }
}

function Fields({ newcomer, onDone, age, consent }: FieldsProps) {
  const { t } = useTexts()
  const { ruled } = useRules()
  const isOn = useFlags()
  const { check, submit, isWaiting, error } = useNewAccount({ newcomer, onDone })
  const { affiliateCode, referralCode } = invitation()
  const invited = affiliateCode || referralCode
  const form = useForm<Form>({
    defaultValues: {
      username: newcomer.suggestedAccount,
      birthday: '',
      email: newcomer.email ?? '',
      invitationCode: invited,
      countryDialingCode: '',
      mobileNum: '',
      verificationCode: '',
      ageConfirmed: consent.termsTicked,
      termsAgreed: consent.termsTicked,
    },
    mode: 'onTouched',
  })
  const { errors } = form.formState
  const today = dayIn('UTC', new Date())
  const isOld = (day: string) => isPlausibleBirthday(day, today) && ageOn(day, today) >= age
  return (
    <form onSubmit={(event) => void form.handleSubmit(submit)(event)} noValidate className="grid gap-4">
      {error && <FormFailure error={error} fields={FIELD_OF} />}
      <TextField
        label={t('auth.username')}
        autoComplete="username"
        hint={t('social.laterPassword')}
        error={errors.username?.message}
        {...form.register('username', { validate: ruled('username') })}
      />
      <TextField
        label={t('auth.birthday')}
        type="date"
        autoComplete="bday"
        hint={t('auth.birthdayHint', { age })}
        error={errors.birthday?.message}
        {...form.register('birthday', {
          required: t('auth.needBirthday'),
          validate: (day) => isOld(day) || t('auth.tooYoung', { age }),
        })}
      />
      <TextField
        label={t('social.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        optional
        {...form.register('email')}
      />
      {isOn('REGMOBVERF3') && <NumberFields form={form} />}
      <TextField
        label={t('entry.affiliateCode')}
        hint={t('entry.affiliateHint')}
        autoComplete="off"
        optional
        {...form.register('invitationCode')}
      />
      <ConsentBoxes
        age={consent.termsAge}
        confirmed={form.field('ageConfirmed', { required: t('entry.needAge') })}
        agreed={form.field('termsAgreed', { required: t('entry.needTerms') })}
      />
      <HumanCheckRow state={check.state} onRetry={check.reset} />
      <Button type="submit" look="primary" wide size="lg" busy={isWaiting}>
        {t('social.register')}
      </Button>
    </form>
  )
}
