import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useApiPages, useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { navigate } from '#ui/route/place.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { wallet } from '#features/money/wallet/contract.ts'
import type { Currency } from '#kit/currency.ts'
import { Failure, QueryState } from '#ui/api/query-state.tsx'
import { sportBets } from '../../contract.ts'
import type { Category } from '../types.ts'
import { BetCard } from './bet-card.tsx'
import { AtTrader } from './pending-bet.tsx'

const states = ['open', 'settled', 'won'] as const
type Shown = (typeof states)[number]

/** Offers move with prices; events tell most of it. */
const OFFERS_MS = 8_000

/** The member's bets on sports with the state of each leg, and what may be cashed out; the one that the address names first. */
export function MyBets({
  category,
  bet = null,
}: {
  readonly category: Category
  readonly bet?: string | null
}) {
  const { t } = useTexts()
  const isMember = useIsMember()
  const [state, setState] = useState<Shown>('open')
  const api = useApi(sportBets)
  const query = { state, category, limit: 20 }
  const pages = useApiPages(api.mine, { ...query, isMember }, (before: string | null, options) =>
    isMember
      ? api.mine({ query: { ...query, ...(before ? { before } : {}) } }, options)
      : Promise.resolve({ now: new Date(), bets: [], next: null }),
  )
  const balance = useApiQuery(useApi(wallet).balance, undefined, { enabled: isMember })
  const offers = useApiQuery(api.offers, undefined, {
    enabled: isMember && state === 'open',
    everyMs: OFFERS_MS,
    staleMs: 0,
  })
  const waiting = useApiQuery(api.waiting, undefined, { enabled: isMember, everyMs: OFFERS_MS, staleMs: 0 })
  const referred = (waiting.data?.list ?? []).filter((each) => each.state === 'referred')
  const bets = (pages.data?.pages ?? []).flatMap((page) => page.bets)
  if (!isMember)
    return (
      <EmptyState
        className="panel"
        icon={ReceiptText}
        title={t('sports.betsLogin')}
        text={t('sports.betsLoginText')}
        action={
          <Button look="primary" onClick={() => void navigate({ to: '/login' })}>
            {t('lottery.login')}
          </Button>
        }
      />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FilterChips<Shown>
        label={t('sports.view.bets')}
        value={state}
        onChange={setState}
        options={states.map((value) => ({ value, label: t(`sports.bets.${value}`) }))}
      />
      {bet && balance.data && <NamedBet id={bet} currency={balance.data.currency} />}
      {state === 'open' &&
        balance.data &&
        referred.map((each) => <AtTrader key={each.id} pending={each} currency={balance.data.currency} />)}
      {pages.isPending || !balance.data ? (
        balance.error ? (
          <Failure error={balance.error} onRetry={() => void balance.refetch()} />
        ) : (
          <SkeletonCard lines={5} />
        )
      ) : pages.error && !pages.data ? (
        <Failure error={pages.error} onRetry={() => void pages.refetch()} />
      ) : bets.length === 0 ? (
        <EmptyState
          className="panel"
          icon={ReceiptText}
          title={t(`sports.noBets.${state}`)}
          text={t('sports.noBetsText')}
        />
      ) : (
        <>
          {bets.map((bet) => (
            <BetCard
              key={bet.id}
              bet={bet}
              currency={balance.data.currency}
              offer={offers.data?.offers.find((each) => each.bet === bet.id)}
            />
          ))}
          {pages.hasNextPage && (
            <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {t('sports.showMore')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

/** One bet in full, such as from the betting record. */
function NamedBet({ id, currency }: { readonly id: string; readonly currency: Currency }) {
  const asked = useApiQuery(useApi(sportBets).bet, { params: { bet: id } })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={5} />}>
      {({ bet, offer }) => <BetCard bet={bet} currency={currency} offer={offer} />}
    </QueryState>
  )
}
