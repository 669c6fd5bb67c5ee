import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Countdown } from '#ui/data/countdown.tsx'
import type { lottery } from '../../contract.ts'
import { Result } from './balls.tsx'

type Lobby = Reply<typeof lottery.lobby>
export type Entry = Lobby['list'][number]
export type Drawn = Lobby['results'][number]

type HeadProps = {
  readonly entry: Entry
  readonly last: Drawn | undefined
  readonly onClosed: () => void
}

/** The draw on sale with its closing time, and the newest result. */
export function DrawHead({ entry, last, onClosed }: HeadProps) {
  const { t, date } = useTexts()
  const { next } = entry
  return (
    <section className="panel grid gap-4 p-4 md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-8">
      <div className="grid gap-1">
        <h1 className="text-22">{entry.name}</h1>
        {next ? (
          <p className="flex flex-wrap items-baseline gap-x-2 text-13 text-muted">
            <span>{t('lottery.draw', { numero: next.numero })}</span>
            <span>{t('lottery.closes')}</span>
            <Countdown until={next.closesAt} onDone={onClosed} className="text-20 font-bold text-text" />
          </p>
        ) : (
          <p className="text-13 text-muted">{t('lottery.noSale')}</p>
        )}
      </div>
      {last && (
        <div className="grid gap-1.5 md:justify-self-end">
          <p className="text-12 text-faint">
            {t('lottery.lastResult', { numero: last.numero })} · {date(last.openedAt, 'minute')}
          </p>
          <Result outcome={last.outcome} />
        </div>
      )}
    </section>
  )
}
