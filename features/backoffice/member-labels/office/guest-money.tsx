import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { memberDesk } from '#features/backoffice/member-desk/contract.ts'
import { hasText } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'

type Order = Reply<(typeof memberDesk)['deposits']>['orders'][number]
type Event = Order & { readonly kind: 'deposit' | 'withdrawal' }

const MOST_SHOWN = 12

/** The member's balance and recent deposits and withdrawals, shown next to the conversation. */
export function GuestMoney({ id }: { readonly id: bigint }) {
  const { t } = useTexts()
  const api = useApi(memberDesk)
  const params = { id }
  const member = useApiQuery(api.member, { params })
  const deposits = useApiQuery(api.deposits, { params })
  const withdrawals = useApiQuery(api.withdrawals, { params })
  const of = (orders: readonly Order[] | undefined, kind: Event['kind']): Event[] =>
    (orders ?? []).map((order) => ({ ...order, kind }))
  const events = [...of(deposits.data?.orders, 'deposit'), ...of(withdrawals.data?.orders, 'withdrawal')]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST_SHOWN)
  return (
    <section aria-label={t('serviceDesk.money')} className="grid gap-3">
      <h2 className="text-14">{t('serviceDesk.money')}</h2>
      <QueryState of={member} waiting={<SkeletonCard />}>
        {({ balance, currency, account }) => (
          <>
            {currency && (
              <p className="flex items-baseline justify-between gap-3">
                <span className="text-13 text-muted">{t('serviceDesk.balance')}</span>
                <span className="text-18 font-semibold">
                  <Amount amount={balance} currency={currency} />
                  <span className="ml-1 text-12 font-normal text-muted">{currency}</span>
                </span>
              </p>
            )}
            {events.length === 0 && <p className="text-13 text-muted">{t('serviceDesk.moneyNone')}</p>}
            {currency && (
              <ul className="divide-y divide-hair">
                {events.map((event) => (
                  <MoneyEvent key={`${event.kind}${event.id}`} event={event} currency={currency} />
                ))}
              </ul>
            )}
            <a href={`/members/${id}`} className="text-13 font-medium text-action-text">
              {t('serviceDesk.toMember')}: {account}
            </a>
          </>
        )}
      </QueryState>
    </section>
  )
}

type EventProps = {
  readonly event: Event
  readonly currency: NonNullable<Reply<(typeof memberDesk)['member']>['currency']>
}

function MoneyEvent({ event, currency }: EventProps) {
  const { t, date } = useTexts()
  const key = `${event.kind}sOffice.state.${event.state}`
  return (
    <li className="grid gap-0.5 py-2 text-13">
      <span className="flex justify-between gap-3">
        <span>{t(`serviceDesk.${event.kind}`)}</span>
        <Amount amount={event.kind === 'deposit' ? event.amount : -event.amount} currency={currency} signed />
      </span>
      <span className="num flex justify-between gap-3 text-12 text-muted">
        <span>{date(event.at, 'brief')}</span>
        <span>{hasText(key) ? t(key) : event.state}</span>
      </span>
    </li>
  )
}
