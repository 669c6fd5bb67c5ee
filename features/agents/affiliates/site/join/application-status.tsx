import { useEffect, useRef } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { affiliateJoin } from '../../contract/join.ts'

type Application = Reply<typeof affiliateJoin.status>

const tones = { new: 'waiting', contacted: 'info', accepted: 'good', rejected: 'bad' } as const

/** The application that a secret link names. */
export function StatusOf({ token, isNew }: { readonly token: string; readonly isNew: boolean }) {
  const asked = useApiQuery(useApi(affiliateJoin).status, { params: { token } })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={4} />}>
      {(application) => <ApplicationStatus application={application} isNew={isNew} />}
    </QueryState>
  )
}

/** Where an application stands, and what happens next. */
export function ApplicationStatus({
  application: { number, name, state, note, sentAt },
  isNew = false,
}: {
  readonly application: Application
  readonly isNew?: boolean
}) {
  const { t, date } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  // the form that was here was taller: on a phone the page would stand below the answer
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section className="panel grid gap-3 p-5 md:p-7" role={isNew ? 'status' : undefined}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-18 outline-none">
          {isNew
            ? t('affiliates.join.done')
            : t('affiliates.join.application', { number: number.toString() })}
        </h2>
        <Status tone={tones[state]}>{t(`affiliates.state.${state}`)}</Status>
      </div>
      <p className="text-13 text-faint">
        {isNew && `A-${number} · `}
        {name} · {date(sentAt, 'minute')}
      </p>
      <p className="text-muted">{t(`affiliates.stateText.${state}`)}</p>
      {note && (
        <p>
          <span className="font-medium">{t('affiliates.reason')}:</span> {note}
        </p>
      )}
    </section>
  )
}
