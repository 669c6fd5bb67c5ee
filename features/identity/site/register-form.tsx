import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAsk, useTell } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Answer, Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { dayIn } from '#ui/records/days.ts'
import { identity } from '../contract.ts'
import { complaintOf, isOldEnough, type ServedRule } from './field-check.ts'
import { HumanCheckRow } from './human-check-row.tsx'
import { useHumanCheck } from './human-check.ts'
import { PasswordStrength } from './password-strength.tsx'
import { useEntry } from './use-entry.ts'

type Form = {
  username: string
  password: string
  confirmPassword: string
  birthday: string
  payeeName: string
  email: string
  termsAgreed: boolean
}

const blank: Form = {
  username: '',
  password: '',
  confirmPassword: '',
  birthday: '',
  payeeName: '',
  email: '',
  termsAgreed: true,
}

/** The short form; which fields it has and what they accept is what the server says (AUT-10, VAL-05). */
export function RegisterForm() {
  const api = useApi(identity)
  return (
    <Answer of={useAsk(api.registerRules)}>
      {({ fields, minimumAge }) => <RegisterFields rules={fields} age={minimumAge} />}
    </Answer>
  )
}

/** Two fields beside each other where there is room. */
const pairClass = 'grid gap-4 md:grid-cols-2 md:items-start'

type FieldsProps = { readonly rules: Readonly<Record<string, ServedRule>>; readonly age: number }

function RegisterFields({ rules, age }: FieldsProps) {
  const { t, lang } = useTexts()
  const check = useHumanCheck()
  const enter = useEntry()
  const register = useTell(useApi(identity).register)
  const [waiting, setWaiting] = useState(false)
  const form = useForm<Form>({ defaultValues: blank, mode: 'onTouched' })
  const { errors } = form.formState
  const password = form.watch('password')
  const ruled = (field: 'username' | 'password' | 'payeeName' | 'email') => (value: string) => {
    const complaint = rules[field] && complaintOf(field, rules[field], value.trim())
    return complaint ? t(complaint.text, complaint.values) : true
  }
  const isOn = (field: string) => rules[field]?.enabled ?? false
  const submit = form.handleSubmit(async ({ username, termsAgreed: _, payeeName, email, ...rest }) => {
    setWaiting(true)
    try {
      await check.ready()
      const name = username.trim()
      const optional = {
        ...(payeeName.trim() && { payeeName: payeeName.trim() }),
        ...(email.trim() && { email: email.trim() }),
      }
      const { token } = await register.mutateAsync({
        body: {
          ...rest,
          ...optional,
          username: name,
          termsAgreed: true,
          language: lang,
          registerMethod: 'WEB',
          registerUrl: location.href,
          login: true,
        },
      })
      enter(token, name, true)
    } catch {
      check.reset()
    } finally {
      setWaiting(false)
    }
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {register.error && <Failure error={register.error} />}
      <TextField
        label={t('auth.username')}
        autoComplete="username"
        autoFocus
        hint={t('auth.patternAccount', bounds(rules['username']))}
        error={errors.username?.message}
        {...form.register('username', { validate: ruled('username') })}
      />
      <div className={pairClass}>
        <div className="grid gap-2">
          <PasswordField
            label={t('auth.password')}
            purpose="new"
            error={errors.password?.message}
            {...form.register('password', { validate: ruled('password') })}
          />
          <PasswordStrength password={password} rule={rules['password']} />
        </div>
        <PasswordField
          label={t('auth.passwordAgain')}
          purpose="new"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword', {
            validate: (value) => value === form.getValues('password') || t('auth.differ'),
          })}
        />
      </div>
      <div className={pairClass}>
        <TextField
          label={t('auth.birthday')}
          type="date"
          autoComplete="bday"
          hint={t('auth.birthdayHint', { age })}
          error={errors.birthday?.message}
          {...form.register('birthday', {
            required: t('auth.needBirthday'),
            validate: (value) =>
              isOldEnough(value, dayIn('UTC', new Date()), age) || t('auth.tooYoung', { age }),
          })}
        />
        {isOn('payeeName') && (
          <TextField
            label={t('auth.payeeName')}
            autoComplete="name"
            autoCapitalize="words"
            hint={t('auth.payeeNameHint')}
            optional={!rules['payeeName']?.required}
            error={errors.payeeName?.message}
            {...form.register('payeeName', { validate: ruled('payeeName') })}
          />
        )}
      </div>
      {isOn('email') && (
        <TextField
          label={t('auth.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          optional={!rules['email']?.required}
          error={errors.email?.message}
          {...form.register('email', { validate: ruled('email') })}
        />
      )}
      <Checkbox
        label={t('auth.terms', { age })}
        error={errors.termsAgreed?.message}
        {...form.register('termsAgreed', { required: t('auth.needTerms') })}
      />
      <HumanCheckRow state={check.state} onRetry={check.reset} />
      <Button type="submit" look="primary" wide size="lg" busy={waiting}>
        {t('auth.register')}
      </Button>
    </form>
  )
}

function bounds(rule: ServedRule | undefined): { min: number; max: number } {
  return { min: rule?.minLength ?? 0, max: rule?.maxLength ?? 0 }
}
