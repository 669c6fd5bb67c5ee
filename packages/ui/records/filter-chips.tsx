import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

export type Chip<Value extends string> = {
  readonly value: Value
  readonly label: ReactNode
  readonly icon?: LucideIcon
  readonly count?: ReactNode
}

export type FilterChipsProps<Value extends string> = {
  /** Accessible name of the group. */
  readonly label: string
  readonly options: readonly Chip<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly className?: string | undefined
}

/** Filter chips; the selection belongs in the URL. Scrolls sideways on a phone. */
export function FilterChips<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: FilterChipsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // scrolls the selected chip into view without scrolling the page
    const [chip, { current }] = [row.current?.querySelector<HTMLElement>('[aria-pressed="true"]'), row]
    if (!chip || !current) return
    const [own, whole] = [chip.getBoundingClientRect(), current.getBoundingClientRect()]
    current.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2)
  }, [value])
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      // a scrolling row would lose its height to a long table below it
      className={clsx(
        'flex min-h-11 gap-2 overflow-x-auto py-1.5 [scrollbar-width:none] md:flex-wrap',
        className,
      )}
    >
      {options.map(({ value: own, label: words, icon: Icon, count }) => (
        <button
          key={own}
          type="button"
          aria-pressed={own === value}
          onClick={() => onChange(own)}
          className={clsx(
            'hit inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border px-3 text-12 font-medium whitespace-nowrap transition-colors duration-120',
            own === value
              ? 'border-transparent bg-action-soft text-action-text'
              : 'border-line text-muted hover:border-control hover:text-text',
          )}
        >
          {Icon && <Icon size={14} aria-hidden />}
          {words}
          {count !== undefined && <span className="num text-faint">{count}</span>}
        </button>
      ))}
    </div>
  )
}
