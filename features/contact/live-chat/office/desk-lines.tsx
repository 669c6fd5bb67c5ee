import clsx from 'clsx'
import { useTexts } from '#texts/use-texts.ts'
import { ScrollLog } from '#ui/data/scroll-log.tsx'
import type { OneConversation } from './conversation-panel.tsx'

type Line = OneConversation['lines'][number]
type LinesProps = { readonly lines: readonly Line[]; readonly merchant: string }

const systemTexts = ['taken', 'closedByGuest', 'closedByDesk', 'closedBySilence'] as const

/** The conversation as operators see it, newest line at the bottom. */
export function DeskLines({ lines, merchant }: LinesProps) {
  const { t } = useTexts()
  return (
    <ScrollLog label={t('service.lines')} last={lines.at(-1)?.seq} className="min-h-60 gap-2 p-4">
      {lines.map((line) => (
        <DeskLine key={line.seq} line={line} merchant={merchant} />
      ))}
    </ScrollLog>
  )
}

function DeskLine({ line, merchant }: { readonly line: Line; readonly merchant: string }) {
  const { t, date } = useTexts()
  if (line.by === 'system') {
    const known = systemTexts.find((text) => text === line.text)
    return (
      <p className="self-center text-12 text-muted">
        {known ? t(`service.system.${known}`, { who: line.who ?? '' }) : line.text}
      </p>
    )
  }
  const isDesk = line.by === 'operator'
  return (
    <div className={clsx('grid max-w-[80%] gap-0.5', isDesk ? 'self-end justify-items-end' : 'self-start')}>
      <div
        className={clsx(
          'rounded-card px-3.5 py-2 whitespace-pre-wrap wrap-anywhere',
          isDesk ? 'bg-action-soft' : 'bg-raised',
        )}
      >
        {line.text}
        {line.file && (
          <img
            src={`/office/api/live-chat/pictures/${line.file}?merchant=${merchant}`}
            alt={t('service.pictureAlt')}
            className="max-h-60 max-w-full rounded-control"
          />
        )}
      </div>
      <span className="num text-12 text-muted">
        {line.who && `${line.who} · `}
        {date(line.at, 'clock')}
      </span>
    </div>
  )
}
