import { useEffect, useEffectEvent, useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { members } from '#features/account/members/contract.ts'
import { ProofDialog } from '#features/account/security/site/proof/proof-dialog.tsx'
import { useAttemptKey } from '#features/money/payments/site/use-attempt-key.ts'
import { isStale, useFresh } from '#features/account/security/site/proof/use-fresh.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { useRefused } from '#ui/api/use-refused.ts'
import { Notice } from '#ui/state/notice.tsx'
import { withdrawals } from '../contract/member.ts'
import { checkNumber } from '../rules/instruments.ts'
import { boundMeanwhile, type Asked } from '../rules/meanwhile.ts'
import { bankName } from '#kit/names/bank-name.ts'
import type { Terms } from './steps.ts'
import { refusalWords } from './words.ts'

export type AddAccountProps = {
  readonly terms: Terms
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAdded: (account: string) => void
}

/** Links a bank account in the member's own name (A14). */
export function AddAccountDialog({ terms, isOpen, onClose, onAdded }: AddAccountProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      width="narrow"
      title={t('withdrawals.addTitle')}
      text={t('withdrawals.addText')}
    >
      <AddAccountForm terms={terms} onAdded={onAdded} />
    </Dialog>
  )
}

/** Which field a refusal is about. */
const FIELD_OF = {
  'withdrawals.unknownBank': 'bank',
  'withdrawals.numberLength': 'accountNumber',
  'withdrawals.numberInvalid': 'accountNumber',
  'withdrawals.nameInvalid': 'holder',
  'withdrawals.wrongPassword': 'password',
} as const

type Account = { bank: string; accountNumber: string; holder: string; password: string }

function AddAccountForm({ terms, onAdded }: Pick<AddAccountProps, 'terms' | 'onAdded'>) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(withdrawals)
  const { info } = useApi(members)
  const add = useApiMutation(api.addAccount, { invalidates: [api.terms, info] })
  const form = useForm<Account>({
    defaultValues: { bank: '', accountNumber: '', holder: terms.payeeName ?? '', password: '' },
  })
  const { errors } = form.formState
  const left = useRefused(form, add.error && !isStale(add.error) ? add.error : null, FIELD_OF)
  const fresh = useFresh()
  const key = useAttemptKey()
  const bank = terms.banks.find(({ code }) => code === form.watch('bank'))
  const checkTyped = (number: string): true | string => {
    const problem = bank ? checkNumber(bank, number) : null
    if (problem === null) return true
    const [least, most] = [bank?.leastDigits ?? 4, bank?.mostDigits ?? 34]
    return problem === 'numberLength'
      ? texts.refusal('withdrawals.numberLength', { least, most })
      : texts.refusal('withdrawals.numberInvalid')
  }
  const kind = bank?.kind ?? 'bank'
  const [unanswered, setUnanswered] = useState<Asked | null>(null)
  const done = (id: string) => {
    setUnanswered(null)
    toast({ tone: 'good', title: t('withdrawals.added') })
    onAdded(id)
  }
  // if the reply got lost, the list behind the form shows the result: it is refetched by events
  const found = unanswered && boundMeanwhile(terms.accounts, unanswered)?.id
  const onFound = useEffectEvent(done)
  useEffect(() => {
    if (found) onFound(found)
  }, [found])
  const send = (body: Account) => {
    const request = JSON.stringify(body)
    const known = terms.accounts.map(({ id }) => id)
    add.mutate(
      { body, idempotencyKey: key.of(request) },
      {
        onSuccess: ({ id }) => done(id),
        onError: (error) => {
          key.failed(error)
          setUnanswered(key.isOpen(request) ? { ...body, known } : null)
          if (isStale(error)) void fresh(() => send(body))
        },
      },
    )
  }
  const submit = form.handleSubmit(send)
  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        {left instanceof Error && (
          <div role="alert">
            <Notice tone="danger">{refusalWords(texts, left, terms.currency)}</Notice>
          </div>
        )}
        <SelectField
          label={t('withdrawals.bank')}
          placeholder={t('withdrawals.chooseBank')}
          options={terms.banks.map(({ code, name }) => ({ value: code, label: name }))}
          error={errors.bank?.message}
          {...form.register('bank', { required: texts.refusal('withdrawals.unknownBank') })}
        />
        <TextField
          label={t(kind === 'bank' ? 'withdrawals.accountNumber' : `withdrawals.number.${kind}`)}
          inputMode={kind === 'coin' ? 'text' : 'numeric'}
          hint={kind === 'coin' ? t('withdrawals.coinHint') : undefined}
          autoComplete="off"
          className="num"
          error={errors.accountNumber?.message}
          {...form.register('accountNumber', {
            setValueAs: (typed: string) => typed.replace(/\s/g, ''),
            validate: checkTyped,
          })}
        />
        <TextField
          label={t(kind === 'bank' ? 'withdrawals.holder' : `withdrawals.owner.${kind}`)}
          hint={t('withdrawals.holderHint')}
          autoComplete="name"
          readOnly={terms.payeeName !== null}
          error={errors.holder?.message}
          {...form.register('holder', {
            validate: (name) => bankName(name) !== null || texts.refusal('withdrawals.nameInvalid'),
          })}
        />
        <PasswordField
          label={t(terms.hasPaymentPassword ? 'withdrawals.paymentPassword' : 'withdrawals.loginPassword')}
          purpose={terms.hasPaymentPassword ? 'payment' : 'current'}
          error={errors.password?.message}
          {...form.register('password', { required: t('refusal.validation.field.required') })}
        />
        <Button type="submit" look="primary" wide busy={add.isPending}>
          {t('withdrawals.add')}
        </Button>
      </form>
      <ProofDialog />
    </>
  )
}
