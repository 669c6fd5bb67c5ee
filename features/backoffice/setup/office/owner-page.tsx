import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { OperatorFailure } from '#features/platform/operators/office/operator-failure.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { setup } from '../contract.ts'
import { OwnerForm } from './owner-form.tsx'

const TOKEN = /^[\w-]{43}$/

export type OwnerPageProps = {
  /** From the URL fragment, which is never sent to a server; empty: it is typed. */
  readonly token: string
  readonly onCreated: () => void
}

/** The only page before the first login: opened with the setup token, closed permanently once the owner exists. */
export function OwnerPage({ token: given, onCreated }: OwnerPageProps) {
  const [token, setToken] = useState(given)
  const { mutate, data, error } = useApiMutation(useApi(setup).start)
  useEffect(() => {
    if (token) mutate({ body: { token } })
  }, [mutate, token])
  if (data && token) return <OwnerForm token={token} secret={data.secret} onCreated={onCreated} />
  if (token && !error) return <SkeletonCard />
  return <TokenForm error={error} start={token} onToken={setToken} onAgain={mutate} />
}

type TokenFormProps = {
  readonly error: unknown
  readonly start: string
  readonly onToken: (token: string) => void
  readonly onAgain: (input: { body: { token: string } }) => void
}

function TokenForm({ error, start, onToken, onAgain }: TokenFormProps) {
  const { t } = useTexts()
  const form = useForm({ defaultValues: { token: start } })
  const send = form.onSubmit(({ token }) => {
    // a whole link may be pasted; the same token again is asked again
    const found = token.trim().split('#').at(-1) ?? ''
    if (found === start) onAgain({ body: { token: found } })
    else onToken(found)
  })
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <div className="grid gap-1.5">
        <h1 className="text-22">{t('setup.tokenTitle')}</h1>
        <p className="text-muted">{t('setup.tokenText')}</p>
      </div>
      {error !== null && error !== undefined && <OperatorFailure error={error} />}
      <TextField
        label={t('setup.token')}
        autoComplete="off"
        start={<KeyRound size={18} aria-hidden />}
        {...form.field('token', {
          required: t('setup.required'),
          validate: (text) => TOKEN.test(text.trim().split('#').at(-1) ?? '') || t('setup.tokenWrong'),
        })}
      />
      <Button type="submit" look="primary" wide>
        {t('setup.continue')}
      </Button>
    </form>
  )
}
