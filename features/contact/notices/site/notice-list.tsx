import clsx from 'clsx'
import { BellRing, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { RichText } from '#ui/data/rich-text.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { Pager } from '#ui/records/pager.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { pageOf, placeOf } from '../rules/notices.ts'
import { NoticePicture } from './notice-picture.tsx'
import { storedIndex, storeIndex, useNotices, type Notice } from './use-notices.ts'

/** Notices, nine per page; the selected one shows its title and content. Changing the page clears the selection. */
export function NoticeList() {
  const { t } = useTexts()
  return (
    <QueryState
      of={useNotices()}
      waiting={<SkeletonRows />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState icon={BellRing} title={t('notices.none')} text={t('notices.noneText')} />}
    >
      {({ list }) => <Pages list={list} />}
    </QueryState>
  )
}

function Pages({ list }: { readonly list: readonly Notice[] }) {
  const { t } = useTexts()
  const [start] = useState(() => placeOf(storedIndex(), list.length))
  const [turned, setTurned] = useState(start.page)
  const [chosen, setChosen] = useState(() => (start.selected === null ? null : list[start.selected]?.id))
  // the open notice stays open, even if its position in the list changes
  const at = list.findIndex(({ id }) => id === chosen)
  const { page, selected } = at < 0 ? { page: turned, selected: null } : placeOf(at, list.length)
  useEffect(() => storeIndex(selected), [selected])
  const { from, to, pages } = pageOf(page, list.length)
  const notice = selected === null ? undefined : list[selected]
  const select = (id: string | null) => {
    setTurned(page)
    setChosen(id)
  }
  return (
    <div className="grid items-start gap-4 md:grid-cols-[minmax(260px,360px)_minmax(0,1fr)] md:gap-6">
      <div className={clsx('grid gap-4', notice && 'max-md:hidden')}>
        <ul className="panel divide-y divide-hair overflow-hidden">
          {list.slice(from, to).map((each, offset) => (
            <li key={each.id}>
              <Line notice={each} isSelected={from + offset === selected} onSelect={() => select(each.id)} />
            </li>
          ))}
        </ul>
        <Pager
          page={Math.min(page, pages)}
          pages={pages}
          label={t('notices.pages')}
          onPage={(next) => {
            setChosen(null)
            setTurned(next)
          }}
        />
      </div>
      {notice ? (
        <Content notice={notice} onBack={() => select(null)} />
      ) : (
        <p className="panel grid min-h-60 place-items-center p-6 text-muted max-md:hidden">
          {t('notices.choose')}
        </p>
      )}
    </div>
  )
}

type LineProps = {
  readonly notice: Notice
  readonly isSelected: boolean
  readonly onSelect: () => void
}

function Line({ notice, isSelected, onSelect }: LineProps) {
  return (
    <button
      type="button"
      aria-current={isSelected ? 'true' : undefined}
      onClick={onSelect}
      className="flex min-h-16 w-full items-center gap-3 px-4 py-3 text-left transition-colors duration-120 hover:bg-raised aria-[current]:bg-action-soft"
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium">{notice.title}</span>
        <time className="num text-12 text-faint">{notice.timestamp}</time>
      </span>
      <ChevronRight size={18} className="shrink-0 text-faint" aria-hidden />
    </button>
  )
}

function Content({ notice, onBack }: { readonly notice: Notice; readonly onBack: () => void }) {
  const { t } = useTexts()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus({ preventScroll: true }), [notice.id])
  return (
    <article className="panel grid min-w-0 gap-4 p-5 md:p-7">
      <Button
        size="sm"
        look="ghost"
        icon={ChevronLeft}
        className="-ml-3 justify-self-start md:hidden"
        onClick={onBack}
      >
        {t('notices.back')}
      </Button>
      <header className="grid gap-1">
        <h2 ref={head} tabIndex={-1} className="text-22 font-bold outline-none">
          {notice.title}
        </h2>
        <time className="num text-13 text-faint">{notice.timestamp}</time>
      </header>
      <NoticePicture picture={notice.picture} />
      <RichText html={notice.content} />
      {notice.link && (
        <a href={notice.link} className="hit justify-self-start font-medium text-action-text">
          {t('notices.more')}
        </a>
      )}
    </article>
  )
}
