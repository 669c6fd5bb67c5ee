import { startTransition, useEffect, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { FirstDepositPrompt } from '#features/compliance/limits/site/cashier/first-deposit-prompt.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { navigate, usePlace, type Search } from '#ui/route/place.ts'
import { useTop } from '#ui/layer/use-top.ts'
import { Later } from '#ui/state/later.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { houseNow } from '#ui/api/server-clock.ts'
import { deposits } from '../contract/member.ts'
import { maySendSlip } from '../rules/states.ts'
import { CoinCard } from './coin-card.tsx'
import { DepositForm } from './form/deposit-form.tsx'
import { Guide } from './guide.tsx'
import { ProgressCard } from './progress-card.tsx'
import { RecentDeposits, useRecentDeposits } from './recent-deposits.tsx'
import { isDone, isOpen, leadsAway, type Deposit } from './steps.ts'
import { Slip, TransferCard } from './transfer-card.tsx'
import { useIsOver } from './use-is-over.ts'

type Methods = Reply<typeof deposits.methods>

/** Events update an open deposit immediately; polling makes up for lost events. */
const ASK_AGAIN_MS = 6_000

/** The selected view: a deposit by ID (requested, or found in progress), a new one, or the one in progress. */
type Shown = { readonly id: string; readonly isAsked: boolean } | 'new' | 'newest'

/** On a phone an order leaves one next step in sight: its own, not the form's. */
const BEHIND = 'grid grid-cols-1 gap-4 max-lg:hidden'
const IN_FRONT = 'grid grid-cols-1 gap-4 max-lg:order-2'

/** Deposit (CSH-01): choose, pay, watch it arrive. */
export function DepositPanel() {
  const { t } = useTexts()
  const api = useApi(deposits)
  const offer = useApiQuery(api.methods)
  const recent = useRecentDeposits()
  const [shown, setShown] = useShown()
  const [guide, setGuide] = useState<string | null>(guideFromAddress)
  const [preferred, setPreferred] = useState<string | null>(null)
  /** A failed deposit to retry: with the same method and amount. */
  const [again, setLost] = useState<Deposit | null>(null)
  const pickGuide = (code: string | null) => {
    setGuide(code)
    if (code !== null) setPreferred(code)
  }
  const newest = recent.found.data?.pages[0]?.rows.find(({ state }) => isOpen(state))?.id
  useEffect(() => {
    // a deposit in progress stays visible when it completes
    if (newest) setShown((now) => (now === 'newest' ? { id: newest, isAsked: false } : now))
  }, [newest, setShown])
  const id = typeof shown === 'string' ? null : shown.id
  const { one, isComing } = useDeposit(id)
  /** The choice is in the URL: a reload, or Back from the payment page, shows the same deposit and not an earlier one. */
  const choose = (next: Shown) => {
    setShown(next)
    const deposit = typeof next === 'string' ? undefined : next.id
    const search = (before: Search) => ({ ...before, deposit })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  const opened = (deposit: Deposit) => {
    choose({ id: deposit.id, isAsked: true })
    if (deposit.payUrl && leadsAway(deposit)) location.assign(deposit.payUrl)
  }
  const isAsked = typeof shown !== 'string' && shown.isAsked
  useTop(shown === 'new' ? shown : (isAsked && one?.id) || null)
  // an expired order must not be paid; the server polls the processor in the meantime
  const isOver = useIsOver(one?.kind === 'hosted' ? one.expiresAt : null)
  const paying = one && showsWhere(one, isAsked) && !(isOver && !one.coin?.seenAt) ? one : null
  // deposits in progress are above the form: until they are loaded, nothing is rendered that they would push down
  const isLooking = recent.found.isPending || (shown === 'newest' && newest) || (isComing && !isAsked)
  // once: an order loaded later must not replace the form while the member is typing
  const [isDrawn, setDrawn] = useState(false)
  const isReady = !offer.isPending && !isLooking
  useEffect(() => {
    // in small pieces, so that input in between is handled
    if (isReady) startTransition(() => setDrawn(true))
  }, [isReady])
  if (!isDrawn) return <Waiting />
  return (
    <>
      <h1 className="mb-5 max-md:sr-only">{t('deposits.title')}</h1>
      {/* anyone who is about to pay reads where to, or how, and nothing before it */}
      {!paying && guide === null && offer.data?.methods.length !== 0 && <FirstDepositPrompt />}
      <div className="grid grid-cols-1 items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className={(one || (isAsked && isComing)) && !paying && guide === null ? BEHIND : IN_FRONT}>
          {paying?.coin ? (
            <CoinCard deposit={paying} />
          ) : paying ? (
            <TransferCard deposit={paying} />
          ) : (
            <QueryState of={offer} waiting={<Waiting />}>
              {(value) =>
                guide !== null ? (
                  <Guide offer={value} code={guide} onPick={pickGuide} onBack={() => setGuide(null)} />
                ) : value.hold.state === 'open' ? (
                  <DepositForm
                    key={again?.id}
                    offer={value}
                    onOpened={opened}
                    onRefused={() => void offer.refetch()}
                    onGuide={pickGuide}
                    preferred={again?.method ?? preferred}
                    amount={again?.amount ?? null}
                  />
                ) : (
                  <Held hold={value.hold} />
                )
              }
            </QueryState>
          )}
        </div>
        <aside className="grid grid-cols-1 gap-4 max-lg:contents">
          {one && (
            <div className={paying ? 'max-lg:order-3' : 'max-lg:order-1'}>
              <ProgressCard
                deposit={one}
                onNew={() => {
                  if (!isOpen(one.state) && !isDone(one.state)) setLost(one)
                  choose('new')
                }}
              />
              {one.state === 'expired' && maySendSlip(one, new Date(houseNow())) && (
                <div className="mt-4">
                  <Slip deposit={one} />
                </div>
              )}
            </div>
          )}
          <div className="max-lg:order-3">
            <Later place="min-h-40">
              <RecentDeposits
                recent={recent}
                shownId={id}
                onShow={(next) => choose({ id: next, isAsked: true })}
              />
            </Later>
          </div>
        </aside>
      </div>
    </>
  )
}

/** The payment page returns to /index?member=depositv2&deposit=<id>. */
function fromAddress(): Shown {
  const id = new URLSearchParams(location.search).get('deposit')
  return id ? { id, isAsked: true } : 'newest'
}

/** The selected view. Back, or a link, changes it while the page is open: the URL says which deposit is shown. */
function useShown() {
  const kept = useState<Shown>(fromAddress)
  const named = usePlace().search['deposit'] ?? null
  const [wasNamed, setWasNamed] = useState(named)
  if (wasNamed !== named) {
    setWasNamed(named)
    kept[1]((now) => followed(now, named))
  }
  return kept
}

/** What is shown when the URL names a deposit, or none any more. */
function followed(now: Shown, named: string | null): Shown {
  if (named !== null) return typeof now !== 'string' && now.id === named ? now : { id: named, isAsked: true }
  return typeof now !== 'string' && now.isAsked ? 'newest' : now
}

/** A tutorial has its own URL: /index?member=depositv2&guide=<method>. */
function guideFromAddress(): string | null {
  return new URLSearchParams(location.search).get('guide')
}

/** Whether payment details are beside the progress: while it can be paid, and while a proof can still be uploaded. */
function showsWhere(deposit: Deposit, isAsked: boolean): boolean {
  const { state, kind, coin, transferTo } = deposit
  if (coin) return state === 'pending'
  if (!transferTo) return false
  return (
    state === 'awaitingSlip' || state === 'pending' || (state === 'inReview' && kind !== 'hosted' && isAsked)
  )
}

function useDeposit(id: string | null): { readonly one: Deposit | null; readonly isComing: boolean } {
  const api = useApi(deposits)
  const asked = useApiQuery(
    api.one,
    { params: { id: id ?? '' } },
    { enabled: id !== null, everyMs: ASK_AGAIN_MS },
  )
  return { one: (id !== null && asked.data?.id === id && asked.data) || null, isComing: asked.isLoading }
}

/** Failed payments pause deposits for a while (M14): shows when it ends. */
function Held({ hold }: { readonly hold: Methods['hold'] }) {
  const { t, date } = useTexts()
  const isHeld = hold.state === 'held' && hold.until !== null
  return (
    <Notice tone="warning">
      <p className="font-medium">
        {isHeld && hold.until
          ? t('deposits.held', { at: date(hold.until, 'clock') })
          : t('deposits.suspended')}
      </p>
      <p className="text-muted">{t(isHeld ? 'deposits.heldText' : 'deposits.suspendedText')}</p>
    </Notice>
  )
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <SkeletonCard lines={4} />
      <SkeletonCard lines={3} />
    </div>
  )
}
