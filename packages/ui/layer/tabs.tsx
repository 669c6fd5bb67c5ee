import { Tabs as Base } from '@base-ui/react/tabs'
import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Tab<Value extends string> = {
  readonly value: Value
  readonly label: ReactNode
  readonly count?: ReactNode
}

export type TabsProps<Value extends string> = {
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** `segment` for a switch inside a card, `line` for parts of a page. */
  readonly look?: 'line' | 'segment'
  readonly wide?: boolean
  readonly children?: (value: Value) => ReactNode
}

/** Tabs. Arrow keys move, the selected panel follows. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  wide = false,
  children,
}: TabsProps<Value>) {
  const isLine = look === 'line'
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List
        aria-label={label}
        className={clsx(
          'flex overflow-x-auto [scrollbar-width:none]',
          isLine ? 'gap-6 border-b border-hair' : 'max-w-full gap-0.5 rounded-[11px] bg-raised p-1',
          !isLine && !wide && 'w-max',
          wide && 'w-full *:flex-1',
        )}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={clsx(
              'inline-flex shrink-0 items-center justify-center gap-1.5 font-medium whitespace-nowrap text-muted transition-colors duration-120 hover:text-text',
              isLine
                ? 'h-11 border-b-2 border-transparent data-active:border-action data-active:text-text'
                : 'hit h-9 rounded-control px-3.5 text-13 data-active:bg-surface data-active:text-text data-active:shadow-edge',
            )}
          >
            {tab.label}
            {tab.count !== undefined && <span className="num text-12 text-faint">{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {children &&
        tabs.map((tab) => (
          // the content takes the focus: the panel itself would be an invisible tab stop
          <Base.Panel key={tab.value} value={tab.value} tabIndex={-1} className="pt-5 outline-none">
            {children(tab.value)}
          </Base.Panel>
        ))}
    </Base.Root>
  )
}
