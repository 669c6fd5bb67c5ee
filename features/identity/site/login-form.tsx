import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTexts } from '#texts/use-texts.ts'
import { useTell } from '#contract/react.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { identity } from '../contract.ts'
import { HumanCheckRow } from './human/human-check-row.tsx'
import { useHumanCheck } from './human/human-check.ts'
import { useEntry } from './use-entry.ts'

type Form = { username: string; password: string }

/** User name and password; the human check runs while one types (AUT-01). */
export function LoginForm() {
  const { t } = useTexts()
  const check = useHumanCheck()
  const enter = useEntry()
  const login = useTell(useApi(identity).login)
  const [waiting, setWaiting] = useState(false)
  const form = useForm<Form>({ defaultValues: { username: '', password: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ username, password }) => {
    setWaiting(true)
    try {
      await check.ready()
      const name = username.trim()
      const { token } = await login.mutateAsync({ body: { username: name, password, type: 'username' } })
      enter(token, name, false)
    } catch {
      check.reset() // a failure resets the check (AUT-02); the form shows the reason
      form.resetField('password')
      form.setFocus('password')
    } finally {
      setWaiting(false)
    }
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {login.error && <Failure error={login.error} />}
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
      <HumanCheckRow state={check.state} onRetry={check.reset} />
      <Button type="submit" look="primary" wide size="lg" busy={waiting}>
        {t('auth.login')}
      </Button>
    </form>
  )
}
