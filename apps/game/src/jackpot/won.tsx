import { useRef } from 'react'
import type { Minor } from '#kit/money.ts'
import type { Notice } from '../table-state.ts'
import type { PageWords } from '../words/words.ts'
import { GameDialog } from '../parts/game-dialog.tsx'
import { levelWord } from './strip.tsx'
import { useCount } from './use-count.ts'

export type JackpotWonProps = {
  readonly won: Extract<Notice, { kind: 'jackpot' }>
  /** The pool's name. */
  readonly pool: string
  readonly words: PageWords
  readonly money: (amount: Minor) => string
  readonly reduced: boolean
  readonly framed: boolean
  readonly onHistory: () => void
  readonly onClose: () => void
}

const COUNTS_MS = 3_000
const petals = Array.from({ length: 18 }, (_, at) => at)

/**
 * A jackpot that the round has won. A press ends the count. A member who got back less than they bet is told so, without a celebration
 * (R14).
 */
export function JackpotWon({
  won,
  pool,
  words,
  money,
  reduced,
  framed,
  onHistory,
  onClose,
}: JackpotWonProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const go = useRef<HTMLButtonElement>(null)
  const total = won.prizes.reduce((sum, { prize }) => sum + prize, 0n)
  const returned = total + won.win
  const isGain = returned > won.stake
  const isStill = reduced || !isGain
  const { shown, end } = useCount(total, { from: 0n, ms: isStill ? 0 : COUNTS_MS })
  const [first] = won.prizes
  return (
    <GameDialog
      ref={ref}
      look="ask"
      title={words.jackpotWon}
      className={isStill ? 'jackpot-won' : 'jackpot-won festive'}
      onClose={onClose}
    >
      {/* the key that goes on keeps the focus */}
      <div data-level={first?.level} onPointerDown={end} onPointerUp={() => go.current?.focus()}>
        {!isStill && (
          <div className="petals" aria-hidden>
            {petals.map((at) => (
              <i key={at} ref={(el) => el?.style.setProperty('--at', String(at))} />
            ))}
          </div>
        )}
        <p className="levels">
          {pool} · {won.prizes.map(({ level }) => levelWord(level, words)).join(' + ')}
        </p>
        {/* the whole amount for screen readers, not its count */}
        <p className="prize num" aria-hidden>
          {money(shown)}
        </p>
        <p className="only-spoken">{money(total)}</p>
        <p>{words.jackpotPaid}</p>
        <dl className="facts">
          <div>
            <dt>{words.stake}</dt>
            <dd className="num">{money(won.stake)}</dd>
          </div>
          <div>
            <dt>{words.jackpotReturned}</dt>
            <dd className="num">{money(returned)}</dd>
          </div>
        </dl>
        <div className="deeds">
          <button ref={go} type="button" className="deed primary" onClick={() => ref.current?.close()}>
            {words.jackpotGo}
          </button>
          {framed && (
            <button type="button" className="deed" onClick={onHistory}>
              {words.history}
            </button>
          )}
        </div>
      </div>
    </GameDialog>
  )
}
