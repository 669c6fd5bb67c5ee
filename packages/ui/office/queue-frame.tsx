import clsx from 'clsx'
import { Inbox, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Drawer } from '#ui/layer/drawer.tsx'
import { FilterChips, type Chip } from '#ui/records/filter-chips.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { KeyHints, type KeyHint } from '#ui/records/key-hints.tsx'
import { PageSteps, type PageStepsProps } from '#ui/records/page-steps.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { useIsPhone } from '#ui/theme/use-is-phone.ts'

export type QueueFrameProps = {
  readonly title: string
  readonly sum: ReactNode
  readonly chips: readonly Chip<string>[]
  readonly state: string
  readonly onState: (state: string) => void
  /** Beside the title: actions on the whole list. */
  readonly actions?: ReactNode
  readonly find: string
  readonly findLabel: string
  readonly onFind: (find: string) => void
  /** Further filters, beside the states. */
  readonly filters?: ReactNode
  readonly hints: readonly KeyHint[]
  /** The selected order, beside the list on a desktop, above it on a phone. */
  readonly chosen: ReactNode | null
  readonly chosenTitle: ReactNode
  readonly onClose: () => void
  readonly nothing: { readonly icon?: LucideIcon; readonly title: string; readonly text: string }
  readonly children: ReactNode
  /** Below the list: its further pages. */
  readonly steps?: PageStepsProps
}

/** A review queue: filters and orders left, the selected one in the full height right, key hints below. */
export function QueueFrame(props: QueueFrameProps) {
  const { title, sum, chips, state, onState, hints, chosen, nothing, children, steps } = props
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        className={clsx(
          'grid min-h-0 flex-1 min-[1600px]:grid-cols-[minmax(0,1fr)_424px]',
          chosen && 'md:grid-cols-[minmax(0,1fr)_330px] xl:grid-cols-[minmax(0,1fr)_424px]',
        )}
      >
        <div className="flex min-h-0 min-w-0 flex-col">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3">
            <h1 className="text-18">{title}</h1>
            <span className="min-w-0 text-13 whitespace-normal tabular-nums text-faint">{sum}</span>
            <span className="ml-auto">{props.actions}</span>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <FindBox label={props.findLabel} value={props.find} onChange={props.onFind} />
            {props.filters}
            <FilterChips<string> label={title} options={chips} value={state} onChange={onState} />
          </div>
          <div className="min-h-0 flex-1 md:overflow-auto">
            {children}
            {steps && <PageSteps {...steps} />}
          </div>
        </div>
        <aside
          className={clsx(
            'min-h-0 overflow-auto border-l border-hair bg-surface p-4 max-md:hidden',
            // the list takes the room until something is selected
            !chosen && 'max-[1600px]:hidden',
          )}
        >
          {chosen ?? <EmptyState icon={nothing.icon ?? Inbox} title={nothing.title} text={nothing.text} />}
        </aside>
      </div>
      <PhoneDrawer {...props} />
      <KeyHints hints={hints} />
    </div>
  )
}

function PhoneDrawer({ chosen, chosenTitle, onClose }: QueueFrameProps) {
  const isPhone = useIsPhone()
  return (
    <Drawer open={isPhone && chosen !== null} onClose={onClose} title={chosenTitle}>
      {chosen}
    </Drawer>
  )
}
