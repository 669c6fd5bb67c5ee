import { Link2Off } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { PasswordStrength } from '#features/account/identity/site/register/password-strength.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { recovery } from '../contract.ts'
import { PasswordDone } from './password-done.tsx'

/** The input that a refusal is about. */
const FIELD_OF = {
  'identity.passwordWeak': 'newPassword',
} as const

export type ResetPageProps = {
  /** The fragment of the mailed link. */
  readonly token: string
  readonly onLogin: () => void
  readonly onAskAgain: () => void
}

/** The page of the mailed link: the account's name, one field, and the button. */
export function ResetPage({ token, onLogin, onAskAgain }: ResetPageProps) {
  const link = useApiQuery(
    useApi(recovery).openLink,
    { body: { token } },
    { enabled: token !== '', staleMs: 0 },
  )
  const [isDone, setDone] = useState(false)
  const isEnded =
    token === '' || (link.error instanceof RefusedError && link.error.code === 'recovery.linkEnded')
  return (
    <section className="mx-auto w-full max-w-110 px-4 py-10 md:py-16">
      <div className="rounded-sheet border border-hair bg-surface p-5 shadow-lift md:p-7">
        {isDone && <PasswordDone onLogin={onLogin} />}
        {!isDone && isEnded && <Ended onAskAgain={onAskAgain} onLogin={onLogin} />}
        {!isDone && !isEnded && (
          <QueryState of={link}>
            {({ account }) => <NewPassword account={account} token={token} onDone={() => setDone(true)} />}
          </QueryState>
        )}
      </div>
    </section>
  )
}

/** The link may have succeeded with a lost response, so offer the login as well as another link. */
function Ended({ onAskAgain, onLogin }: Pick<ResetPageProps, 'onAskAgain' | 'onLogin'>) {
  const { t } = useTexts()
  const action: ReactNode = (
    <div className="flex flex-wrap justify-center gap-2">
      <Button look="primary" onClick={onAskAgain}>
        {t('recovery.askAgain')}
      </Button>
      <Button onClick={onLogin}>{t('auth.login')}</Button>
    </div>
  )
  return (
    <EmptyState
      className="py-6"
      icon={Link2Off}
      title={<h1>{t('recovery.endedTitle')}</h1>}
      text={t('recovery.endedText')}
      action={action}
    />
  )
}

type NewPasswordProps = { readonly account: string; readonly token: string; readonly onDone: () => void }

function NewPassword({ account, token, onDone }: NewPasswordProps) {
  const { t } = useTexts()
  const set = useApiMutation(useApi(recovery).byLink)
  const form = useForm({ defaultValues: { username: account, newPassword: '' } })
  const submit = form.handleSubmit(async ({ newPassword }) => {
    const given = await set.mutateAsync({ body: { token, newPassword } }).catch(() => null) // the form shows the reason
    if (given) onDone()
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <div>
        <h1 className="text-22 font-bold tracking-tight">{t('recovery.resetTitle')}</h1>
        <p className="mt-1.5 text-muted">{t('recovery.resetText', { account })}</p>
      </div>
      {set.error && <FormFailure error={set.error} fields={FIELD_OF} />}
      {/* password managers save the new password under this name */}
      <input type="text" autoComplete="username" readOnly hidden {...form.register('username')} />
      <PasswordField
        label={t('recovery.newPassword')}
        purpose="new"
        error={form.formState.errors.newPassword?.message}
        {...form.register('newPassword', { required: t('recovery.needNew') })}
      />
      <PasswordStrength password={form.watch('newPassword')} rule={undefined} />
      <Button type="submit" look="primary" wide size="lg" busy={set.isPending}>
        {t('recovery.set')}
      </Button>
    </form>
  )
}
