import type { UseFormReturn } from 'react-hook-form'
import { otp } from '#features/account/otp/contract.ts'
import { CodeField } from '#features/account/otp/site/code-field.tsx'
import type { PhoneProof } from '#features/account/otp/site/outside/use-phone-proof.ts'
import { PhoneField } from '#features/account/otp/site/phone-field.tsx'
import { useHomeCountry } from '#features/account/otp/site/use-home-country.ts'
import { useTexts } from '#texts/use-texts.ts'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Starred } from './starred.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { quietly } from './quietly.ts'
import { useNameCheck } from './use-name-check.ts'
import type { RegisterValues } from './use-register.ts'
import type { useRules } from './use-rules.ts'

export type FieldsProps = {
  readonly form: UseFormReturn<RegisterValues>
  readonly rules: ReturnType<typeof useRules>
}

/** Two fields side by side if there is room. */
export const pairClass = 'grid gap-4 md:grid-cols-2 md:items-start'

/** The user name for the login. */
export function NameField({ form, rules }: FieldsProps) {
  const { refusal, t } = useTexts()
  const rule = rules.rules['username']
  const { check, isTaken } = useNameCheck()
  const name = form.watch('username').trim()
  const field = quietly(form, 'username', { validate: rules.ruled('username') })
  const onBlur: typeof field.onBlur = async (event) => {
    await field.onBlur(event)
    if (name !== '' && rules.ruled('username')(name) === true) await check(name)
  }
  const taken = isTaken(name)
  return (
    <TextField
      required
      label={<Starred>{t('auth.username')}</Starred>}
      autoComplete="username"
      hint={
        taken === false
          ? t('auth.nameFree')
          : rule &&
            t(`refusal.validation.field.${rule.kind}`, {
              field: '',
              range: `${rule.minLength}–${rule.maxLength}`,
            })
      }
      error={
        form.formState.errors.username?.message ?? (taken ? refusal('identity.accountTaken') : undefined)
      }
      {...field}
      onBlur={onBlur}
    />
  )
}

/** The password, twice, with its strength. */
export function PasswordFields({ form, rules }: FieldsProps) {
  const { t } = useTexts()
  const { errors } = form.formState
  return (
    <div className={pairClass}>
      <div className="grid gap-2">
        <PasswordField
          required
          label={<Starred>{t('auth.password')}</Starred>}
          purpose="new"
          error={errors.password?.message}
          {...quietly(form, 'password', { validate: rules.ruled('password') })}
        />
        <PasswordStrength password={form.watch('password')} rule={rules.rules['password']} />
      </div>
      <PasswordField
        required
        label={<Starred>{t('auth.passwordAgain')}</Starred>}
        purpose="new"
        error={errors.confirmPassword?.message}
        {...quietly(form, 'confirmPassword', {
          validate: (value) => value === form.getValues('password') || t('auth.differ'),
        })}
      />
    </div>
  )
}

type PhoneProps = FieldsProps & {
  readonly isNeeded: boolean
  /** REGMOBVERF3: the number is verified by a code. */
  readonly withCode: boolean
  /** Firebase, if it sends the code instead of the platform (AUT-05). */
  readonly outside: PhoneProof | null
}

/** The mobile number, and its verification code if the platform requires one. */
export function PhoneFields({ form, isNeeded, withCode, outside }: PhoneProps) {
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
        country={{
          value: form.watch('countryDialingCode'),
          choose: (code) => form.setValue('countryDialingCode', code, { shouldTouch: true }),
        }}
        number={{
          required: isNeeded,
          ...quietly(form, 'mobileNum', {
            validate: (value) => !isNeeded || value.trim() !== '' || t('entry.needMobile'),
          }),
        }}
        error={errors.mobileNum?.message}
        isOptional={!isNeeded}
        {...(isNeeded ? { label: <Starred>{t('codes.mobile')}</Starred> } : {})}
      />
      {withCode && (
        <CodeField
          required
          label={<Starred>{t('codes.label')}</Starred>}
          restKey={`register:${address}`}
          to={address}
          maySend={() => form.trigger('mobileNum', { shouldFocus: true })}
          onWrongNumber={(message) => form.setError('mobileNum', { message }, { shouldFocus: true })}
          isCheckedOutside={outside !== null}
          send={() =>
            outside
              ? outside.send(country, number)
              : register({ body: { mobileNo: number, countryDialingCode: country } })
          }
          error={errors.verificationCode?.message}
          {...quietly(form, 'verificationCode', {
            validate: (value) => value.trim() !== '' || t('entry.needCode'),
          })}
        />
      )}
    </>
  )
}
