import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { ReceiptButton } from '#features/money/payments/site/receipt/receipt-button.tsx'
import { useAttemptKey } from '#features/money/payments/site/use-attempt-key.ts'
import { ChoosePaymentPassword } from '#features/account/security/site/methods/choose-payment-password.tsx'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { transfers } from '../contract.ts'
import { checkTransfer } from '../rules/line.ts'
import { receiptOf } from '../words.ts'
import { RecentTransfers } from './recent-transfers.tsx'
import { problemWords, refusalWords } from './words.ts'

type Terms = Reply<typeof transfers.terms>
type Sent = Reply<typeof transfers.send>

/** Transfer within the line (CSH-04): to the upline, for agents also to the downline. */
export function TransferPanel() {
  const { t } = useTexts()
  const terms = useApiQuery(useApi(transfers).terms)
  return (
    <>
      <h1 className="mb-5 max-md:sr-only">{t('transfers.title')}</h1>
      <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_320px]">
        <QueryState of={terms} waiting={<SkeletonCard lines={4} />}>
          {(value) => <Form terms={value} />}
        </QueryState>
        <RecentTransfers />
      </div>
    </>
  )
}

function Form({ terms }: { readonly terms: Terms }) {
  const { t } = useTexts()
  const [sent, setSent] = useState<Sent | null>(null)
  if (!terms.isAllowed) return <Notice tone="warning">{t('refusal.transfers.notAllowed')}</Notice>
  if (terms.upline === null && !terms.mayDown)
    return (
      <Notice>
        <p className="font-medium">{t('transfers.noUpline')}</p>
        <p className="text-muted">{t('transfers.noUplineText')}</p>
      </Notice>
    )
  if (sent) return <Done sent={sent} onMore={() => setSent(null)} />
  if (terms.isHeld) return <Notice tone="warning">{t('transfers.held')}</Notice>
  return <SendForm terms={terms} onSent={setSent} />
}

/** Receiver, amount, and the payment password; pressing again after a network error sends nothing twice. */
function SendForm({ terms, onSent }: { readonly terms: Terms; readonly onSent: (sent: Sent) => void }) {
  const texts = useTexts()
  const { t } = texts
  const { currency, upline, free, least, most, today } = terms
  const api = useApi(transfers)
  const send = useApiMutation(api.send, { invalidates: [api.list, api.terms, { key: 'wallet.balance' }] })
  const form = useForm({ defaultValues: { to: '', amount: '', paymentPassword: '' } })
  const { to, amount: typed, paymentPassword: password } = form.watch()
  const isTried = form.formState.isSubmitted
  const key = useAttemptKey()
  const amount = parseMoney(typed)
  const caps = { least, most, dayMost: today.amountLeft, dayCount: today.of }
  const name = to.trim()
  const request = `${name} ${amount} ${password}`
  const refused = key.isOpen(request)
    ? null
    : checkTransfer(amount ?? 0n, caps, { count: today.used, amount: 0n }, free)
  const isNamed = upline !== null || name !== ''
  const submit = form.onSubmit(() => {
    if (refused || amount === null || !password || !isNamed) return
    const body = { ...(name ? { to: name } : {}), amount, paymentPassword: password }
    const idempotencyKey = key.of(request)
    send.mutate({ body, idempotencyKey }, { onSuccess: onSent, onError: key.failed })
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Receiver terms={terms} box={form.register('to')} isMissing={isTried && !isNamed} />
      <MoneyField
        label={t('transfers.amount')}
        aside={<Amount amount={free} currency={currency} />}
        currency={currency}
        {...form.bound('amount')}
        error={isTried && refused ? problemWords(texts, refused, currency) : undefined}
      />
      <p className="num text-12 text-faint">
        {t('transfers.today', {
          used: today.used,
          of: today.of,
          left: texts.money(today.amountLeft, currency),
        })}
      </p>
      {terms.hasPaymentPassword ? (
        <PasswordField
          label={t('transfers.paymentPassword')}
          purpose="payment"
          {...form.register('paymentPassword')}
          error={isTried && !password ? t('refusal.validation.field.required') : undefined}
        />
      ) : (
        <section className="panel px-5 py-1.5">
          <ChoosePaymentPassword />
        </section>
      )}
      {send.error && (
        <Notice tone={key.isOpen(request) ? 'warning' : 'danger'}>
          {key.isOpen(request) ? t('money.notKnown') : refusalWords(texts, send.error, currency)}
        </Notice>
      )}
      <Button
        type="submit"
        look="primary"
        size="lg"
        wide
        busy={send.isPending}
        disabled={!terms.hasPaymentPassword}
      >
        {amount
          ? t('transfers.send', { amount: texts.money(amount, currency, { symbol: true }) })
          : t('transfers.sendNone')}
      </Button>
      <p className="text-12 text-faint">{t('transfers.final')}</p>
    </form>
  )
}

type ReceiverProps = {
  readonly terms: Terms
  /** What the form listens to. */
  readonly box: UseFormRegisterReturn<'to'>
  readonly isMissing: boolean
}

/** An agent names a member of the line; everyone else sends to the direct upline. */
function Receiver({ terms: { mayDown, upline }, box, isMissing }: ReceiverProps) {
  const { t } = useTexts()
  if (!mayDown)
    return (
      <section className="panel px-5 py-4">
        <Facts facts={[{ key: 'to', name: t('transfers.toUpline'), value: upline ?? '' }]} />
      </section>
    )
  return (
    <TextField
      label={t('transfers.to')}
      hint={upline === null ? t('transfers.toDown') : t('transfers.toAny', { upline })}
      autoComplete="off"
      {...box}
      error={isMissing ? t('transfers.toNeeded') : undefined}
    />
  )
}

/** Shows sender, receiver and amount (CSH-04). */
function Done({ sent, onMore }: { readonly sent: Sent; readonly onMore: () => void }) {
  const texts = useTexts()
  const { t, money, date } = texts
  const api = useApi(transfers)
  const amount = money(sent.amount, sent.currency, { symbol: true })
  return (
    <section className="panel grid gap-4 p-5" aria-live="polite">
      <Notice tone="good">
        {t('transfers.done', { amount, sender: sent.sender, receiver: sent.receiver })}
      </Notice>
      <Facts
        facts={[
          { key: 'from', name: t('transfers.from'), value: sent.sender },
          { key: 'to', name: t('transfers.toWhom'), value: sent.receiver },
          { key: 'at', name: t('transfers.at'), value: date(sent.at, 'minute') },
          {
            key: 'reference',
            name: t('transfers.reference'),
            value: <span className="num">{sent.reference}</span>,
          },
          {
            key: 'amount',
            name: t('transfers.amount'),
            value: <Amount amount={sent.amount} currency={sent.currency} />,
            total: true,
          },
        ]}
      />
      <ReceiptButton
        receipt={receiptOf(texts, sent)}
        pdf={() => api.receiptPdf({ params: { id: sent.id } })}
      />
      <Button look="outline" wide onClick={onMore}>
        {t('transfers.more')}
      </Button>
    </section>
  )
}
