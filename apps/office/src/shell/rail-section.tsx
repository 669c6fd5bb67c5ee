import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Waiting } from '#features/platform/work-queues/rules.ts'
import { useTexts } from '#texts/use-texts.ts'
import { WaitingBadge } from './rail-item.tsx'
import { toggleGroup, useOffice } from '../state/office-store.ts'

export type RailSectionProps = {
  /** Null for the entries above all groups, which cannot be collapsed. */
  readonly name: string | null
  readonly isNarrow: boolean
  /** The waiting work of its pages: a collapsed group shows the sum. */
  readonly waiting: readonly Waiting[]
  readonly children: ReactNode
}

/** A collapsible group of the menu; a line if there is no room for its name. */
export function RailSection({ name, isNarrow, waiting, children }: RailSectionProps) {
  const { t } = useTexts()
  const id = useId()
  const isClosed = useOffice(({ closedGroups }) => name !== null && closedGroups.includes(name))
  if (name === null || isNarrow)
    return (
      <div
        role="group"
        aria-label={name ? t(`office.group.${name}`) : undefined}
        className="flex shrink-0 flex-col gap-0.5"
      >
        {isNarrow && <hr className="mx-3 my-2 border-hair [:first-child>&]:hidden" />}
        {children}
      </div>
    )
  const sum = {
    count: waiting.reduce((all, { count }) => all + count, 0),
    overdue: waiting.reduce((all, { overdue }) => all + overdue, 0),
  }
  return (
    <div className="flex shrink-0 flex-col gap-0.5">
      <button
        type="button"
        aria-expanded={!isClosed}
        aria-controls={id}
        onClick={() => toggleGroup(name)}
        className="mt-2 flex h-8 items-center gap-1.5 rounded-control pr-2 pl-3 text-12 font-medium text-faint hover:text-text max-md:h-11"
      >
        {t(`office.group.${name}`)}
        <ChevronDown size={14} aria-hidden className={clsx(isClosed && '-rotate-90')} />
        {isClosed && <WaitingBadge waiting={sum} isNarrow={false} />}
      </button>
      <div
        id={id}
        role="group"
        aria-label={t(`office.group.${name}`)}
        hidden={isClosed}
        className={clsx(!isClosed && 'flex flex-col gap-0.5')}
      >
        {children}
      </div>
    </div>
  )
}
