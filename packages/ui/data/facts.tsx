import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Fact = {
  readonly key: string
  readonly name: ReactNode
  readonly value: ReactNode
  readonly total?: boolean
}

/** Name left, value right, one per line; a total is below a rule. */
export function Facts({
  facts,
  className,
}: {
  readonly facts: readonly Fact[]
  readonly className?: string | undefined
}) {
  return (
    <dl className={clsx('grid grid-cols-1 gap-2.5', className)}>
      {facts.map(({ key, name, value, total = false }) => (
        <div
          key={key}
          className={clsx(
            'flex items-baseline justify-between gap-4',
            total && 'mt-0.5 border-t border-hair pt-3',
          )}
        >
          <dt className={clsx('min-w-0', total ? 'font-medium' : 'text-muted')}>{name}</dt>
          {/* however long the name, a value is never pushed out of its place */}
          <dd className={clsx('min-w-min text-right font-medium', total && 'text-18 font-semibold')}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
