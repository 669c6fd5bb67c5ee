import { useState, type FormEvent } from 'react'
import { moneyText, parseMoney } from '#kit/money.ts'
import { RefusedError } from '#contract/envelope.ts'
import { useTell } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { exclusions } from '../contract/member.ts'

type Money = Reply<(typeof exclusions)['money']>
export type AwayMoneyProps = { readonly pass: string; readonly money: Money }

/** What is there, and the way out for it. */
export function AwayMoney({ pass, money }: AwayMoneyProps) {
  const { t } = useTexts()
  const { currency, free, held, accounts, support } = money
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
      {free > 0n && accounts.length > 0 && <WithdrawForm pass={pass} money={money} />}
    </section>
  )
}

/** Banks pay hundredths: what is below stays in the wallet. */
const CENT = 100n

function WithdrawForm({ pass, money }: AwayMoneyProps) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(exclusions)
  const told = useTell(api.withdraw, { tells: [api.money] })
  const [account, setAccount] = useState(money.accounts[0]?.id ?? '')
  const [text, setText] = useState(() => moneyText(money.free - (money.free % CENT)).replace(/\.00$/, ''))
  const [paymentPassword, setPassword] = useState('')
  const amount = parseMoney(text)
  const shown = amount === null ? '' : texts.money(amount, money.currency)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (amount !== null) told.mutate({ body: { pass, account, amount, paymentPassword } })
  }
  if (told.data)
    return (
      <Notice tone="good">
        {t('exclusions.away.asked', { amount: texts.money(told.data.amount, money.currency) })}
      </Notice>
    )
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <SelectField
        label={t('exclusions.away.to')}
        value={account}
        options={money.accounts.map(({ id, bank, hint, holder }) => ({
          value: id,
          label: `${bank} ${hint} · ${holder}`,
        }))}
        onChange={(event) => setAccount(event.target.value)}
      />
      <MoneyField
        label={t('exclusions.away.amount')}
        currency={money.currency}
        value={text}
        onChange={setText}
      />
      <PasswordField
        label={t('exclusions.away.password')}
        purpose="payment"
        value={paymentPassword}
        onChange={(event) => setPassword(event.target.value)}
      />
      {told.error && <Why error={told.error} />}
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

/** The cashier's own reason, where it gave one. */
function Why({ error }: { readonly error: unknown }) {
  const { refusal } = useTexts()
  const detail = error instanceof RefusedError ? error.detail : null
  const code = typeof detail === 'object' && detail !== null && 'code' in detail ? String(detail.code) : null
  if (code === null) return <Failure error={error} />
  return (
    <div role="alert">
      <Notice tone="danger">{refusal(code)}</Notice>
    </div>
  )
}
