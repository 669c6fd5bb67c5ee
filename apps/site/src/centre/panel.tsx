import { Dialog as Base } from '@base-ui/react/dialog'
import clsx from 'clsx'
import { ChevronLeft, X, type LucideIcon } from 'lucide-react'
import {
  Fragment,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { backdropClass } from '#ui/layer/backdrop.ts'
import { spendEntry, useBackCloses } from '#ui/route/back.ts'
import { Boundary } from '#ui/route/pages.tsx'
import { navigate } from '#ui/route/place.ts'
import { SkeletonCard, SkeletonRows } from '#ui/state/skeleton.tsx'
import type { ShellSearch } from '../paths.ts'
import { BrokenPage } from '../routes/states/broken.tsx'

type WithPage<Page> = <Search extends ShellSearch>(
  search: Search,
  page: Page | null,
) => Omit<Search, keyof ShellSearch> & ShellSearch

/** Opens, changes and closes a centre whose page is in the address; going back closes it, even if a link from outside opened it. */
export function useCentrePlace<Page extends string>(
  page: string | null,
  withPage: WithPage<Page>,
): (next: Page | null) => void {
  const isOpen = page !== null
  const go = (next: Page | null) => {
    const below = pageBelow()
    void navigate({
      to: '.',
      search: (before) => withPage(before, next),
      resetScroll: false,
      replace: isOpen,
    })
    if (next === null && below) spendEntry(below)
  }
  // opened by a link from outside: going back would leave the site instead of closing it
  const isFirst = useMemo(() => isOpen && pageBelow() === null, [isOpen])
  useBackCloses(isFirst, () => go(null))
  return go
}

/** The page that a centre shows: the one in the address; while it closes, the last one. */
export function useLastPage<Page extends string>(page: Page | null, start: Page): Page {
  const [last, setLast] = useState(page ?? start)
  useEffect(() => {
    if (page) setLast(page)
  }, [page])
  return last
}

/** The key of the page from which this URL was opened; null if it was opened from outside. */
function pageBelow(): string | null {
  const state: unknown = history.state
  const isKept = typeof state === 'object' && state !== null && 'from' in state
  return isKept && typeof state.from === 'string' ? state.from : null
}

type FrameProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly popup: { readonly current: HTMLDivElement | null }
  readonly onFocus?: FocusEventHandler
  /** Appears without a movement. */
  readonly isStill?: boolean
  /** `CentreTop`, `CentreMenu` and `CentreContent`, in this order. */
  readonly children: ReactNode
}

/** A centre: a panel from the right, menu left, content right; a sheet on a phone. */
export function CentreFrame({ isOpen, onClose, popup, onFocus, isStill = false, children }: FrameProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          ref={popup}
          initialFocus={popup}
          onFocus={onFocus}
          className={clsx(
            'fixed inset-x-0 top-5 bottom-0 z-40 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)] overflow-clip rounded-t-sheet bg-ground shadow-lift outline-none',
            !isStill && 'transition-transform duration-200 ease-out',
            'md:top-0 md:left-auto md:w-316 md:max-w-full md:grid-cols-[248px_minmax(0,1fr)] md:grid-rows-[72px_minmax(0,1fr)] md:rounded-none md:border-l md:border-hair',
            'data-ending-style:translate-y-full data-starting-style:translate-y-full md:data-ending-style:translate-x-full md:data-ending-style:translate-y-0 md:data-starting-style:translate-x-full md:data-starting-style:translate-y-0',
          )}
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

type TopProps = {
  /** Of the open page, on a phone. */
  readonly title: string
  /** What is shown there on a desktop, where the menu names the page. */
  readonly name: string
  readonly text: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly isBold?: boolean
  readonly before?: ReactNode
  readonly after?: ReactNode
}

export function CentreTop(props: TopProps) {
  const { title, name, text, closeLabel, onClose, isBold = false, before, after } = props
  const { t } = useTexts()
  return (
    <div className="col-span-full flex items-center gap-1 border-b border-hair px-2 pt-3 pb-1 md:gap-4 md:py-0 md:pr-4 md:pl-6">
      <span className="absolute top-1.5 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-line md:hidden" />
      <IconButton icon={ChevronLeft} label={t('ui.back')} className="md:hidden" onClick={onClose} />
      {before}
      <div className="min-w-0 flex-1">
        <Base.Title
          className={clsx(
            'line-clamp-2 text-16 leading-tight font-bold text-balance md:line-clamp-1',
            isBold ? 'md:text-18' : 'md:text-14 md:leading-normal md:font-medium',
          )}
        >
          <span className="md:hidden">{title}</span>
          <span className="max-md:hidden">{name}</span>
        </Base.Title>
        <Base.Description className="num text-12 text-faint max-md:hidden">{text}</Base.Description>
      </div>
      {after}
      <Base.Close render={<IconButton icon={X} label={closeLabel} />} />
    </div>
  )
}

export type CentreEntry<Page extends string> = {
  readonly name: Page
  readonly label: string
  readonly icon: LucideIcon
  readonly isGroupStart?: boolean
  readonly badge?: ReactNode
}

type MenuProps<Page extends string> = {
  readonly label: string
  readonly entries: readonly CentreEntry<Page>[]
  readonly page: string | undefined
  readonly onPage: (page: Page) => void
}

export function CentreMenu<Page extends string>({ label, entries, page, onPage }: MenuProps<Page>) {
  const menu = useRef<HTMLElement>(null)
  const { length } = entries
  // uses the size reported with the frame that shows it: measuring earlier would force a second layout of the whole page; runs again when a
  // count that loads late pushes the current entry out of sight
  useEffect(() => {
    const show = () =>
      menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    const sizes = new ResizeObserver(show)
    for (const entry of menu.current?.querySelectorAll('button') ?? []) sizes.observe(entry)
    return () => sizes.disconnect()
  }, [page, length])
  return (
    <nav
      ref={menu}
      aria-label={label}
      className="relative flex gap-1 overflow-x-auto border-b border-hair px-4 py-2 [scrollbar-width:none] max-md:h-15.25 md:flex-col md:gap-0.5 md:overflow-y-auto md:border-r md:border-b-0 md:px-3 md:py-4"
    >
      {entries.map((entry) => (
        <Fragment key={entry.name}>
          {entry.isGroupStart && <hr className="mx-3 my-2 border-hair max-md:hidden" />}
          <button
            type="button"
            aria-current={entry.name === page ? 'page' : undefined}
            onClick={() => onPage(entry.name)}
            className="flex h-11 shrink-0 items-center gap-2.5 rounded-control px-3 text-left font-medium whitespace-nowrap text-muted transition-colors duration-120 hover:bg-surface hover:text-text aria-[current=page]:bg-action-soft aria-[current=page]:text-action-text md:gap-3 md:leading-tight md:whitespace-normal"
          >
            <entry.icon size={20} className="shrink-0" aria-hidden />
            {entry.label}
            {entry.badge && <Suspense fallback={null}>{entry.badge}</Suspense>}
          </button>
        </Fragment>
      ))}
    </nav>
  )
}

type ContentProps = { readonly content?: Ref<HTMLDivElement>; readonly children: ReactNode }

/** Scrolls; `content` takes the focus where its page changes. */
export function CentreContent({ content, children }: ContentProps) {
  return (
    <div className="overflow-y-auto overscroll-contain [scrollbar-color:var(--line)_transparent] [scrollbar-width:thin]">
      <div
        ref={content}
        data-content=""
        tabIndex={-1}
        className="px-4 pt-4 pb-8 outline-none md:px-8 md:pt-7"
      >
        {children}
      </div>
    </div>
  )
}

export const centreWaiting = (
  <div className="grid gap-4">
    <SkeletonCard />
    <SkeletonRows />
  </div>
)

/** A page of a centre, loaded on opening; one that breaks leaves the menu usable. */
export function CentrePage({ page, children }: { readonly page: string; readonly children: ReactNode }) {
  return (
    <Boundary resetKey={page} Failed={BrokenPage}>
      <Suspense fallback={centreWaiting}>{children}</Suspense>
    </Boundary>
  )
}
