import { useEffect, useId, useRef, useState } from 'react'
import type { Minor } from '#kit/money.ts'
import { waysOf } from '#texts/figures.ts'
import type { GameSession } from '../api.ts'
import { readStake, stakeWithin } from '../stakes.ts'
import type { Language, PageWords } from '../words/words.ts'
import { GameDialog } from './game-dialog.tsx'

export type StakeSheetProps = {
  words: PageWords
  language: Language
  stakes: GameSession['stakes']
  stake: Minor
  /** The highest stake at which the balance covers the bets. */
  most: () => Minor
  money: (amount: Minor) => string
  onBet: (stake: Minor) => void
  onClose: () => void
}

/** Any stake within the limits: typed, halved, doubled, the maximum, or one of the usual ones. */
export function StakeSheet(props: StakeSheetProps) {
  const { words, language, stakes, stake, most, money, onBet, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [text, setText] = useState(money(stake))
  const [problem, setProblem] = useState<string | null>(null)
  // after the dialog has opened: effects of a child run first
  useEffect(() => input.current?.select(), [])
  const point = waysOf(language).point === ',' ? ',' : '.'
  const read = readStake(text, stakes, point)
  const now = read.ok ? read.stake : stake
  const fill = (next: Minor): void => {
    setText(money(stakeWithin(stakes, next)))
    setProblem(null)
  }
  const refusals = {
    notAmount: words.stakeNotAmount,
    low: `${words.stakeLow} ${money(stakes.min)}.`,
    high: `${words.stakeHigh} ${money(stakes.max)}.`,
    step: `${words.stakeStep} ${money(stakes.step)}.`,
  }
  // no form: the frame's sandbox forbids to submit one, and drops the event
  const submit = (): void => {
    if (!read.ok) {
      setProblem(refusals[read.why])
      return input.current?.focus()
    }
    onBet(read.stake)
    dialog.current?.close()
  }
  return (
    <GameDialog ref={dialog} look="ask" title={words.stake} closeLabel={words.close} onClose={onClose}>
      <div className="asked">
        <input
          ref={input}
          className="typed num"
          aria-label={words.stakeAmount}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-range`}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onKeyDown={({ key }) => key === 'Enter' && submit()}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(null)
          }}
        />
        <p id={`${id}-range`} className={problem ? 'wrong' : ''} role={problem ? 'alert' : undefined}>
          {problem ?? `${money(stakes.min)} – ${money(stakes.max)}`}
        </p>
        <div className="picks">
          <button
            type="button"
            className="choice"
            aria-label={words.stakeHalf}
            onClick={() => fill(now / 2n)}
          >
            ½
          </button>
          <button
            type="button"
            className="choice"
            aria-label={words.stakeDouble}
            onClick={() => fill(now * 2n)}
          >
            2×
          </button>
          <button type="button" className="choice" onClick={() => fill(stakes.min)}>
            {words.stakeMin}
          </button>
          <button type="button" className="choice" onClick={() => fill(most())}>
            {words.stakeMax}
          </button>
        </div>
        <div className="picks usual">
          {stakes.menu.map((amount) => (
            <button
              key={String(amount)}
              type="button"
              className="choice num"
              aria-pressed={read.ok && amount === read.stake}
              onClick={() => fill(amount)}
            >
              {money(amount)}
            </button>
          ))}
        </div>
        <button type="button" className="deed primary wide" onClick={submit}>
          {words.stakeSet}
        </button>
      </div>
    </GameDialog>
  )
}
