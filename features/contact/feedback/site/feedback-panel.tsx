import { MessageSquareHeart } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { feedback } from '../contract/member.ts'
import { FeedbackForm } from './feedback-form.tsx'

export type Feedback = Reply<(typeof feedback)['list']>['list'][number]

const tones = { new: 'waiting', inWork: 'info', answered: 'good', closed: 'plain' } as const

/** Sends feedback, and shows the state of earlier feedback. */
export function FeedbackPanel() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(feedback).list)
  return (
    <div className="grid gap-6">
      <h1 className="text-22 max-md:hidden">{t('feedback.title')}</h1>
      <FeedbackForm />
      <section aria-label={t('feedback.own')} className="grid gap-3">
        <h2 className="text-16">{t('feedback.own')}</h2>
        <QueryState
          of={asked}
          waiting={<SkeletonRows />}
          isEmpty={({ list }) => list.length === 0}
          empty={
            <EmptyState icon={MessageSquareHeart} title={t('feedback.none')} text={t('feedback.noneText')} />
          }
        >
          {({ list }) => (
            <ul className="grid gap-3">
              {list.map((each) => (
                <li key={each.id}>
                  <Told told={each} />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </section>
    </div>
  )
}

function Told({ told }: { readonly told: Feedback }) {
  const { t, date } = useTexts()
  const isWaiting = told.state === 'new' || told.state === 'inWork'
  return (
    <article className="panel grid gap-3 p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-14 font-bold">{t(`feedback.type.${told.questionType}`)}</h3>
        <Status tone={tones[told.state]}>{t(`feedback.state.${told.state}`)}</Status>
        <span className="num ml-auto text-12 text-muted">
          {told.number} · {date(told.createdAt, 'minute')}
        </span>
      </header>
      <p className="whitespace-pre-wrap text-muted wrap-anywhere">{told.content}</p>
      {isWaiting && (
        <p className="num text-13">{t('feedback.promised', { at: date(told.dueAt, 'minute') })}</p>
      )}
      {told.answers.map(({ at, by, text }) => (
        <div key={at.toISOString()} className="grid gap-1 rounded-control bg-action-soft p-3">
          <p className="num text-12 text-muted">
            {t('feedback.answerOf', { by })} · {date(at, 'minute')}
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
        </div>
      ))}
    </article>
  )
}
