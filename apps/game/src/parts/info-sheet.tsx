import { useEffect, useState, type ComponentType } from 'react'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { formatShare } from '#texts/formats.ts'
import type { GameSession } from '../api.ts'
import type { GameEntry } from '../catalogue.ts'
import type { Language, PageWords } from '../words/words.ts'
import { GameDialog } from './game-dialog.tsx'
import { Odds } from './odds.tsx'

export type InfoSheetProps = {
  entry: GameEntry
  session: GameSession
  info: InfoProps
  language: Language
  words: PageWords
  reduced: boolean
  framed: boolean
  onReduced: (reduced: boolean) => void
  onFairness: () => void
  onHistory: () => void
  onClose: () => void
}

/** Rules, exact pays, RTP, the committed seed, and the game's settings. */
export function InfoSheet(props: InfoSheetProps) {
  const { entry, session, words, onClose } = props
  const [Info, setInfo] = useState<ComponentType<InfoProps> | null>(null)
  const [isLost, setLost] = useState(false)
  // the browser caches a failed module import: only a page reload retries it, and the game then continues where it was
  useEffect(() => {
    let isThere = true
    entry.info().then(
      (component) => isThere && setInfo(() => component),
      () => isThere && setLost(true),
    )
    return () => {
      isThere = false
    }
  }, [entry])
  return (
    <GameDialog
      look="sheet"
      title={entry.name[props.language]}
      label={words.info}
      closeLabel={words.close}
      onClose={onClose}
    >
      <dl className="facts">
        <div>
          <dt>{words.rtp}</dt>
          <dd className="num">{formatShare(props.language, session.rtpText)}</dd>
        </div>
        {session.jackpot && (
          <div>
            <dt>{words.rtpWith}</dt>
            <dd className="num">{formatShare(props.language, session.jackpot.rtpText)}</dd>
          </div>
        )}
      </dl>
      {session.jackpot && <p className="hint">{words.jackpotHint}</p>}
      {session.isBuyOff && <p className="hint">{words.buyOff}</p>}
      {Info ? <Info {...props.info} /> : !isLost && <div className="skeleton" />}
      {isLost && (
        <section role="alert">
          <p>{words.failedText}</p>
          <button type="button" className="deed" onClick={() => location.reload()}>
            {words.retry}
          </button>
        </section>
      )}
      <Odds odds={session.odds} language={props.language} words={words} />
      <section>
        <h3>{words.fairness}</h3>
        <p>{words.sealedText}</p>
        <code className="hash">{session.fairness.serverSeedHash}</code>
        <dl className="facts">
          <div>
            <dt>{words.clientSeed}</dt>
            <dd className="num wrap">{session.fairness.clientSeed}</dd>
          </div>
          <div>
            <dt>{words.nonce}</dt>
            <dd className="num">{session.fairness.nonce}</dd>
          </div>
        </dl>
        {props.framed && (
          <div className="deeds">
            <button type="button" className="deed" onClick={props.onHistory}>
              {words.history}
            </button>
            <button type="button" className="deed" onClick={props.onFairness}>
              {words.verify}
            </button>
          </div>
        )}
      </section>
      <section>
        <h3>{words.settings}</h3>
        <label className="check">
          <input
            type="checkbox"
            checked={props.reduced}
            onChange={(event) => props.onReduced(event.target.checked)}
          />
          <span>{words.motion}</span>
        </label>
        <p className="hint keyboard">{words.keys}</p>
      </section>
    </GameDialog>
  )
}
