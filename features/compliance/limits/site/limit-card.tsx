import clsx from 'clsx'
import {
  ArrowDownToLine,
  BellRing,
  CalendarClock,
  Coins,
  Hourglass,
  Timer,
  TrendingDown,
  Layers2,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import type { LimitKind } from '../rules/limits.ts'
import { sharePercent, useFigure, type Limit, type Mine } from './figures.ts'
import { limitName, minutesText } from '../words.ts'
import { LimitDialog } from './limit-dialog.tsx'

const icons: Readonly<Record<LimitKind, LucideIcon>> = {
  deposit: ArrowDownToLine,
  loss: TrendingDown,
  wager: Layers2,
  stake: Coins,
  time: Timer,
  session: Hourglass,
  check: BellRing,
  hours: CalendarClock,
}

/** The bar shows a warning from this percentage on. */
const NEAR_PERCENT = 80

export type LimitCardProps = { readonly kind: LimitKind; readonly mine: Mine }

/** One kind of limit with its periods: the value that applies, used, left. */
export function LimitCard({ kind, mine }: LimitCardProps) {
  const { t } = useTexts()
  const Icon = icons[kind]
  const own = mine.limits.filter((limit) => limit.kind === kind)
  return (
    <section className="panel grid content-start gap-4 p-5">
      <div className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-3">
        <span className="grid size-10 place-items-center rounded-control bg-action-soft text-action-text">
          <Icon size={20} aria-hidden />
        </span>
        <div>
          <h2 className="text-16">{t(`limits.${kind}`)}</h2>
          <p className="text-13 text-muted">{t(`limits.${kind}Text`)}</p>
        </div>
      </div>
      <ul className="grid gap-3.5">
        {own.map((limit) => (
          <LimitRow key={limit.period} limit={limit} mine={mine} />
        ))}
      </ul>
    </section>
  )
}

function LimitRow({ limit, mine }: { readonly limit: Limit; readonly mine: Mine }) {
  const texts = useTexts()
  const { t, date } = texts
  const [isOpen, setOpen] = useState(false)
  const shown = useFigure(mine.currency)
  const percent = sharePercent(limit)
  const name = limitName(texts, limit)
  const { value, left, by, opensAt, kind } = limit
  const figure =
    kind === 'check' && value !== null && 'minutes' in value
      ? t('limits.every', { time: minutesText(texts, value.minutes) })
      : shown(value)
  return (
    <li className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-12 text-faint">{t(`limits.per.${limit.period}`)}</p>
          <p className={clsx('num truncate', value === null ? 'text-muted' : 'font-semibold')}>{figure}</p>
        </div>
        <Button
          size="sm"
          aria-label={t(value === null ? 'limits.setName' : 'limits.changeName', { limit: name })}
          onClick={() => setOpen(true)}
        >
          {t(value === null ? 'limits.set' : 'limits.change')}
        </Button>
      </div>
      {percent !== null && (
        <>
          <div className="h-1.5 overflow-hidden rounded-full bg-raised" aria-hidden>
            <div
              className={clsx(
                'h-full rounded-full',
                percent >= 100 ? 'bg-danger' : percent >= NEAR_PERCENT ? 'bg-warning' : 'bg-action',
              )}
              style={{ width: `${percent}%` }}
            />
          </div>
          <p className="num flex flex-wrap justify-between gap-x-3 text-12 text-faint">
            <span>{percent >= 100 ? t('limits.reached') : t('limits.left', { left: shown(left) })}</span>
            {opensAt && <span>{t('limits.anew', { date: date(opensAt, 'brief') })}</span>}
          </p>
        </>
      )}
      {by !== null && by !== 'member' && <p className="text-12 text-faint">{t(`limits.by.${by}`)}</p>}
      <LimitDialog open={isOpen} limit={limit} mine={mine} onClose={() => setOpen(false)} />
    </li>
  )
}
