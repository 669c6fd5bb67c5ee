import { useForm } from 'react-hook-form'
import { useAsk } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Answer, Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { identity } from '../../contract.ts'
import { HumanCheckRow } from '../human/human-check-row.tsx'
import type { ServedRule } from './field-check.ts'
import { AccountFields, PersonFields } from './register-fields.tsx'
import { blankValues, useRegister, type RegisterValues } from './use-register.ts'

/** The short form; which fields it has and what they accept is what the server says (AUT-10, VAL-05). */
export function RegisterForm() {
  const api = useApi(identity)
  return (
    <Answer of={useAsk(api.registerRules)}>
      {({ fields, minimumAge }) => <Fields rules={fields} age={minimumAge} />}
    </Answer>
  )
}

type Props = { readonly rules: Readonly<Record<string, ServedRule>>; readonly age: number }

function Fields({ rules, age }: Props) {
  const { t } = useTexts()
  const { check, submit, isWaiting, error } = useRegister()
  const form = useForm<RegisterValues>({ defaultValues: blankValues, mode: 'onTouched' })
  const send = form.handleSubmit(submit)
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
      {error && <Failure error={error} />}
      <AccountFields form={form} rules={rules} />
      <PersonFields form={form} rules={rules} age={age} />
      <Checkbox
        label={t('auth.terms', { age })}
        error={form.formState.errors.termsAgreed?.message}
        {...form.register('termsAgreed', { required: t('auth.needTerms') })}
      />
      <HumanCheckRow state={check.state} onRetry={check.reset} />
      <Button type="submit" look="primary" wide size="lg" busy={isWaiting}>
        {t('auth.register')}
      </Button>
    </form>
  )
}
