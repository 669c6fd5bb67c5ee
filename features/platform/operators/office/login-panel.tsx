import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { RefusedError } from '#contract/envelope.ts'
import { useTexts } from '#texts/use-texts.ts'
import { DigitsField } from '#ui/form/digits-field.tsx'
import { Button } from '#ui/action/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { operators } from '../contract.ts'
import { OperatorFailure } from './operator-failure.tsx'

/** Login in two steps: account and password, then the authenticator's code. */
export function LoginPanel({ onDone }: { readonly onDone: () => void }) {
  const [passed, setPassed] = useState<{ account: string; challenge: string } | null>(null)
  return passed ? (
    <CodeStep {...passed} onDone={onDone} onBack={() => setPassed(null)} />
  ) : (
    <PasswordStep onPassed={setPassed} />
  )
}

type Passed = { readonly account: string; readonly challenge: string }

function PasswordStep({ onPassed }: { readonly onPassed: (passed: Passed) => void }) {
  const { t } = useTexts()
  const login = useApiMutation(useApi(operators).login)
  const form = useForm({ defaultValues: { username: '', password: '' } })
  const send = form.onSubmit(({ username, password }) => {
    login.mutate(
      { body: { account: username, password } },
      { onSuccess: ({ challenge }) => onPassed({ account: username.trim().toLowerCase(), challenge }) },
    )
  })
  return (
    <form onSubmit={send} className="grid gap-5">
      <h1 className="text-22">{t('operators.login')}</h1>
      <TextField
        label={t('operators.account')}
        autoComplete="username"
        autoFocus
        required
        {...form.register('username')}
      />
      <PasswordField
        label={t('operators.password')}
        purpose="current"
        required
        {...form.register('password')}
      />
      {login.error && <OperatorFailure error={login.error} />}
      <Button type="submit" look="primary" wide busy={login.isPending}>
        {t('operators.continue')}
      </Button>
    </form>
  )
}

type CodeStepProps = Passed & { readonly onDone: () => void; readonly onBack: () => void }

function CodeStep({ account, challenge, onDone, onBack }: CodeStepProps) {
  const { t } = useTexts()
  const check = useApiMutation(useApi(operators).loginCode)
  const form = useForm({ defaultValues: { code: '' } })
  const { code } = form.watch()
  const isOver = check.error instanceof RefusedError && check.error.code === 'operators.challengeOver'
  const send = (given: string) => {
    if (check.isPending) return
    check.mutate({ body: { challenge, code: given } }, { onSuccess: onDone, onError: () => form.reset() })
  }
  return (
    <form className="grid gap-5" onSubmit={form.onSubmit((given) => send(given.code))}>
      <div className="grid gap-1.5">
        <h1 className="text-22">{t('operators.codeTitle')}</h1>
        <p className="text-muted">{t('operators.codeLead', { account })}</p>
      </div>
      <DigitsField label={t('operators.code')} {...form.bound('code')} onWhole={send} autoFocus />
      {check.error && <OperatorFailure error={check.error} />}
      <div className="grid gap-2.5">
        <Button type="submit" look="primary" wide busy={check.isPending} disabled={code.length < 6 || isOver}>
          {t('operators.codeDo')}
        </Button>
        <Button look="ghost" wide onClick={onBack}>
          {t('operators.backToPassword')}
        </Button>
      </div>
    </form>
  )
}
