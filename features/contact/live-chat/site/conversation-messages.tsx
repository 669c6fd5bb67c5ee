import clsx from 'clsx'
import { Headset, ImageIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { ScrollLog } from '#ui/data/scroll-log.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { liveChat } from '../contract/guest.ts'
import type { Line } from './use-conversation.ts'

/** The lines, scrolled to the newest at the bottom; screen readers announce new lines. */
export function ConversationLines({ lines }: { readonly lines: readonly Line[] }) {
  const { t } = useTexts()
  return (
    <ScrollLog label={t('service.lines')} last={lines.at(-1)?.seq} className="h-full gap-2 p-4">
      {lines.length === 0 && (
        <div className="m-auto grid max-w-72 justify-items-center gap-3 text-center text-muted">
          <Headset size={32} className="text-action-text" aria-hidden />
          <p>{t('service.lead')}</p>
        </div>
      )}
      {lines.map((line) =>
        line.by === 'system' ? (
          <SystemLine key={line.seq} line={line} />
        ) : (
          <Said key={line.seq} line={line} />
        ),
      )}
    </ScrollLog>
  )
}

const systemTexts = ['taken', 'closedByGuest', 'closedByDesk', 'closedBySilence'] as const

function SystemLine({ line }: { readonly line: Line }) {
  const { t } = useTexts()
  const known = systemTexts.find((text) => text === line.text)
  return (
    <p className="self-center py-1 text-center text-12 text-muted">
      {known ? t(`service.system.${known}`, { who: line.who ?? '' }) : line.text}
    </p>
  )
}

function Said({ line }: { readonly line: Line }) {
  const { t, date } = useTexts()
  const isOwn = line.by === 'guest'
  return (
    <div className={clsx('grid max-w-[85%] gap-0.5', isOwn ? 'self-end justify-items-end' : 'self-start')}>
      <div
        className={clsx(
          'rounded-card px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere',
          isOwn ? 'rounded-br-tag bg-action-soft' : 'rounded-bl-tag bg-raised',
        )}
      >
        <span className="sr-only">{isOwn ? t('service.you') : (line.who ?? t('service.house'))}: </span>
        {line.text}
        {line.file && <ConversationPicture file={line.file} />}
      </div>
      <span className="num px-1 text-12 text-muted">
        {!isOwn && `${line.who ?? t('service.house')} · `}
        {date(line.at, 'clock').slice(0, 5)}
      </span>
    </div>
  )
}

/** Pictures of a conversation are private: they are fetched with the caller's credentials, not from a public address. */
function ConversationPicture({ file }: { readonly file: string }) {
  const { t } = useTexts()
  const { picture } = useApi(liveChat)
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    void picture({ params: { file } }).then(
      (got) => {
        if (!isGone) setAddress((made = URL.createObjectURL(got)))
      },
      () => undefined, // a picture that fails to load stays a placeholder
    )
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [picture, file])
  if (!address)
    return (
      <span className="grid h-40 w-56 place-items-center rounded-control bg-ground text-faint">
        <ImageIcon size={24} aria-hidden />
      </span>
    )
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={t('service.pictureAlt')} className="max-h-60 max-w-full rounded-control" />
    </a>
  )
}
