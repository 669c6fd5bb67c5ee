import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { CodeField } from '#features/account/otp/site/code-field.tsx'
import { identity } from '../../contract.ts'
import type { ProofKind } from '../../rules/entry.ts'
import { closeAuth, useAuthModal, type Entering, type OwedProof } from '../auth-store.ts'
import { useEntry } from '../use-entry.ts'
import { answerPasskey } from './passkey-answer.ts'

/** Two-step verification for a login from a new device or location (AUT-08). */
export function ProofDialog() {
  const { t } = useTexts()
  const { modal, owed, entering } = useAuthModal()
  return (
    <Dialog
      open={modal === 'proof'}
      onClose={closeAuth}
      width="narrow"
      title={t('entry.proofTitle')}
      text={t('entry.proofText')}
    >
      {owed && entering && <Proof owed={owed} entering={entering} />}
    </Dialog>
  )
}

const titles = {
  authenticator: 'entry.proof.authenticator',
  passkey: 'entry.proof.passkey',
  sms: 'entry.proof.sms',
  email: 'entry.proof.email',
  bankName: 'entry.proof.bankName',
} as const

type Props = { readonly owed: OwedProof; readonly entering: Entering }

function Proof({ owed, entering }: Props) {
  const { t } = useTexts()
  const form = useForm<{ kind: ProofKind | null; answer: string; bankName: string }>({
    defaultValues: { kind: owed.proofs[0]?.kind ?? null, answer: '', bankName: '' },
  })
  const { kind, answer, bankName } = form.watch()
  const { prove, sendCode, isWaiting, error } = useProof(owed.ticket, entering)
  const chosen = owed.proofs.find((proof) => proof.kind === kind)
  const choose = (next: ProofKind) => {
    form.setValue('kind', next)
    form.setValue('answer', '')
  }
  if (!chosen) return null
  const submit = () =>
    prove({ kind: chosen.kind, answer: answer.trim(), ...(chosen.asksBankName ? { bankName } : {}) })
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate className="grid gap-4">
      {error !== null && <FormFailure error={error} />}
      {owed.proofs.length > 1 && (
        <RadioCards
          legend={t('entry.proofChoose')}
          columns={2}
          options={owed.proofs.map((proof) => ({
            value: proof.kind,
            title: t(titles[proof.kind]),
            text: proof.hint,
          }))}
          value={chosen.kind}
          onChange={choose}
        />
      )}
      <AnswerField
        proof={chosen}
        ticket={owed.ticket}
        answer={answer}
        onAnswer={(text) => form.setValue('answer', text)}
        send={sendCode}
      />
      {chosen.asksBankName && (
        <TextField
          label={t('entry.proof.bankName')}
          hint={t('entry.proofBankHint')}
          autoComplete="off"
          {...form.register('bankName')}
        />
      )}
      <Button type="submit" look="primary" wide size="lg" busy={isWaiting}>
        {t(chosen.kind === 'passkey' ? 'entry.proofPasskeyDo' : 'entry.proofDo')}
      </Button>
    </form>
  )
}

type FieldProps = {
  readonly proof: OwedProof['proofs'][number]
  readonly ticket: string
  readonly answer: string
  readonly onAnswer: (answer: string) => void
  readonly send: (kind: 'sms' | 'email') => Promise<{ readonly expiredMinutes: number }>
}

function AnswerField({ proof, ticket, answer, onAnswer, send }: FieldProps) {
  const { t } = useTexts()
  const { kind, hint } = proof
  if (kind === 'passkey') return null
  const typed = {
    value: answer,
    onChange: (event: { target: { value: string } }) => onAnswer(event.target.value),
  }
  if (kind === 'sms' || kind === 'email')
    return <CodeField restKey={`proof:${ticket}:${kind}`} to={hint} send={() => send(kind)} {...typed} />
  if (kind === 'authenticator')
    return (
      <TextField
        label={t('entry.proofCode')}
        hint={t('entry.proofCodeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...typed}
      />
    )
  return (
    <TextField
      label={t('entry.proof.bankName')}
      hint={t('entry.proofBankHint')}
      autoComplete="off"
      {...typed}
    />
  )
}

type Given = { readonly kind: ProofKind; readonly answer: string; readonly bankName?: string }

function useProof(ticket: string, entering: Entering) {
  const api = useApi(identity)
  const { enter } = useEntry()
  const tell = useApiMutation(api.proveLogin)
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const sendCode = (kind: 'sms' | 'email') => api.sendProof({ body: { ticket, kind } })
  const prove = async (given: Given) => {
    setFailure(null)
    setAsking(true)
    try {
      const answer =
        given.kind === 'passkey' && given.answer === ''
          ? await answerPasskey(await api.sendProof({ body: { ticket, kind: 'passkey' } }))
          : given.answer
      enter(await tell.mutateAsync({ body: { ...given, answer, ticket } }), entering)
    } catch (error) {
      setFailure(error)
    } finally {
      setAsking(false)
    }
  }
  return { prove, sendCode, isWaiting: asking, error: failure }
}
