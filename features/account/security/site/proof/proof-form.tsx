import { useState } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import { CodeField } from '#features/account/otp/site/code-field.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { security } from '../../contract.ts'
import type { ProofKind } from '../../rules/proof.ts'
import { DigitsField } from '#ui/form/digits-field.tsx'
import type { Standing } from './proof-store.ts'

export type TypedKind = Exclude<ProofKind, 'passkey'>

export type ProofFormProps = {
  readonly kind: TypedKind
  readonly onProved: (standing: Standing) => void
}

/** One typed proof. */
export function ProofForm({ kind, onProved }: ProofFormProps) {
  const { t } = useTexts()
  const prove = useApiMutation(useApi(security).prove)
  const form = useForm({ defaultValues: { answer: '' } })
  const { answer } = form.watch()
  const send = (given: string) => {
    if (given === '' || prove.isPending) return
    const forget = (error: Error) => {
      // keep the input after a lost connection, since it was not checked
      if (error instanceof RefusedError) form.setValue('answer', '')
    }
    prove.mutate({ body: { kind, answer: given } }, { onSuccess: onProved, onError: forget })
  }
  const submit = form.onSubmit(({ answer }) => {
    send(answer)
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {prove.error && <FormFailure error={prove.error} />}
      <AnswerField kind={kind} {...form.bound('answer')} onWhole={send} />
      <Button type="submit" look="primary" wide busy={prove.isPending} disabled={answer === ''}>
        {t('security.confirm')}
      </Button>
    </form>
  )
}

type AnswerFieldProps = {
  readonly kind: TypedKind
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onWhole: (value: string) => void
}

function AnswerField({ kind, value, onChange, onWhole }: AnswerFieldProps) {
  const { t } = useTexts()
  const api = useApi(security)
  const [to, setTo] = useState('')
  switch (kind) {
    case 'password':
      return (
        <PasswordField
          label={t('security.prove.password')}
          purpose="current"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'authenticator':
      return (
        <DigitsField
          label={t('security.prove.authenticatorCode')}
          value={value}
          onChange={onChange}
          onWhole={onWhole}
        />
      )
    case 'recovery':
      return (
        <TextField
          label={t('security.prove.recoveryCode')}
          className="num"
          autoComplete="off"
          placeholder="XXXXX-XXXXX"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'sms':
    case 'email': {
      const send = async () => {
        const sent = await api.sendProofCode({ body: { channel: kind } })
        setTo(sent.to)
        return sent
      }
      return (
        <CodeField
          label={t('security.prove.sentCode')}
          send={send}
          restKey={`prove:${kind}`}
          to={to}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    }
  }
}
