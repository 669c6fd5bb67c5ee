import type { ReactNode } from 'react'
import { cutServer } from '#kit/shown.ts'
import { decimalsOf } from '#texts/decimals.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import type { Overview } from './overview-panel.tsx'

/** Today's figures, each next to yesterday's. */
export function DayCards({ overview }: { readonly overview: Overview }) {
  const { t, number } = useTexts()
  const { currency, members } = overview
  const [before, today] = overview.days.slice(-2)
  if (!before || !today) return null
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} className="text-text" />
  const app = (amount: bigint) => money(cutServer(amount, decimalsOf(currency)))
  const yesterday = (shown: ReactNode) => (
    <>
      {t('backoffice.yesterday')} {shown}
    </>
  )
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3 2xl:grid-cols-6">
      <Card
        name={t('backoffice.dayDeposits')}
        value={money(today.deposits)}
        under={yesterday(money(before.deposits))}
      />
      <Card
        name={t('backoffice.dayWithdrawals')}
        value={money(today.withdrawals)}
        under={yesterday(money(before.withdrawals))}
      />
      <Card name={t('backoffice.dayGgr')} value={app(today.ggr)} under={yesterday(app(before.ggr))} />
      <Card
        name={t('backoffice.dayStakes')}
        value={money(today.stakes)}
        under={yesterday(money(before.stakes))}
      />
      <Card
        name={t('backoffice.dayActive')}
        value={number(today.active)}
        under={yesterday(number(before.active))}
      />
      <Card
        name={t('backoffice.dayNew')}
        value={number(members.newToday)}
        under={t('backoffice.dayMembers', { count: number(members.all), locked: number(members.locked) })}
      />
    </dl>
  )
}

type CardProps = { readonly name: string; readonly value: ReactNode; readonly under: ReactNode }

function Card({ name, value, under }: CardProps) {
  return (
    <div className="panel grid min-w-0 content-start gap-1 px-4 py-3.5 max-md:px-3">
      <dt className="text-12 text-muted">{name}</dt>
      {/* amounts are never truncated: on a phone the font is smaller and the line below may wrap */}
      <dd className="grid gap-1">
        <span className="num text-18 font-semibold tracking-tight whitespace-normal wrap-anywhere max-md:text-16">
          {value}
        </span>
        <span className="num text-12 whitespace-normal text-muted">{under}</span>
      </dd>
    </div>
  )
}
