import { useEffect, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useTop } from '#ui/layer/use-top.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { withdrawals } from '../contract/member.ts'
import { BonusCard } from './bonus-card.tsx'
import { ConditionsCard, FreeCard } from './conditions-card.tsx'
import { Progress } from './progress.tsx'
import { RecentWithdrawals, useRecentWithdrawals } from './recent-withdrawals.tsx'
import { isDayUsedUp, isUnderWay } from './steps.ts'
import { WithdrawForm } from './withdraw-form.tsx'

/** Events update it immediately; polling makes up for lost events. */
const ASK_AGAIN_MS = 8_000

/** The selected view: a withdrawal by its ID, a new one, or the one in progress. */
type Shown = { readonly id: string } | 'new' | 'newest'

/** Withdrawal (CSH-02): the available amount, the fee, and then the clock until it arrives. */
export function WithdrawPanel() {
  const { t } = useTexts()
  const api = useApi(withdrawals)
  const terms = useApiQuery(api.terms)
  const recent = useRecentWithdrawals()
  const [shown, setShown] = useState<Shown>(fromAddress)
  const newest = recent.found.data?.pages[0]?.rows.find(({ state }) => isUnderWay(state))?.id
  useEffect(() => {
    // a withdrawal in progress stays visible when it has arrived
    if (newest) setShown((now) => (now === 'newest' ? { id: newest } : now))
  }, [newest])
  const id = typeof shown === 'string' ? null : shown.id
  const asked = useApiQuery(
    api.one,
    { params: { id: id ?? '' } },
    { enabled: id !== null, everyMs: ASK_AGAIN_MS },
  )
  const one = id !== null && asked.data?.id === id ? asked.data : null
  useTop(shown === 'new' ? shown : (one?.id ?? null))
  const isWaiting = id === null ? recent.found.isPending && shown === 'newest' : !asked.error
  const isMissing =
    one === null &&
    terms.data !== undefined &&
    (isDayUsedUp(terms.data) || terms.data.conditions.some(({ isMet }) => !isMet))
  return (
    <>
      <h1 className="mb-5 max-md:sr-only">{t('withdrawals.title')}</h1>
      <div className="grid grid-cols-1 items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_320px]">
        {one ? (
          <Progress withdrawal={one} onNew={() => setShown('new')} />
        ) : isWaiting ? (
          <Waiting />
        ) : (
          <QueryState of={terms} waiting={<Waiting />}>
            {(value) => (
              <WithdrawForm
                terms={value}
                onRequested={(made) => setShown({ id: made.id })}
                onRefused={() => void terms.refetch()}
              />
            )}
          </QueryState>
        )}
        <aside className="grid grid-cols-1 gap-4 max-lg:contents">
          {terms.data && (
            <>
              {/** on a phone, show missing conditions above the form */}
              <div className={isMissing ? 'max-lg:order-first' : undefined}>
                <ConditionsCard terms={terms.data} />
              </div>
              <FreeCard terms={terms.data} />
              <BonusCard terms={terms.data} />
            </>
          )}
          <RecentWithdrawals recent={recent} shownId={id} onShow={(next) => setShown({ id: next })} />
        </aside>
      </div>
    </>
  )
}

function fromAddress(): Shown {
  const id = new URLSearchParams(location.search).get('withdrawal')
  return id ? { id } : 'newest'
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <SkeletonCard lines={4} />
      <SkeletonCard lines={3} />
    </div>
  )
}
