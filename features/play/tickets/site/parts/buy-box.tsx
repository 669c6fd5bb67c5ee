import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { TryDemo } from '#features/play/lobby/site/try-demo.tsx'
import { wallet } from '#features/money/wallet/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { tickets } from '../../contract/member.ts'
import { ticketSound } from '../sound.ts'
import type { Design, Ticket } from '../words.ts'

const COUNTS = ['1', '3', '5', '10'] as const

type BuyProps = {
  readonly design: Design
  readonly currency: Currency
  /** Bought and not scratched. */
  readonly waiting: number
  readonly onBought: (first: Ticket) => void
}

/** Buys tickets; a visitor logs in, or tries them with play money. */
export function BuyBox({ design, currency, waiting, onBought }: BuyProps) {
  const { t, money } = useTexts()
  const isMember = useIsMember()
  const { price, series } = design
  if (price === null) return <p className="panel p-4 text-muted">{t('tickets.notInCurrency')}</p>
  return (
    <section aria-label={t('tickets.buyTitle')} className="panel grid gap-3 p-4">
      <dl className="grid grid-cols-2 gap-3">
        <Fact name={t('tickets.price')} value={money(price, currency, { symbol: true })} />
        <Fact
          name={t('tickets.topPrize')}
          value={money(price * BigInt(series?.prizes[0]?.times ?? 0), currency, { symbol: true })}
        />
      </dl>
      {waiting > 0 && <p className="text-13 text-muted">{t('tickets.waiting', { count: waiting })}</p>}
      {!series ? (
        <p className="text-muted">{t('tickets.notOnSale')}</p>
      ) : isMember ? (
        <Buy design={design} price={price} currency={currency} onBought={onBought} />
      ) : (
        <Visitor />
      )}
    </section>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-12 text-faint">{name}</dt>
      <dd className="num text-18 font-bold">{value}</dd>
    </div>
  )
}

type ShopProps = Pick<BuyProps, 'design' | 'currency' | 'onBought'> & { readonly price: bigint }

function Buy({ design, price, currency, onBought }: ShopProps) {
  const { t, money } = useTexts()
  const api = useApi(tickets)
  const { balance } = useApi(wallet)
  const buy = useApiMutation(api.buy, { invalidates: [api.mine, api.list, balance] })
  const [count, setCount] = useState<(typeof COUNTS)[number]>('1')
  const send = () =>
    buy.mutate(
      { body: { design: design.code, count: Number(count) } },
      {
        onSuccess: ({ tickets: bought }) => {
          ticketSound('press')
          const [first] = bought
          if (first) onBought({ ...first, ...unscratched(design) })
        },
      },
    )
  return (
    <div className="grid gap-3">
      <FilterChips
        label={t('tickets.count')}
        value={count}
        onChange={setCount}
        options={COUNTS.map((value) => ({ value, label: t('tickets.many', { count: Number(value) }) }))}
      />
      <FormFailure error={buy.error} />
      <Button look="primary" size="lg" busy={buy.isPending} onClick={send}>
        {t('tickets.buy', {
          count: Number(count),
          sum: money(price * BigInt(count), currency, { symbol: true }),
        })}
      </Button>
    </div>
  )
}

const unscratched = ({ code, series }: Design) => ({
  design: code,
  boughtAt: new Date(),
  scratchedAt: null,
  isExpired: false,
  prize: null,
  win: null,
  fields: null,
  times: series?.prizes.map(({ times }) => times) ?? [],
})

function Visitor() {
  const { t } = useTexts()
  return (
    <div className="grid gap-2">
      <Button look="primary" size="lg" onClick={() => openAuth('login')}>
        {t('tickets.login')}
      </Button>
      <TryDemo label={t('tickets.demo')} />
    </div>
  )
}
