import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { linkClass } from '#ui/action/link.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { Notice } from '#ui/state/notice.tsx'
import { switchAuth } from '../auth-store.ts'
import { HumanCheckRow } from '../human/human-check-row.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { LoginFailure } from './login-failure.tsx'
import { drop, kept } from './remembered.ts'
import { useLogin, type Entrance } from './use-login.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'identity.captchaNeeded': 'captcha',
  'identity.captchaWrong': 'captcha',
  'identity.notRemembered': 'password',
} as const

type Form = { username: string; password: string; captcha: string; remember: boolean }

/** User name and password, or only the name if this device has a remembered login (AUT-01, decision 9). */
export function NameForm({ entrance }: { readonly entrance: Entrance }) {
  const { t } = useTexts()
  const login = useLogin(entrance)
  const [isRemembered, setRemembered] = useState(() => kept('remembered') === '1' && kept('username') !== '')
  const form = useForm<Form>({
    defaultValues: { username: kept('username'), password: '', captcha: '', remember: isRemembered },
  })
  const { errors } = form.formState
  const askPassword = () => {
    setRemembered(false)
    drop('remembered')
  }
  const submit = form.handleSubmit(async (values) => {
    const password = isRemembered ? '' : values.password
    const outcome = await login.submit({ ...values, password, type: 'username' })
    if (outcome === 'in' || outcome === 'lost') return
    form.resetField('captcha')
    if (outcome === 'refused') {
      askPassword()
      form.resetField('password')
    }
    setTimeout(() => form.setFocus(outcome === 'picture' ? 'captcha' : 'password'))
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {login.error && <LoginFailure error={login.error} fields={FIELD_OF} />}
      {errors.username && errors.password && <Notice tone="warning">{t('said.enterBoth')}</Notice>}
      <TextField
        label={t('auth.username')}
        autoComplete="username"
        error={errors.username?.message}
        {...form.register('username', {
          validate: (value) => value.trim() !== '' || t('auth.needUsername'),
          onChange: () => isRemembered && askPassword(),
        })}
      />
      {isRemembered ? (
        <p className="rounded-control bg-raised px-3.5 py-2.5 text-13">
          {t('entry.remembered')}{' '}
          <button type="button" className={linkClass} onClick={askPassword}>
            {t('entry.usePassword')}
          </button>
        </p>
      ) : (
        <PasswordField
          label={t('auth.password')}
          purpose="current"
          aside={
            <button
              type="button"
              className={`-my-1.5 py-1.5 ${linkClass}`}
              onClick={() => switchAuth('forgot')}
            >
              {t('entry.forgot')}
            </button>
          }
          error={errors.password?.message}
          {...form.register('password', { required: t('auth.needPassword') })}
        />
      )}
      {login.needsPicture && (
        <CaptchaField
          round={login.failures}
          onCannotRead={login.cannotRead}
          error={errors.captcha?.message}
          {...form.register('captcha', { required: t('entry.needCaptcha') })}
        />
      )}
      <Checkbox label={t('entry.remember')} {...form.register('remember')} />
      <HumanCheckRow state={login.check.state} onRetry={login.check.reset} />
      <Button type="submit" look="primary" wide size="lg" busy={login.isWaiting}>
        {t('auth.login')}
      </Button>
    </form>
  )
}
