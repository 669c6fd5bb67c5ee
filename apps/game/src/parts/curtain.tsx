import type { ReactNode } from 'react'
import { CloudOff, DoorClosed, ImageOff, MonitorX, Wrench, type LucideIcon } from 'lucide-react'
import type { PageWords } from '../words/words.ts'

type CurtainProps = { children: ReactNode; busy?: boolean }

function Curtain({ children, busy = false }: CurtainProps) {
  return (
    <div className="curtain" aria-busy={busy}>
      {children}
    </div>
  )
}

export type LoadingProps = { name: string; logo: string; share: number; words: PageWords }

/** The loading screen: the game's name and the progress. */
export function Loading({ name, logo, share, words }: LoadingProps) {
  const percent = Math.round(share * 100)
  return (
    <Curtain busy>
      <img className="curtain-logo" src={logo} alt={name} />
      <div
        className="progress"
        role="progressbar"
        aria-label={words.loading}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span ref={(bar) => bar?.style.setProperty('--share', String(share))} />
      </div>
      <p className="curtain-note num">
        {words.loading} {percent}%
      </p>
    </Curtain>
  )
}

export type EndedProps = {
  kind: 'failed' | 'closed' | 'stopped' | 'lost' | 'impossible'
  words: PageWords
  framed: boolean
  onRetry: () => void
  onLeave: () => void
}

const icons: Readonly<Record<EndedProps['kind'], LucideIcon>> = {
  failed: CloudOff,
  closed: DoorClosed,
  stopped: Wrench,
  lost: ImageOff,
  impossible: MonitorX,
}

function sayingOf(kind: EndedProps['kind'], words: PageWords): readonly [title: string, text: string] {
  switch (kind) {
    case 'failed':
      return [words.failedTitle, words.failedText]
    case 'closed':
      return [words.closedTitle, words.closedText]
    case 'stopped':
      return [words.stoppedTitle, words.stoppedText]
    case 'lost':
      return [words.lostTitle, words.lostText]
    case 'impossible':
      return [words.impossibleTitle, words.impossibleText]
  }
}

/** The game cannot be played: the reason, and a way back. */
export function Ended({ kind, words, framed, onRetry, onLeave }: EndedProps) {
  const Icon = icons[kind]
  const [title, text] = sayingOf(kind, words)
  const again = kind === 'lost' ? words.drawAgain : words.retry
  return (
    <Curtain>
      <Icon size={40} strokeWidth={1.5} aria-hidden />
      <h1>{title}</h1>
      <p className="curtain-note">{text}</p>
      <div className="deeds">
        {kind !== 'closed' && (
          <button
            type="button"
            className={kind === 'stopped' && framed ? 'deed' : 'deed primary'}
            onClick={onRetry}
          >
            {again}
          </button>
        )}
        {framed && (
          <button
            type="button"
            className={kind === 'closed' || kind === 'stopped' ? 'deed primary' : 'deed'}
            onClick={onLeave}
          >
            {words.leave}
          </button>
        )}
      </div>
    </Curtain>
  )
}
