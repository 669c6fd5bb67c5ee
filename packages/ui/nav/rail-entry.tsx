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
  /** Cut off instead of wrapped. */
  readonly isOneLine?: boolean
  /** Further content at its end. */
  readonly children?: ReactNode
}

/** The content of a side-menu entry, shared by the site's menu and the back office's. */
export function RailEntry({ icon: Icon, words, isNarrow, end, isOneLine = false, children }: RailEntryProps) {
  return (
    <>
      <Icon size={20} aria-hidden />
      <span
        className={clsx(
          'min-w-0 flex-1 leading-tight',
          isOneLine ? 'truncate' : 'line-clamp-2 text-balance',
          isNarrow && 'sr-only',
        )}
      >
        {words}
      </span>
      {end && !isNarrow && <span className="num text-12 text-faint">{end}</span>}
      {children}
    </>
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
