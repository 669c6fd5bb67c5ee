import { useState } from 'react'
import { dayIn } from '#kit/day.ts'
import { useAsk, useTell } from '#contract/react.ts'
import { identity } from '#features/identity/contract.ts'
import { ageOn, isPlausibleBirthday } from '#features/identity/rules.ts'
import { useRules } from '#features/identity/site/register/use-rules.ts'
import type { LoginReply } from '#features/identity/site/auth-store.ts'
import { invitation } from '#features/identity/site/register/invitation.ts'
import { HumanCheckRow } from '#features/identity/site/human/human-check-row.tsx'
import { useHumanCheck } from '#features/identity/site/human/human-check.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/line/use-form.ts'
import { Answer, Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { social } from '../contract/member.ts'
import type { Newcomer } from './return-page.tsx'

type Form = {
  username: string
  birthday: string
  email: string
  invitationCode: string
  termsAgreed: boolean
}

export type NewAccountFormProps = {
  readonly newcomer: Newcomer
  readonly onDone: (reply: LoginReply, account: string) => void
}

/** A new account asks only for what the provider cannot tell: a name, the birthday, the terms. */
export function NewAccountForm({ newcomer, onDone }: NewAccountFormProps) {
  const rules = useAsk(useApi(identity).registerRules)
  return (
    <Answer of={rules}>
      {({ minimumAge }) => <Fields newcomer={newcomer} onDone={onDone} age={minimumAge} />}
    </Answer>
  )
}

function useNewAccount({ newcomer, onDone }: NewAccountFormProps) {
  const { lang } = useTexts()
  const check = useHumanCheck()
  const { recommenderId } = invitation()
  const tell = useTell(useApi(social).register)
  const [isWaiting, setWaiting] = useState(false)
  const submit = async ({ username, birthday, email, invitationCode }: Form) => {
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

function Fields({ newcomer, onDone, age }: NewAccountFormProps & { readonly age: number }) {
  const { t } = useTexts()
  const { ruled } = useRules()
  const { check, submit, isWaiting, error } = useNewAccount({ newcomer, onDone })
  const { affiliateCode, referralCode } = invitation()
  const invited = affiliateCode || referralCode
  const form = useForm<Form>({
    defaultValues: {
      username: newcomer.suggestedAccount,
      birthday: '',
      email: newcomer.email ?? '',
      invitationCode: invited,
      termsAgreed: true,
    },
    mode: 'onTouched',
  })
  const { errors } = form.formState
  const today = dayIn('UTC', new Date())
  const isOld = (day: string) => isPlausibleBirthday(day, today) && ageOn(day, today) >= age
  return (
    <form onSubmit={(event) => void form.handleSubmit(submit)(event)} noValidate className="grid gap-4">
      {error && <Failure error={error} />}
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
      <TextField
        label={t('entry.affiliateCode')}
        hint={t('entry.affiliateHint')}
        autoComplete="off"
        optional
        {...form.register('invitationCode')}
      />
      <Checkbox
        label={t('auth.terms', { age })}
        error={errors.termsAgreed?.message}
        {...form.register('termsAgreed', { required: t('auth.needTerms') })}
      />
      <HumanCheckRow state={check.state} onRetry={check.reset} />
      <Button type="submit" look="primary" wide size="lg" busy={isWaiting}>
        {t('social.register')}
      </Button>
    </form>
  )
}
