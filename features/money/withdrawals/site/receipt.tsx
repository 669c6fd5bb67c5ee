import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Notice } from '#ui/state/notice.tsx'
import { withdrawals } from '../contract/member.ts'
import type { Withdrawal } from './steps.ts'
import { refusalWords } from './words.ts'

type Part = { readonly withdrawal: Withdrawal }

/** The receiver's three answers (CSH-03): all, a part, nothing; silence counts as all. */
export function Receipt({ withdrawal }: Part) {
  const texts = useTexts()
  const { t, money, date } = texts
  const [isPart, setPart] = useState(false)
  const answer = useAnswer()
  const { id, receives, currency, receiptDueAt } = withdrawal
  const all = () =>
    answer.mutate(
      { params: { id }, body: { answer: 'all' } },
      { onSuccess: () => toast({ tone: 'good', title: t('withdrawals.confirmed') }) },
    )
  const none = () => answer.mutate({ params: { id }, body: { answer: 'none' } })
  const at = receiptDueAt ? date(receiptDueAt, 'clock') : ''
  return (
    <section className="panel grid gap-3 border-action p-5">
      <p>{t('withdrawals.confirmText', { amount: money(receives, currency, { symbol: true }), at })}</p>
      {answer.error && <Notice tone="danger">{refusalWords(texts, answer.error, currency)}</Notice>}
      <Button look="primary" busy={answer.isPending} onClick={all}>
        {t('withdrawals.confirm')}
      </Button>
      <div className="grid grid-cols-2 gap-2.5">
        <Button look="outline" aria-expanded={isPart} onClick={() => setPart(!isPart)}>
          {t('withdrawals.onlyPart')}
        </Button>
        <Button look="outline" busy={answer.isPending} onClick={none}>
          {t('withdrawals.nothing')}
        </Button>
      </div>
      {isPart && <PartForm withdrawal={withdrawal} />}
      <p className="text-12 text-faint">{t('withdrawals.forcedNote')}</p>
    </section>
  )
}

function useAnswer() {
  const api = useApi(withdrawals)
  return useApiMutation(api.receipt, { invalidates: [api.one, api.list] })
}

/** The arrived amount; the missing amount is computed beside it. */
function PartForm({ withdrawal: { id, receives, currency } }: Part) {
  const texts = useTexts()
  const { t } = texts
  const form = useForm({ defaultValues: { typed: '' } })
  const { typed } = form.watch()
  const answer = useAnswer()
  const arrived = parseMoney(typed)
  const isRight = arrived !== null && arrived > 0n && arrived < receives
  const submit = form.onSubmit(() => {
    if (isRight) answer.mutate({ params: { id }, body: { answer: 'part', arrived } })
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <MoneyField
        label={t('withdrawals.arrivedAmount')}
        currency={currency}
        {...form.bound('typed')}
        error={typed && !isRight ? texts.refusal('withdrawals.partInvalid') : undefined}
      />
      <Facts
        facts={[
          {
            key: 'missing',
            name: t('withdrawals.missingAmount'),
            value: <Amount amount={isRight ? receives - arrived : 0n} currency={currency} />,
          },
        ]}
      />
      {answer.error && <Notice tone="danger">{refusalWords(texts, answer.error, currency)}</Notice>}
      <Button type="submit" look="primary" busy={answer.isPending} disabled={!isRight}>
        {t('withdrawals.sayPart')}
      </Button>
    </form>
  )
}

/** Not all arrived: the report, the evidence, and who reviews it. */
export function Disputed({ withdrawal }: Part) {
  const texts = useTexts()
  const { t } = texts
  const { id, arrived, missing, currency, receives, proofs } = withdrawal
  const api = useApi(withdrawals)
  const [files, setFiles] = useState<readonly File[]>([])
  const send = useApiMutation(api.sendProof, { invalidates: [api.one] })
  const answer = useAnswer()
  // an error about another picture would be misleading
  const pick = (next: readonly File[]) => {
    setFiles(next)
    send.reset()
  }
  const sum = (amount: bigint | null) => <Amount amount={amount ?? 0n} currency={currency} />
  const submit = () => send.mutate({ params: { id }, files }, { onSuccess: () => setFiles([]) })
  return (
    <section className="panel grid gap-4 p-5">
      <div>
        <h2 className="text-16">{t('withdrawals.disputedTitle')}</h2>
        <p className="mt-1 text-13 text-muted">{t('withdrawals.disputedText')}</p>
      </div>
      <Facts
        facts={[
          { key: 'sent', name: t('withdrawals.sentAmount'), value: sum(receives) },
          { key: 'arrived', name: t('withdrawals.arrivedAmount'), value: sum(arrived) },
          { key: 'missing', name: t('withdrawals.missingAmount'), value: sum(missing), total: true },
        ]}
      />
      {proofs > 0 && <Notice tone="good">{t('withdrawals.proofSent', { count: proofs })}</Notice>}
      <FileDrop
        label={t('withdrawals.proof')}
        hint={t('withdrawals.proofText')}
        files={files}
        onChange={pick}
        error={send.error ? refusalWords(texts, send.error, currency) : undefined}
      />
      <div className="grid gap-2.5 md:grid-cols-2">
        <Button look="primary" busy={send.isPending} disabled={files.length === 0} onClick={submit}>
          {t('withdrawals.sendProof')}
        </Button>
        <Button
          look="ghost"
          busy={answer.isPending}
          onClick={() => answer.mutate({ params: { id }, body: { answer: 'all' } })}
        >
          {t('withdrawals.arrivedAfterAll')}
        </Button>
      </div>
    </section>
  )
}
