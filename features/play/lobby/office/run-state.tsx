import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { Switches } from './games-panel.tsx'

type Vendor = Switches['vendors'][number]

type Stop = Pick<Vendor, 'isStopped' | 'why' | 'by' | 'at'>

export function RunState({ isStopped }: { readonly isStopped: boolean }) {
  const { t } = useTexts()
  return <Status tone={isStopped ? 'bad' : 'good'}>{t(isStopped ? 'games.stopped' : 'games.running')}</Status>
}

/** Who stopped it, when and why. */
export function StopWords({ stop }: { readonly stop: Stop }) {
  const { t, date } = useTexts()
  if (!stop.isStopped) return null
  return (
    <p className="text-13 text-muted">
      {stop.why}
      {stop.by && stop.at && (
        <span className="num ml-2 text-12 text-faint">
          {t('games.stoppedBy', { by: stop.by, at: date(stop.at, 'minute') })}
        </span>
      )}
    </p>
  )
}
