import clsx from 'clsx'
import { useTexts } from '#texts/use-texts.ts'
import { pageSlots } from './pages.ts'

export type PagerProps = {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
  readonly label?: string
}

/** First, Prev, numbers, Next, Last. Hidden for a single page. */
export function Pager({ page, pages, onPage, label }: PagerProps) {
  const { t } = useTexts()
  if (pages < 2) return null
  const jump = (to: number, words: string) => (
    <button
      type="button"
      disabled={to < 1 || to > pages || to === page}
      onClick={() => onPage(to)}
      className={clsx(slot, 'px-3')}
    >
      {words}
    </button>
  )
  return (
    <nav aria-label={label ?? t('ui.pages')} className="flex flex-wrap items-center justify-center gap-1">
      {jump(1, t('ui.first'))}
      {jump(page - 1, t('ui.previous'))}
      {/* a phone has a line for the numbers and one for the words */}
      <span className="flex items-center justify-center gap-1 max-md:order-first max-md:basis-full">
        {pageSlots(page, pages).map((at, index) =>
          at === 'gap' ? (
            <span key={`gap${index}`} className="px-1 text-faint">
              …
            </span>
          ) : (
            <button
              key={at}
              type="button"
              aria-label={t('ui.page', { page: at })}
              aria-current={at === page ? 'page' : undefined}
              onClick={() => onPage(at)}
              className={clsx(slot, 'num min-w-11')}
            >
              {at}
            </button>
          ),
        )}
      </span>
      {jump(page + 1, t('ui.next'))}
      {jump(pages, t('ui.last'))}
    </nav>
  )
}

const slot =
  'h-11 rounded-control font-medium text-muted transition-colors duration-120 hover:bg-raised hover:text-text disabled:opacity-40 disabled:hover:bg-transparent aria-[current=page]:bg-action-soft aria-[current=page]:text-action-text'
