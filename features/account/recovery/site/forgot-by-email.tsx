import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { HumanCheckRow } from '#features/account/identity/site/human/human-check-row.tsx'
import { useHumanCheck } from '#features/account/identity/site/human/human-check.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { recovery } from '../contract.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'recovery.wrongEmail': 'email',
  'recovery.unknownAccount': 'username',
} as const

type Form = { username: string; email: string }

/** User name and address; the confirmation is the same whether they match or not. */
export function ForgotByEmail() {
  const { t } = useTexts()
  const check = useHumanCheck()
  const ask = useApiMutation(useApi(recovery).byEmail)
  const [isWaiting, setWaiting] = useState(false)
  const form = useForm<Form>({ defaultValues: { username: '', email: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ username, email }) => {
    setWaiting(true)
    try {
      const body = { username: username.trim(), email: email.trim() }
      await check.through(() => ask.mutateAsync({ body }))
    } catch {
      // the form shows the reason
    } finally {
      check.reset()
      setWaiting(false)
    }
  })
  if (ask.data) return <Sent message={ask.data.message} onOther={ask.reset} />
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {ask.error && <FormFailure error={ask.error} fields={FIELD_OF} />}
      <TextField
        label={t('auth.username')}
        autoComplete="username"
        error={errors.username?.message}
        {...form.register('username', { validate: (value) => value.trim() !== '' || t('auth.needUsername') })}
      />
      <TextField
        label={t('auth.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', {
          validate: {
            given: (value) => value.trim() !== '' || t('recovery.needEmail'),
            shaped: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) || t('said.emailWrong'),
          },
        })}
      />
      <HumanCheckRow state={check.state} onRetry={check.reset} />
      <Button type="submit" look="primary" wide size="lg" busy={isWaiting}>
        {t('recovery.sendMail')}
      </Button>
    </form>
  )
}

function Sent({ message, onOther }: { readonly message: string; readonly onOther: () => void }) {
  const { t } = useTexts()
  return (
    <div role="status">
      <EmptyState
        className="py-4"
        icon={MailCheck}
        title={t('recovery.sentTitle')}
        text={
          <>
            {message}
            <span className="mt-3 block text-13 text-faint">{t('recovery.sentHint')}</span>
          </>
        }
        action={<Button onClick={onOther}>{t('recovery.otherAddress')}</Button>}
      />
    </div>
  )
}
