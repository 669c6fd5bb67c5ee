import { Landmark, ListX, Plus } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useAttemptKey } from '#features/money/payments/site/use-attempt-key.ts'
import { ChoosePaymentPassword } from '#features/account/security/site/methods/choose-payment-password.tsx'
import { payablePart } from '#kit/currency.ts'
import { parseMoney, type Minor } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Notice } from '#ui/state/notice.tsx'
import { withdrawals } from '../contract/member.ts'
import { checkAmount, priceWithdrawal, type Terms as Rules } from '../rules/terms.ts'
import { AddAccountDialog } from './add-account-dialog.tsx'
import { BoundAccounts } from './bound-accounts.tsx'
import { isDayUsedUp, type Terms, type Withdrawal } from './steps.ts'
import { plain, refusalWords, round, spanWords } from './words.ts'

/** Multiples of the minimum withdrawal that are offered, besides everything. */
const MULTIPLES = [1n, 4n, 10n, 20n, 100n] as const

export type WithdrawFormProps = {
  readonly terms: Terms
  readonly onRequested: (withdrawal: Withdrawal) => void
  /** Called when the conditions are outdated. */
  readonly onRefused: () => void
}

function rulesOf({ least, most, feePpm, feeFixed, unit, today }: Terms): Rules {
  return {
    least,
    most,
    feePpm: BigInt(feePpm),
    feeFixed,
    unit,
    dayMost: today.amountLeft,
    dayCount: today.of,
  }
}

/** The maximum that can be requested now, in whole payable units; the rest stays in the wallet. */
function mostNow({ free, most, today, unit }: Terms): Minor {
  return payablePart(
    [free, most, today.amountLeft].reduce((a, b) => (b < a ? b : a)),
    unit,
  )
}

function presetsOf(terms: Terms): string[] {
  if (isDayUsedUp(terms)) return []
  const all = mostNow(terms)
  const offered = MULTIPLES.map((times) => terms.least * times).filter((amount) => amount < all)
  return (all >= terms.least ? [...offered, all] : offered).map(plain)
}

/** Destination, amount, fee, remainder: everything before the request, in one view. */
export function WithdrawForm({ terms, onRequested, onRefused }: WithdrawFormProps) {
  const texts = useTexts()
  const { t, money } = texts
  const { currency } = terms
  const api = useApi(withdrawals)
  const create = useApiMutation(api.create, { invalidates: [api.list, api.terms, { key: 'wallet.balance' }] })
  const form = useForm({ defaultValues: { account: '', amount: '', paymentPassword: '' } })
  const { account: chosen, amount: typed, paymentPassword: password } = form.watch()
  // the selected one may have been removed since
  const account = (terms.accounts.find(({ id }) => id === chosen) ?? terms.accounts[0])?.id ?? ''
  const isTried = form.formState.isSubmitted
  const key = useAttemptKey()
  const amount = parseMoney(typed)
  const request = `${account} ${amount} ${password}`
  const problem = key.isOpen(request) ? undefined : problemOf(texts, terms, amount)
  const first = terms.accounts.length === 0 ? 'account' : terms.hasPaymentPassword ? null : 'paymentPassword'
  const submit = form.onSubmit(() => {
    if (problem || amount === null || first || !password) return
    const body = { account, amount, paymentPassword: password }
    const idempotencyKey = key.of(request)
    const onError = (error: Error) => {
      key.failed(error)
      onRefused()
    }
    create.mutate({ body, idempotencyKey }, { onSuccess: onRequested, onError })
  })
  const type = (next: string) => {
    form.setValue('amount', next)
    // an error about another amount would be misleading
    if (create.error) create.reset()
  }
  return (
    <form onSubmit={submit} className="grid gap-6" noValidate>
      <Accounts terms={terms} {...form.bound('account')} value={account} />
      <MoneyField
        label={t('withdrawals.amount')}
        aside={
          <span className="num">
            {round(texts, terms.least, currency)} – {round(texts, terms.most, currency)}
          </span>
        }
        name="amount"
        currency={currency}
        value={typed}
        onChange={type}
        presets={presetsOf(terms)}
        all={plain(mostNow(terms))}
        error={isTried ? problem : undefined}
      />
      <Summary terms={terms} amount={amount ?? 0n} />
      {terms.hasPaymentPassword ? (
        <PasswordField
          label={t('withdrawals.paymentPassword')}
          purpose="payment"
          {...form.register('paymentPassword')}
          error={isTried && !password ? t('refusal.validation.field.required') : undefined}
        />
      ) : (
        <section className="panel px-5 py-1.5">
          <ChoosePaymentPassword />
        </section>
      )}
      {isTried && first && (
        <div role="alert">
          <Notice tone="danger">{t(`withdrawals.first.${first}`)}</Notice>
        </div>
      )}
      {/** don't repeat what the field itself says */}
      {create.error && !problem && (
        <Notice tone={key.isOpen(request) ? 'warning' : 'danger'}>
          {key.isOpen(request) ? t('money.notKnown') : refusalWords(texts, create.error, currency)}
        </Notice>
      )}
      <div className="grid gap-3">
        <Button type="submit" look="primary" size="lg" wide busy={create.isPending}>
          {amount
            ? t('withdrawals.request', { amount: money(amount, currency, { symbol: true }) })
            : t('withdrawals.requestNone')}
        </Button>
        <p className="text-12 text-faint">{t('withdrawals.final')}</p>
      </div>
    </form>
  )
}

function problemOf(
  texts: ReturnType<typeof useTexts>,
  terms: Terms,
  amount: Minor | null,
): string | undefined {
  const used = { count: terms.today.used, amount: 0n }
  const no = checkAmount(amount ?? 0n, rulesOf(terms), used, terms.free)
  if (!no) return undefined
  const detail: Readonly<Record<string, Minor | number>> = 'detail' in no ? no.detail : {}
  const values = Object.entries(detail).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? round(texts, value, terms.currency) : String(value),
  ])
  return texts.refusal(no.refused, Object.fromEntries(values))
}

function Accounts({
  terms,
  value,
  onChange,
}: {
  readonly terms: Terms
  readonly value: string
  readonly onChange: (account: string) => void
}) {
  const { t } = useTexts()
  const [isAdding, setAdding] = useState(false)
  const [isListing, setListing] = useState(false)
  const added = (account: string) => {
    setAdding(false)
    onChange(account)
  }
  return (
    <div className="grid gap-2.5">
      {terms.accounts.length > 0 && (
        <RadioCards
          legend={t('withdrawals.to')}
          columns={2}
          value={value}
          onChange={onChange}
          options={terms.accounts.map(({ id, bankName, shown, holder }) => ({
            value: id,
            title: bankName,
            text: <span className="num">{shown}</span>,
            foot: [holder, ''],
          }))}
        />
      )}
      {terms.accounts.length > 0 ? (
        <div className="flex flex-wrap gap-2 max-md:grid">
          <Button look="outline" icon={Plus} onClick={() => setAdding(true)}>
            {t('withdrawals.addAccount')}
          </Button>
          <Button look="ghost" icon={ListX} onClick={() => setListing(true)}>
            {t('withdrawals.manage')}
          </Button>
        </div>
      ) : (
        <FirstAccount onAdd={() => setAdding(true)} />
      )}
      <BoundAccounts accounts={terms.accounts} isOpen={isListing} onClose={() => setListing(false)} />
      <AddAccountDialog terms={terms} isOpen={isAdding} onClose={() => setAdding(false)} onAdded={added} />
    </div>
  )
}

/** No linked account yet: the first step, and why. */
function FirstAccount({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTexts()
  return (
    <button
      type="button"
      onClick={onAdd}
      className="flex items-center gap-4 rounded-card border border-dashed border-control p-4 text-left transition-colors duration-120 hover:border-action hover:bg-action-soft"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action-soft text-action-text">
        <Landmark size={22} aria-hidden />
      </span>
      <span className="min-w-0">
        <span className="block font-bold">{t('withdrawals.addTitle')}</span>
        <span className="block text-12 text-faint">{t('withdrawals.addText')}</span>
      </span>
    </button>
  )
}

function Summary({ terms, amount }: { readonly terms: Terms; readonly amount: Minor }) {
  const texts = useTexts()
  const { t } = texts
  const { currency, free, promiseMinutes } = terms
  const { fee, receives } = priceWithdrawal(amount, rulesOf(terms))
  const sum = (value: Minor) => <Amount amount={value > 0n ? value : 0n} currency={currency} />
  return (
    <section className="panel px-5 py-4.5" aria-live="polite">
      <Facts
        facts={[
          { key: 'leaves', name: t('withdrawals.leaves'), value: sum(amount) },
          { key: 'fee', name: t('withdrawals.fee'), value: amount > 0n ? sum(fee) : sum(0n) },
          {
            key: 'arrives',
            name: t('withdrawals.arrives'),
            value: t('withdrawals.minutes', { count: promiseMinutes }),
          },
          ...(terms.lately
            ? [
                {
                  key: 'lately',
                  name: t('withdrawals.lately'),
                  value: t('withdrawals.latelyText', {
                    half: spanWords(texts, terms.lately.halfSeconds),
                    nine: spanWords(texts, terms.lately.nineInTenSeconds),
                  }),
                },
              ]
            : []),
          { key: 'remains', name: t('withdrawals.remaining'), value: sum(free - amount) },
          { key: 'receives', name: t('withdrawals.receives'), value: sum(receives), total: true },
        ]}
      />
    </section>
  )
}
