import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'

export type RadioCard<Value extends string> = {
  readonly value: Value
  readonly title: ReactNode
  readonly text?: ReactNode
  /** Bottom line, left and right: fee and duration. */
  readonly foot?: readonly [ReactNode, ReactNode]
  readonly disabled?: boolean
}

export type RadioCardsProps<Value extends string> = {
  readonly legend: ReactNode
  readonly aside?: ReactNode
  readonly options: readonly RadioCard<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly columns?: 2 | 3
  /** On a phone one line to scroll sideways, so that what follows is in sight. */
  readonly isStrip?: boolean
  readonly error?: string | undefined
}

/** A choice of few options, each a card: payment methods, accounts. Arrow keys move between them. */
export function RadioCards<Value extends string>({
  legend,
  aside,
  options,
  value,
  onChange,
  columns = 3,
  isStrip = false,
  error,
}: RadioCardsProps<Value>) {
  const name = useId()
  const cards = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the selected one may be outside the strip
    const line = cards.current
    const card = line?.querySelector('input:checked')?.closest('label')
    if (line && card) line.scrollLeft = card.offsetLeft - (line.clientWidth - card.offsetWidth) / 2
  }, [value])
  return (
    <fieldset
      data-field=""
      className="grid min-w-0 gap-2.5"
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className="contents">
        <span className="flex items-baseline justify-between gap-3 text-14 font-medium">
          {legend}
          {aside && <span className="text-12 font-normal text-faint">{aside}</span>}
        </span>
      </legend>
      {/* a last one that would stand alone has its row to itself */}
      <div
        ref={cards}
        className={clsx(
          'relative gap-2 md:grid md:grid-cols-2 md:gap-2.5',
          isStrip
            ? 'flex max-md:-mx-4 max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 max-md:[scrollbar-width:none] max-md:*:w-39 max-md:*:shrink-0 max-md:*:snap-start'
            : 'grid grid-cols-2',
          isStrip
            ? columns === 3
              ? 'md:grid-cols-3'
              : 'md:[&>:last-child:nth-child(odd)]:col-span-2'
            : columns === 3
              ? 'max-md:[&>:last-child:nth-child(odd)]:col-span-2 md:grid-cols-3'
              : '[&>:last-child:nth-child(odd)]:col-span-2',
        )}
      >
        {options.map((option) => (
          <Card
            key={option.value}
            option={option}
            name={name}
            checked={option.value === value}
            onChange={onChange}
          />
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type CardProps<Value extends string> = {
  readonly option: RadioCard<Value>
  readonly name: string
  readonly checked: boolean
  readonly onChange: (value: Value) => void
}

function Card<Value extends string>({ option, name, checked, onChange }: CardProps<Value>) {
  return (
    <label
      className={clsx(
        'group relative flex min-h-22 flex-col rounded-card border bg-surface p-3 shadow-edge transition-[border-color,box-shadow] duration-120 md:min-h-26 md:p-3.5',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
        checked
          ? 'border-action bg-linear-to-b from-action-soft to-action-soft ring-1 ring-action'
          : 'border-hair hover:border-line',
        option.disabled && 'cursor-not-allowed',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={option.disabled}
        onChange={() => onChange(option.value)}
        className="absolute size-px appearance-none opacity-0"
      />
      <span
        className={clsx(
          'pr-6 text-16 leading-tight font-bold tracking-tight',
          option.disabled && 'text-faint',
        )}
      >
        {option.title}
      </span>
      {option.text && <span className="mt-0.5 text-12 text-faint">{option.text}</span>}
      {option.foot && (
        <span className="mt-auto flex flex-wrap justify-between gap-x-2 pt-2 text-12 text-muted">
          <span>{option.foot[0]}</span>
          <span>{option.foot[1]}</span>
        </span>
      )}
      <span
        className={clsx(
          'absolute top-3 right-3 grid size-5 place-items-center rounded-full',
          checked ? 'bg-action text-on-action' : 'border-[1.5px] border-control',
          option.disabled && 'opacity-40',
        )}
      >
        {checked && <Check size={13} strokeWidth={3} aria-hidden />}
      </span>
    </label>
  )
}
