import { MessageSquareHeart } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandQueue, type BrandFilter } from '#features/platform/merchants/office/lists/brand-queue.tsx'
import {
  brandQuery,
  memberColumn,
  numberColumn,
} from '#features/platform/merchants/office/lists/brand-columns.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import type { Column } from '#ui/records/table.tsx'
import type { May } from '#ui/route/office.ts'
import { feedbackOffice } from '../contract/office.ts'
import { FeedbackDetail } from './feedback-detail.tsx'
import { FeedbackPriority, FeedbackState } from './feedback-state.tsx'

export type OfficeFeedback = Reply<(typeof feedbackOffice)['list']>['list'][number]

const states = ['open', 'answered', 'closed'] as const

export type QueueProps = {
  readonly filter: BrandFilter
  readonly onFilter: (some: BrandFilter) => void
  readonly may: May
}

/** Feedback that waits for an answer, earliest due date first. */
export function FeedbackQueue({ filter, onFilter, may }: QueueProps) {
  const texts = useTexts()
  const { t } = texts
  const state = states.find((each) => each === filter.state) ?? 'open'
  const [before, setBefore] = useState<string | null>(null)
  const asked = useApiQuery(useApi(feedbackOffice).list, { query: { ...brandQuery(filter, before), state } })
  const [chosen, setChosen] = useState<string | null>(null)
  const row = asked.data?.list.find(({ id }) => id === chosen)
  return (
    <>
      <BrandQueue
        words={{
          title: t('feedbackOffice.title'),
          lead: t('feedbackOffice.lead'),
          state: t('feedbackOffice.state'),
        }}
        {...{ filter, onFilter, asked, state }}
        onPage={setBefore}
        states={states.map((value) => ({
          value,
          of: value === 'open' ? ['new', 'inWork'] : [value],
          label: t(value === 'open' ? 'feedbackOffice.state.open' : `feedback.state.${value}`),
        }))}
        nothing={{ icon: MessageSquareHeart, title: t('feedbackOffice.none') }}
        columns={columnsOf(texts)}
        phone={(each) => <PhoneRow row={each} />}
        onRow={({ id }) => setChosen(id)}
      />
      {row && <FeedbackDetail row={row} may={may} onClose={() => setChosen(null)} />}
    </>
  )
}

function columnsOf({ t, date }: Texts): readonly Column<OfficeFeedback>[] {
  return [
    { key: 'state', head: t('feedbackOffice.state'), cell: ({ state }) => <FeedbackState state={state} /> },
    numberColumn(t('feedbackOffice.number')),
    memberColumn(t('feedbackOffice.member')),
    { key: 'type', head: t('feedback.type'), cell: ({ questionType }) => t(`feedback.type.${questionType}`) },
    {
      key: 'content',
      head: t('feedbackOffice.content'),
      wide: true,
      cell: ({ content }) => content,
    },
    {
      key: 'priority',
      head: t('feedbackOffice.priority'),
      cell: (row) => <FeedbackPriority row={row} />,
    },
    {
      key: 'due',
      head: t('feedbackOffice.due'),
      cell: (row) => <Due row={row} at={date(row.dueAt, 'brief')} />,
    },
    { key: 'with', head: t('feedbackOffice.with'), cell: ({ claimedBy }) => claimedBy },
  ]
}

function Due({ row, at }: { readonly row: OfficeFeedback; readonly at: string }) {
  const { t } = useTexts()
  const isLate = row.dueAt.getTime() < Date.now() && (row.state === 'new' || row.state === 'inWork')
  return (
    <span className={isLate ? 'num font-medium text-danger' : 'num'}>
      {at} {isLate && t('feedbackOffice.overdue')}
    </span>
  )
}

function PhoneRow({ row }: { readonly row: OfficeFeedback }) {
  const { t, date } = useTexts()
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <span className="font-medium">{t(`feedback.type.${row.questionType}`)}</span>
        <FeedbackState state={row.state} />
      </div>
      <span className="line-clamp-2 text-13 text-muted">{row.content}</span>
      <span className="text-12 text-muted">
        {row.account} · <Due row={row} at={date(row.dueAt, 'brief')} />
      </span>
    </div>
  )
}
