import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type RailEntryProps = {
  readonly icon: LucideIcon
  readonly words: string
  /** Icons only; the text is the accessible name, and shown as a title by the caller. */
  readonly isNarrow: boolean
  /** A badge or note at its end; a narrow menu has no room for it. */
  readonly end?: string | undefined
  /** How many items wait behind it, and its accessible text. */
  readonly count?: { readonly value: number; readonly words: string } | undefined
}

/** Longer counts would not fit on the icon. */
const MOST = 99

/** The content of a side-menu entry, shared by the site's menu and the back office's. */
export function RailEntry({ icon: Icon, words, isNarrow, end, count }: RailEntryProps) {
  return (
    <>
      <Icon size={20} aria-hidden />
      <span className={clsx('line-clamp-2 min-w-0 flex-1 leading-tight text-balance', isNarrow && 'sr-only')}>
        {words}
      </span>
      {end && !isNarrow && <span className="num text-12 text-faint">{end}</span>}
      {count && count.value > 0 && (
        <Count isNarrow={isNarrow} words={count.words}>
          {count.value > MOST ? `${MOST}+` : count.value}
        </Count>
      )}
    </>
  )
}

type CountProps = { readonly isNarrow: boolean; readonly words: string; readonly children: ReactNode }

function Count({ isNarrow, words, children }: CountProps) {
  return (
    <span
      className={clsx(
        'num rounded-full bg-action text-[11px] font-bold text-on-action',
        isNarrow
          ? 'absolute top-0 right-0 px-1 leading-[15px] ring-2 ring-ground'
          : 'ml-auto px-1.5 leading-[17px]',
      )}
    >
      {children}
      <span className="sr-only"> {words}</span>
    </span>
  )
}

/** The classes of the surrounding link or button: 44 pixels for touch, rows of 32 for the back office. */
export function railEntryClass(isNarrow: boolean, rows: 'roomy' | 'dense' = 'roomy'): string {
  return clsx(
    'relative flex h-11 shrink-0 items-center gap-2.5 rounded-control text-left font-medium text-muted transition-colors duration-120 hover:bg-raised hover:text-text',
    'aria-[current=page]:bg-action-soft aria-[current=page]:text-action-text',
    rows === 'dense' ? 'md:h-8 md:text-13' : 'md:h-10',
    isNarrow ? 'justify-center' : 'pr-2 pl-3',
  )
}
