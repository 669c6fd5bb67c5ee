import type { UseFormReturn } from 'react-hook-form'
import { useTexts } from '#texts/use-texts.ts'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { dayIn } from '#ui/records/days.ts'
import { complaintOf, isOldEnough, type ServedRule } from './field-check.ts'
import { PasswordStrength } from './password-strength.tsx'
import type { RegisterValues } from './use-register.ts'

export type FieldsProps = {
  readonly form: UseFormReturn<RegisterValues>
  readonly rules: Readonly<Record<string, ServedRule>>
}

type RuledField = 'username' | 'password' | 'payeeName' | 'email'

/** Two fields beside each other where there is room. */
const pairClass = 'grid gap-4 md:grid-cols-2 md:items-start'

/** Checks a field by the rule that the server serves, in the page's language. */
function useRuled(rules: FieldsProps['rules']) {
  const { t } = useTexts()
  return (field: RuledField) => (value: string) => {
    const complaint = rules[field] && complaintOf(field, rules[field], value.trim())
    return complaint ? t(complaint.text, complaint.values) : true
  }
}

/** User name and password, twice. */
export function AccountFields({ form, rules }: FieldsProps) {
  const { t } = useTexts()
  const ruled = useRuled(rules)
  const { errors } = form.formState
  const name = rules['username']
  return (
    <>
      <TextField
        label={t('auth.username')}
        autoComplete="username"
        autoFocus
        hint={t('auth.patternAccount', { min: name?.minLength ?? 0, max: name?.maxLength ?? 0 })}
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
          <PasswordStrength password={form.watch('password')} rule={rules['password']} />
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
    </>
  )
}

/** The person: the birthday always, the rest where the house asks for it. */
export function PersonFields({ form, rules, age }: FieldsProps & { readonly age: number }) {
  const { t } = useTexts()
  const ruled = useRuled(rules)
  const { errors } = form.formState
  const { payeeName, email } = rules
  return (
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
      {payeeName?.enabled && (
        <TextField
          label={t('auth.payeeName')}
          autoComplete="name"
          autoCapitalize="words"
          hint={t('auth.payeeNameHint')}
          optional={!payeeName.required}
          error={errors.payeeName?.message}
          {...form.register('payeeName', { validate: ruled('payeeName') })}
        />
      )}
      {email?.enabled && (
        <TextField
          label={t('auth.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          optional={!email.required}
          error={errors.email?.message}
          {...form.register('email', { validate: ruled('email') })}
        />
      )}
    </div>
  )
}
