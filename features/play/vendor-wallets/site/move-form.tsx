import { useApiMutation } from '#contract/react.ts'
import { useAttemptKey } from '#features/money/payments/site/use-attempt-key.ts'
import { moneyText, parseMoney, UNITS_PER_MAJOR, type Minor } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Notice } from '#ui/state/notice.tsx'
import { vendorWallets } from '../contract/member.ts'
import { checkBack, checkSend, type VendorDirection } from '../rules/moves.ts'
import { problemWords, refusalWords, type Transfer, type VendorWallet, type Wallets } from './words.ts'

/** Presets for transfers to the vendor: multiples of the minimum, besides everything. */
const MULTIPLES = [1n, 5n, 10n, 50n, 100n] as const

export type MoveFormProps = {
  readonly wallet: VendorWallet
  readonly wallets: Wallets
  readonly onMoved: (transfer: Transfer) => void
  readonly onClose: () => void
}

/** The maximum in whole units; smaller fractions can be typed. */
function mostOut(free: Minor, most: Minor): Minor {
  const top = free < most ? free : most
  return top - (top % UNITS_PER_MAJOR)
}

/** Round presets below the maximum, and the maximum. */
function outPresets(free: Minor, { least, most }: VendorWallet): string[] {
  const all = mostOut(free, most)
  const round = MULTIPLES.map((times) => least * times).filter((sum) => sum < all)
  return (all >= least ? [...round, all] : round).map(plain)
}

/** Half, and everything to the last hundredth. */
function backPresets(there: Minor): string[] {
  const half = there / 2n
  const sums = [half - (half % UNITS_PER_MAJOR), there]
  return [...new Set(sums)].filter((sum) => sum > 0n).map(plain)
}

type Move = {
  readonly way: VendorDirection
  readonly amount: Minor | null
  readonly free: Minor
  readonly there: Minor
}

function problemOf(wallet: VendorWallet, { way, amount, free, there }: Move) {
  if (amount === null || amount <= 0n)
    return { refused: 'vendorWallets.amountTooSmall', detail: { least: wallet.least } } as const
  return way === 'out' ? checkSend(amount, wallet, free) : checkBack(amount, there)
}

/** As typed: without empty decimals. */
const plain = (sum: Minor): string => moneyText(sum).replace(/\.00$/, '')

/** Direction and amount; a retry after a lost connection moves nothing twice. */
export function MoveForm({ wallet, wallets, onMoved, onClose }: MoveFormProps) {
  const texts = useTexts()
  const { t } = texts
  const { currency, free } = wallets
  const there = wallet.balance ?? 0n
  const api = useApi(vendorWallets)
  const send = useApiMutation(api.walletTransfer, {
    invalidates: [api.merchantWallet, api.transfers, { key: 'wallet.balance' }, { key: 'statements.funds' }],
  })
  const key = useAttemptKey()
  const form = useForm<{ way: VendorDirection; typed: string }>({
    defaultValues: { way: wallet.isOpen && free > 0n ? 'out' : 'back', typed: '' },
  })
  const { way, typed } = form.watch()
  const isTried = form.formState.isSubmitted
  const amount = parseMoney(typed)
  const request = `${way} ${amount}`
  const problem = key.isOpen(request) ? null : problemOf(wallet, { way, amount, free, there })
  const submit = form.onSubmit(() => {
    if (problem || amount === null) return
    const body = { vendor: wallet.vendor, direction: way, amount }
    const idempotencyKey = key.of(request)
    send.mutate({ body, idempotencyKey }, { onSuccess: onMoved, onError: key.failed })
  })
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
        onChange={(next) => form.reset({ way: next, typed: '' })}
      />
      <MoneyField
        label={t('vendorWallets.amount')}
        aside={<Amount amount={way === 'out' ? free : there} currency={currency} />}
        currency={currency}
        {...form.bound('typed')}
        presets={way === 'out' ? outPresets(free, wallet) : backPresets(there)}
        all={plain(way === 'out' ? mostOut(free, wallet.most) : there)}
        error={isTried && problem ? problemWords(texts, problem, currency) : undefined}
        autoFocus
      />
      {way === 'out' && <p className="text-12 text-faint">{t('vendorWallets.moveNote')}</p>}
      {send.error && (
        <Notice tone={key.isOpen(request) ? 'warning' : 'danger'}>
          {key.isOpen(request) ? t('money.notKnown') : refusalWords(texts, send.error, currency)}
        </Notice>
      )}
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
