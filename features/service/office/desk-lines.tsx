import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import type { OneTalk } from './talk-panel.tsx'

type Line = OneTalk['lines'][number]
type LinesProps = { readonly lines: readonly Line[]; readonly merchant: string }

const systemTexts = ['taken', 'closedByGuest', 'closedByDesk', 'closedBySilence'] as const

/** The conversation as the desk sees it, the newest at the bottom. */
export function DeskLines({ lines, merchant }: LinesProps) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const last = lines.at(-1)?.seq ?? 0
  useEffect(() => {
    const { current } = box
    current?.scrollTo({ top: current.scrollHeight })
  }, [last])
  return (
    <div
      ref={box}
      role="log"
      aria-label={t('service.lines')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="flex min-h-60 flex-col gap-2 overflow-y-auto p-4 outline-offset-[-3px]"
    >
      {lines.map((line) => (
        <DeskLine key={line.seq} line={line} merchant={merchant} />
      ))}
    </div>
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
            src={`/office/api/service/pictures/${line.file}?merchant=${merchant}`}
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
