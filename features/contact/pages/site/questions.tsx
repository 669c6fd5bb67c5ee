import { ChevronDown, SearchX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FindBox } from '#ui/records/find-box.tsx'
import { navigate } from '#ui/route/place.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { pages } from '../contract/member.ts'
import { findQuestions, sections } from '../rules/questions.ts'

const RichText = lazy(async () => ({ default: (await import('#ui/data/rich-text.tsx')).RichText }))

/** Cache duration: texts change rarely. */
const STALE_MS = 300_000

type Question = Reply<typeof pages.questions>['list'][number]

export type QuestionsProps = {
  readonly path: string
  /** The question that the address opens. */
  readonly open: string | null
}

/** Questions and answers by section, with a search over both. */
export function Questions({ path, open }: QuestionsProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(pages).questions, undefined, { staleMs: STALE_MS })
  const [search, setSearch] = useState('')
  return (
    <section aria-label={t('pages.questions')} className="grid gap-5">
      <FindBox label={t('pages.searchQuestions')} value={search} onChange={setSearch} />
      <QueryState of={asked} waiting={<SkeletonRows rows={10} />}>
        {({ list }) =>
          search.trim() === '' ? (
            <All list={list} path={path} open={open} />
          ) : (
            <Found
              list={findQuestions(list, search)}
              search={search.trim()}
              path={path}
              onClear={() => setSearch('')}
            />
          )
        }
      </QueryState>
    </section>
  )
}

function All({ list, path, open }: QuestionsProps & { readonly list: readonly Question[] }) {
  const { t } = useTexts()
  return sections
    .map((section) => ({ section, own: list.filter((question) => question.section === section) }))
    .filter(({ own }) => own.length > 0)
    .map(({ section, own }) => (
      <section key={section} aria-label={t(`pages.section.${section}`)}>
        <h2 className="mb-2 text-18">{t(`pages.section.${section}`)}</h2>
        <List list={own} path={path} open={open} />
      </section>
    ))
}

type FoundProps = {
  readonly list: readonly Question[]
  readonly search: string
  readonly path: string
  readonly onClear: () => void
}

function Found({ list, search, path, onClear }: FoundProps) {
  const { t } = useTexts()
  return (
    <div className="grid gap-2">
      <p role="status" className="text-13 text-muted">
        {list.length === 0 ? '' : t('pages.found', { count: list.length })}
      </p>
      {list.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t('pages.foundNone', { text: search })}
          text={t('pages.foundNoneText')}
          action={<Button onClick={onClear}>{t('pages.clearSearch')}</Button>}
        />
      ) : (
        <List list={list} path={path} open={null} />
      )}
    </div>
  )
}

type ListProps = { readonly list: readonly Question[]; readonly path: string; readonly open: string | null }

function List({ list, path, open }: ListProps) {
  return (
    <div className="panel divide-y divide-hair">
      {list.map((question) => (
        <Item key={question.code} question={question} path={path} startsOpen={question.code === open} />
      ))}
    </div>
  )
}

type ItemProps = { readonly question: Question; readonly path: string; readonly startsOpen: boolean }

/** The open question is part of the URL, so that it can be linked to. */
function Item({ question: { code, question, answer }, path, startsOpen }: ItemProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const toggle = (isNow: boolean) => {
    setOpen(isNow)
    if (isNow !== startsOpen)
      void navigate({ to: path, search: isNow ? { q: code } : {}, replace: true, resetScroll: false })
  }
  return (
    <details
      className="group"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && toggle(currentTarget.open)}
      ref={(node) => {
        if (startsOpen && node && !node.dataset['seen']) {
          node.dataset['seen'] = 'yes'
          node.scrollIntoView({ block: 'center' })
        }
      }}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-5 py-3 font-medium">
        <h3 className="text-14">{question}</h3>
        <ChevronDown
          size={18}
          className="shrink-0 text-faint transition-transform duration-120 group-open:rotate-180"
          aria-hidden
        />
      </summary>
      {isOpen && (
        <div className="px-5 pb-4">
          <Suspense fallback={<SkeletonRows rows={2} />}>
            <RichText html={answer} className="max-w-170" />
          </Suspense>
        </div>
      )}
    </details>
  )
}
