import { useState } from 'react'
import * as z from 'zod/mini'
import { payablePart, type Currency } from '#kit/currency.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Notice } from '#ui/state/notice.tsx'
import { exclusionPass } from '../contract.ts'

type Money = Reply<(typeof exclusionPass)['money']>
/** Why the cashier refused a withdrawal, with formatted amounts. */
export type CashierWords = (texts: Texts, error: unknown, currency: Currency) => string

export type ExclusionMoneyProps = {
  readonly pass: string
  readonly money: Money
  readonly words: CashierWords
}

/** The balance, and the form to withdraw it. */
export function ExclusionMoney({ pass, money, words }: ExclusionMoneyProps) {
  const { t } = useTexts()
  const { currency, free, held, accounts, support } = money
  /** After withdrawing everything nothing is available before the reply arrives: the form stays, to read the reply or retry. */
  const [isAsked, setAsked] = useState(false)
  return (
    <section className="panel grid gap-4 p-5">
      <h2 className="text-16">{t('exclusions.away.money')}</h2>
      <Facts
        facts={[
          {
            key: 'free',
            name: t('exclusions.away.free'),
            value: <Amount amount={free} currency={currency} />,
            total: true,
          },
          ...(held > 0n
            ? [
                {
                  key: 'held',
                  name: t('exclusions.away.held'),
                  value: <Amount amount={held} currency={currency} />,
                },
              ]
            : []),
        ]}
      />
      {free === 0n && held === 0n && <p className="text-13 text-muted">{t('exclusions.away.nothing')}</p>}
      {free > 0n && accounts.length === 0 && (
        <Notice>
          {support ? t('exclusions.away.noAccount', { support }) : t('exclusions.away.noSupport')}
        </Notice>
      )}
      {(free > 0n || isAsked) && accounts.length > 0 && (
        <WithdrawForm pass={pass} money={money} words={words} onAsk={() => setAsked(true)} />
      )}
    </section>
  )
}

/** Banks pay whole units: the rest stays in the wallet. */
function allOf({ free, unit }: Money): string {
  return moneyText(payablePart(free, unit)).replace(/\.00$/, '')
}

function WithdrawForm({ pass, money, words, onAsk }: ExclusionMoneyProps & { readonly onAsk: () => void }) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(exclusionPass)
  const told = useApiMutation(api.withdraw, { invalidates: [api.money] })
  const form = useForm({
    defaultValues: { account: money.accounts[0]?.id ?? '', text: allOf(money), paymentPassword: '' },
  })
  const { text, paymentPassword } = form.watch()
  const amount = parseMoney(text)
  const shown = amount === null ? '' : texts.money(amount, money.currency)
  const send = form.onSubmit(({ account, paymentPassword }) => {
    if (amount === null) return
    onAsk()
    told.mutate({ body: { pass, account, amount, paymentPassword } })
  })
  const more = () => {
    form.setValue('text', allOf(money))
    form.setValue('paymentPassword', '')
    told.reset()
  }
  if (told.data)
    return (
      <div className="grid gap-3">
        <Notice tone="good">
          {t('exclusions.away.asked', { amount: texts.money(told.data.amount, money.currency) })}
        </Notice>
        {money.free >= money.unit && (
          <Button look="outline" wide onClick={more}>
            {t('exclusions.away.more')}
          </Button>
        )}
      </div>
    )
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <RadioCards
        legend={t('exclusions.away.to')}
        columns={2}
        {...form.bound('account')}
        options={money.accounts.map(({ id, bank, hint, holder }) => ({
          value: id,
          title: bank,
          text: <span className="num">{hint}</span>,
          foot: [holder, ''],
        }))}
      />
      <MoneyField label={t('exclusions.away.amount')} currency={money.currency} {...form.bound('text')} />
      <PasswordField
        label={t('exclusions.away.password')}
        purpose="payment"
        {...form.register('paymentPassword')}
      />
      {told.error && <Why error={told.error} words={(texts, why) => words(texts, why, money.currency)} />}
      <Button
        type="submit"
        look="primary"
        wide
        busy={told.isPending}
        disabled={amount === null || amount === 0n || paymentPassword === ''}
      >
        {amount === null
          ? t('exclusions.away.withdrawNone')
          : t('exclusions.away.withdraw', { amount: shown })}
      </Button>
    </form>
  )
}

/** The cashier's own reason, if it gave one. */
function Why({
  error,
  words,
}: {
  readonly error: unknown
  readonly words: (of: Texts, why: unknown) => string
}) {
  const texts = useTexts()
  const why = reasonOf(error)
  if (why === null) return <FormFailure error={error} />
  return (
    <div role="alert">
      <Notice tone="danger">{words(texts, why)}</Notice>
    </div>
  )
}

function reasonOf(error: unknown): RefusedError | null {
  if (!(error instanceof RefusedError)) return null
  const told = z.safeParse(exclusionPass.withdraw.refusals['exclusions.withdrawRefused'], error.detail)
  if (!told.success) return null
  const { status, message } = error
  return new RefusedError({ ...told.data, status, words: message })
}
