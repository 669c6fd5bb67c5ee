import { useState, type FormEvent } from 'react'
import { useTell } from '#contract/react.ts'
import { useAttemptKey } from '#features/payments/site/use-attempt-key.ts'
import { moneyText, parseMoney, type Minor } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { vendorWallets } from '../contract.ts'
import { checkBack, checkSend, type VendorDirection } from '../rules.ts'
import { problemWords, refusalWords, type Transfer, type VendorWallet, type Wallets } from './words.ts'

const HUNDREDTH = 100n
/** Shares of what is there that are one press away: a quarter, a half, all of it. */
const QUARTERS = [1n, 2n, 4n] as const

export type MoveFormProps = {
  readonly wallet: VendorWallet
  readonly wallets: Wallets
  readonly onMoved: (transfer: Transfer) => void
  readonly onClose: () => void
}

function presetsOf(most: Minor, least: Minor): string[] {
  const sums = QUARTERS.map((quarters) => (most * quarters) / 4n).map((sum) => sum - (sum % HUNDREDTH))
  return [...new Set(sums)].filter((sum) => sum > 0n && sum >= least).map(plain)
}

/** As it is typed: without empty decimals. */
const plain = (sum: Minor): string => moneyText(sum).replace(/\.00$/, '')

/** Which way, how much; a press again after a cut line moves nothing twice. */
export function MoveForm({ wallet, wallets, onMoved, onClose }: MoveFormProps) {
  const texts = useTexts()
  const { t } = texts
  const { currency, free } = wallets
  const there = wallet.balance ?? 0n
  const api = useApi(vendorWallets)
  const send = useTell(api.walletTransfer, {
    tells: [api.merchantWallet, api.transfers, { key: 'wallet.balance' }],
  })
  const key = useAttemptKey()
  const [way, setWay] = useState<VendorDirection>(wallet.isOpen && free > 0n ? 'out' : 'back')
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const amount = parseMoney(typed)
  const problem =
    amount === null || amount <= 0n
      ? ({ refused: 'vendorWallets.amountTooSmall', detail: { least: wallet.least } } as const)
      : way === 'out'
        ? checkSend(amount, wallet, free)
        : checkBack(amount, there)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem || amount === null) return
    const body = { vendor: wallet.vendor, direction: way, amount }
    const idempotencyKey = key.of(`${way} ${amount}`)
    send.mutate({ body, idempotencyKey }, { onSuccess: onMoved })
  }
  const turn = (next: VendorDirection) => {
    setWay(next)
    setTyped('')
    setTried(false)
  }
  const ways = [
    ...(wallet.isOpen
      ? [{ value: 'out' as const, label: t('vendorWallets.toVendor', { vendor: wallet.title }) }]
      : []),
    { value: 'back' as const, label: t('vendorWallets.toMain') },
  ]
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 border-t border-hair pt-4">
      <Tabs<VendorDirection>
        label={t('vendorWallets.way')}
        look="segment"
        wide
        tabs={ways}
        value={way}
        onChange={turn}
      />
      <MoneyField
        label={t('vendorWallets.amount')}
        aside={<Amount amount={way === 'out' ? free : there} currency={currency} />}
        name={`move-${wallet.vendor}`}
        currency={currency}
        value={typed}
        onChange={setTyped}
        presets={presetsOf(
          way === 'out' ? least(free, wallet.most) : there,
          way === 'out' ? wallet.least : 0n,
        )}
        error={isTried && problem ? problemWords(texts, problem, currency) : undefined}
        autoFocus
      />
      {way === 'out' && <p className="text-12 text-faint">{t('vendorWallets.moveNote')}</p>}
      {send.error && <Notice tone="danger">{refusalWords(texts, send.error, currency)}</Notice>}
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <Button type="submit" look="primary" wide busy={send.isPending}>
          {amount
            ? t('vendorWallets.move', { amount: texts.money(amount, currency, { symbol: true }) })
            : t('vendorWallets.moveNone')}
        </Button>
        <Button look="ghost" type="button" onClick={onClose}>
          {t('vendorWallets.close')}
        </Button>
      </div>
    </form>
  )
}

const least = (one: Minor, other: Minor): Minor => (one < other ? one : other)
