import { Pencil, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FindBox } from '#ui/records/find-box.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { pagesOffice } from '../contract/office.ts'
import { findQuestions, OWN, sections } from '../rules/questions.ts'
import { QuestionEditor } from './question-editor.tsx'

export type QuestionRow = Reply<typeof pagesOffice.questions>['list'][number]
export type QuestionsTabProps = { readonly merchant: string; readonly mayChange: boolean }

/** A brand's questions and answers by section: the author of each, and the editor. */
export function QuestionsTab({ merchant, mayChange }: QuestionsTabProps) {
  const { lang, t } = useTexts()
  const asked = useApiQuery(useApi(pagesOffice).questions, { params: { merchant } })
  const [edited, setEdited] = useState<QuestionRow | null>(null)
  const [search, setSearch] = useState('')
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <FindBox label={t('pages.searchQuestions')} value={search} onChange={setSearch} />
        {mayChange && (
          <Button size="sm" icon={Plus} onClick={() => setEdited(blank())}>
            {t('pagesOffice.addQuestion')}
          </Button>
        )}
      </div>
      <QueryState of={asked} waiting={<SkeletonRows rows={10} />}>
        {({ list }) => {
          const found = findQuestions(
            list.map((row) => ({ ...row[lang], row })),
            search,
          ).map(({ row }) => row)
          if (found.length === 0)
            return (
              <NothingHere icon={SearchX} find={search} under={null} title={t('pagesOffice.questions')} />
            )
          return sections
            .map((section) => ({ section, own: found.filter((row) => row.section === section) }))
            .filter(({ own }) => own.length > 0)
            .map(({ section, own }) => (
              <section key={section} className="grid gap-2">
                <h2 className="text-14 text-muted">{t(`pages.section.${section}`)}</h2>
                <ul className="panel divide-y divide-hair">
                  {own.map((row) => (
                    <Row key={row.code} row={row} onEdit={mayChange ? () => setEdited(row) : null} />
                  ))}
                </ul>
              </section>
            ))
        }}
      </QueryState>
      {edited && (
        <QuestionEditor key={edited.code} merchant={merchant} row={edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

function Row({ row, onEdit }: { readonly row: QuestionRow; readonly onEdit: (() => void) | null }) {
  const { date, lang, t } = useTexts()
  const { changedBy, changedAt } = row
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <span className="min-w-52 flex-1 font-medium">{row[lang].question}</span>
      {row.isHidden && <Status tone="waiting">{t('pagesOffice.hidden')}</Status>}
      <span className="text-13 text-muted">
        {changedBy && changedAt
          ? t('pagesOffice.own', { name: changedBy, at: date(changedAt, 'brief') })
          : t('pagesOffice.house')}
      </span>
      {onEdit && (
        <Button size="sm" icon={Pencil} onClick={onEdit}>
          {t('pagesOffice.edit')}
          <span className="sr-only">{row[lang].question}</span>
        </Button>
      )}
    </li>
  )
}

function blank(): QuestionRow {
  const text = { question: '', answer: '' }
  const code = OWN + crypto.randomUUID().slice(0, 8)
  return {
    code,
    section: 'start',
    en: text,
    vi: text,
    isOwn: true,
    isHidden: false,
    changedBy: null,
    changedAt: null,
  }
}
