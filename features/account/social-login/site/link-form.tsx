import { useState } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import { openAuth, type LoginReply } from '#features/account/identity/site/auth-store.ts'
import { HumanCheckRow } from '#features/account/identity/site/human/human-check-row.tsx'
import { useHumanCheck } from '#features/account/identity/site/human/human-check.ts'
import { CaptchaField } from '#features/account/identity/site/login/captcha-field.tsx'
import { useEntry } from '#features/account/identity/site/use-entry.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { socialLogin } from '../contract/member.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'identity.captchaNeeded': 'captcha',
  'identity.captchaWrong': 'captcha',
} as const

type Form = { username: string; password: string; captcha: string }

export type LinkFormProps = {
  readonly ticket: string
  readonly onDone: (reply: LoginReply, account: string) => void
}

/** Requests the link, and again after two-step verification if that is required. */
function useLink({ ticket, onDone }: LinkFormProps) {
  const check = useHumanCheck()
  const { meet } = useEntry()
  const tell = useApiMutation(useApi(socialLogin).link)
  const [isWaiting, setWaiting] = useState(false)
  const [failures, setFailures] = useState(0)
  const [asksPicture, setAsksPicture] = useState(false)
  const send = async ({ username, password, captcha }: Form): Promise<void> => {
    setWaiting(true)
    const account = username.trim()
    try {
      const body = { ticket, username: account, password, ...(captcha && { captcha }) }
      onDone(await check.through(() => tell.mutateAsync({ body })), account)
    } catch (error) {
      check.reset() // the form shows the reason
      setFailures((count) => count + 1)
      if (isFlagged(error)) setAsksPicture(true) // required from now on (AUT-02)
      if (error instanceof RefusedError && error.code === 'identity.proofNeeded') {
        openAuth('proof', () => void send({ username, password, captcha: '' }))
        meet(error, { name: account })
      }
    } finally {
      setWaiting(false)
    }
  }
  return { check, send, isWaiting, failures, asksPicture, error: tell.error }
}

function isFlagged(error: unknown): boolean {
  if (!(error instanceof RefusedError) || typeof error.detail !== 'object') return false
  return error.detail !== null && 'captcha' in error.detail
}

/** The existing account's name and password, which permit linking it. */
export function LinkForm({ ticket, onDone }: LinkFormProps) {
  const { t } = useTexts()
  const { check, send, isWaiting, failures, asksPicture, error } = useLink({ ticket, onDone })
  const form = useForm<Form>({ defaultValues: { username: '', password: '', captcha: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(send)
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {error && <FormFailure error={error} fields={FIELD_OF} />}
      <TextField
        label={t('auth.username')}
        autoComplete="username"
        error={errors.username?.message}
        {...form.register('username', { validate: (value) => value.trim() !== '' || t('auth.needUsername') })}
      />
      <PasswordField
        label={t('auth.password')}
        purpose="current"
        error={errors.password?.message}
        {...form.register('password', { required: t('auth.needPassword') })}
      />
      {asksPicture && <CaptchaField round={failures} {...form.register('captcha')} />}
      <HumanCheckRow state={check.state} onRetry={check.reset} />
      <Button type="submit" look="primary" wide size="lg" busy={isWaiting}>
        {t('social.link')}
      </Button>
    </form>
  )
}
