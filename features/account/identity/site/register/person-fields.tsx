import type { HTMLInputAutoCompleteAttribute } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { dayIn } from '#kit/day.ts'
import { pairClass, type FieldsProps } from './account-fields.tsx'
import { isOldEnough } from './field-check.ts'
import { quietly } from './quietly.ts'
import { Starred } from './starred.tsx'
import { optionalFields, type OptionalField } from './use-register.ts'

type Look = {
  readonly label: string
  readonly hint?: string
  readonly type?: 'email' | 'tel' | 'password'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
}

const looks: { readonly [F in OptionalField]: Look } = {
  payeeName: { label: 'auth.payeeName', hint: 'auth.payeeNameHint', autoComplete: 'name' },
  email: { label: 'auth.email', hint: 'entry.emailHint', type: 'email', autoComplete: 'email' },
  paymentPassword: { label: 'entry.paymentPassword', hint: 'entry.paymentPasswordHint', type: 'password' },
  line: { label: 'entry.line' },
  whatsapp: { label: 'entry.whatsapp', type: 'tel' },
  facebook: { label: 'entry.facebook' },
  wechat: { label: 'entry.wechat' },
  qqNum: { label: 'entry.qqNum' },
  idNumber: { label: 'entry.idNumber' },
  affiliateCode: { label: 'entry.affiliateCode', hint: 'entry.affiliateHint' },
  recommenderId: { label: 'entry.recommenderId' },
}

type Props = FieldsProps & {
  /** Fields that the link has filled in. */
  readonly hidden: ReadonlySet<OptionalField>
}

/** Personal data: always the birthday, the rest if the platform asks for it. */
export function PersonFields({ form, rules, hidden }: Props) {
  const { t } = useTexts()
  const { age } = rules
  const shown = optionalFields.filter((field) => rules.rules[field]?.enabled && !hidden.has(field))
  return (
    <div className={pairClass}>
      <TextField
        required
        label={<Starred>{t('auth.birthday')}</Starred>}
        type="date"
        autoComplete="bday"
        hint={t('auth.birthdayHint', { age })}
        error={form.formState.errors.birthday?.message}
        {...quietly(form, 'birthday', {
          required: t('auth.needBirthday'),
          validate: (value) =>
            isOldEnough(value, dayIn('UTC', new Date()), age) || t('auth.tooYoung', { age }),
        })}
      />
      {shown.map((field) => (
        <Optional key={field} field={field} form={form} rules={rules} />
      ))}
    </div>
  )
}

function Optional({ field, form, rules }: FieldsProps & { readonly field: OptionalField }) {
  const { t } = useTexts()
  const { label, hint, type, autoComplete = 'off' } = looks[field]
  const isRequired = rules.rules[field]?.required ?? false
  const common = {
    label: isRequired ? <Starred>{t(label)}</Starred> : t(label),
    required: isRequired,
    hint: hint === undefined ? undefined : t(hint),
    optional: !isRequired,
    error: form.formState.errors[field]?.message,
    ...quietly(form, field, { validate: rules.ruled(field) }),
  }
  if (type === 'password') return <PasswordField purpose="payment" {...common} />
  return (
    <TextField
      {...common}
      autoComplete={autoComplete}
      {...(field === 'payeeName' ? { autoCapitalize: 'words' } : {})}
      {...(type === undefined ? {} : { type, inputMode: type })}
    />
  )
}
