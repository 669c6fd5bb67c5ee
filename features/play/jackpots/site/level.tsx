import clsx from 'clsx'
import { Amount } from '#ui/data/amount.tsx'
import { levelName } from '../rules/keys.ts'
import type { Pool, PoolLevel } from './use-pools.ts'

/** One colour a level: the same on the ticker and on the page. */
const looks: Readonly<Record<PoolLevel['level'], string>> = {
  mini: 'before:bg-[oklch(70%_0.13_165)]',
  minor: 'before:bg-[oklch(70%_0.13_235)]',
  major: 'before:bg-[oklch(70%_0.15_310)]',
  grand: 'before:bg-[oklch(76%_0.15_75)]',
}

type Props = {
  readonly level: PoolLevel
  readonly currency: Pool['currency']
  readonly size?: 'sm' | 'lg'
}

/** The name and the amount of a level. */
export function Level({ level, currency, size = 'sm' }: Props) {
  return (
    <span
      className={clsx(
        'relative grid min-w-0 pl-3 before:absolute before:inset-y-1 before:left-0 before:w-1 before:rounded-full',
        looks[level.level],
      )}
    >
      <span className="text-12 text-muted">{levelName(level.level)}</span>
      <Amount
        amount={level.amount}
        currency={currency}
        symbol
        className={clsx('font-bold', size === 'lg' ? 'text-22' : 'text-16')}
      />
    </span>
  )
}
