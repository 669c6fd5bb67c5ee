import { History } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { roomsOffice } from '../contract.ts'

type Props = { readonly merchant: string; readonly code: string }

/** The hands of a room that are over, newest first, with what was in the pots and the rake. */
export function HandList({ merchant, code }: Props) {
  const { t, date } = useTexts()
  const [before, setBefore] = useState<number | null>(null)
  const asked = useApiQuery(useApi(roomsOffice).hands, {
    params: { merchant, code },
    query: before === null ? {} : { before },
  })
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={({ hands }) => hands.length === 0}
      empty={
        <EmptyState icon={History} title={t('roomsOffice.noHands')} text={t('roomsOffice.noHandsText')} />
      }
    >
      {({ hands, currency, next }) => (
        <>
          <ol className="grid gap-2" aria-label={t('roomsOffice.part.hands')}>
            {hands.map(({ hand, number, state, endedAt, players, put, rake }) => (
              <li key={hand} className="panel grid gap-0.5 p-3 text-13">
                <span className="flex flex-wrap justify-between gap-x-3">
                  <span className="font-medium">{t('roomsOffice.handNumber', { number })}</span>
                  <span className="num text-12 text-muted">{date(endedAt, 'minute')}</span>
                </span>
                <span className="flex flex-wrap justify-between gap-x-3 text-muted">
                  <span>{t('roomsOffice.handPlayers', { count: players })}</span>
                  {state === 'void' ? (
                    <Status tone="bad">{t('roomsOffice.handState.void')}</Status>
                  ) : (
                    <span>
                      {t('roomsOffice.put')} <Amount amount={put} currency={currency} /> ·{' '}
                      {t('roomsOffice.rake')} <Amount amount={rake} currency={currency} code />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
          <PageSteps
            onFirst={before === null ? null : () => setBefore(null)}
            onNext={next === null ? null : () => setBefore(next)}
          />
        </>
      )}
    </QueryState>
  )
}
