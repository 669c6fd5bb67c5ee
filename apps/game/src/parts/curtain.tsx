import type { ReactNode } from 'react'
import { CloudOff, DoorClosed } from 'lucide-react'
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

/** What one sees while the scene arrives: its name and how far it is. */
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
        {words.loading} {percent} %
      </p>
    </Curtain>
  )
}

export type EndedProps = {
  kind: 'failed' | 'closed'
  words: PageWords
  framed: boolean
  onRetry: () => void
  onLeave: () => void
}

/** The game cannot be played: why, and the way out. */
export function Ended({ kind, words, framed, onRetry, onLeave }: EndedProps) {
  const Icon = kind === 'failed' ? CloudOff : DoorClosed
  return (
    <Curtain>
      <Icon size={40} strokeWidth={1.5} aria-hidden />
      <h1>{kind === 'failed' ? words.failedTitle : words.closedTitle}</h1>
      <p className="curtain-note">{kind === 'failed' ? words.failedText : words.closedText}</p>
      <div className="deeds">
        {kind === 'failed' && (
          <button type="button" className="deed primary" onClick={onRetry}>
            {words.retry}
          </button>
        )}
        {framed && (
          <button type="button" className={kind === 'closed' ? 'deed primary' : 'deed'} onClick={onLeave}>
            {words.leave}
          </button>
        )}
      </div>
    </Curtain>
  )
}
