import { useRef, useState, type ReactNode } from 'react'
import type { Minor } from '#kit/money.ts'
import { GameDialog } from '../parts/game-dialog.tsx'
import type { PageWords } from '../words/words.ts'
import { lossChoices, roundChoices, winChoices, type AutoplayPlan } from './plan.ts'

export type AutoplaySheetProps = {
  words: PageWords
  stake: Minor
  roundsMost: number
  /** Whether the game has a feature at which autoplay can stop. */
  hasFeature: boolean
  money: (amount: Minor) => string
  onStart: (plan: AutoplayPlan) => void
  onClose: () => void
}

/** Where a member sets the limits of autoplay; a loss limit is mandatory. */
export function AutoplaySheet(props: AutoplaySheetProps) {
  const { words, stake, roundsMost, hasFeature, money, onStart, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const offered = { rounds: roundChoices(roundsMost), losses: lossChoices(stake), wins: winChoices(stake) }
  const [rounds, setRounds] = useState(offered.rounds[1] ?? offered.rounds[0] ?? 1)
  const [lossMost, setLoss] = useState(offered.losses[1] ?? stake)
  const [winMost, setWin] = useState<Minor | null>(null)
  const [stopsAtFeature, setFeature] = useState(true)
  const start = (): void => {
    onStart({ rounds, lossMost, stopsAtFeature, ...(winMost === null ? {} : { winMost }) })
    dialog.current?.close()
  }
  return (
    <GameDialog
      ref={dialog}
      look="sheet"
      className="autoplay"
      title={words.autoplay}
      closeLabel={words.close}
      onClose={onClose}
    >
      <Choices name={words.autoplayRounds}>
        {offered.rounds.map((count) => (
          <Choice key={count} isOn={count === rounds} onChoose={() => setRounds(count)}>
            {count}
          </Choice>
        ))}
      </Choices>
      <Choices name={words.autoplayLoss}>
        {offered.losses.map((amount) => (
          <Choice key={String(amount)} isOn={amount === lossMost} onChoose={() => setLoss(amount)}>
            {money(amount)}
          </Choice>
        ))}
      </Choices>
      <Choices name={words.autoplayWin}>
        <Choice isOn={winMost === null} onChoose={() => setWin(null)}>
          {words.autoplayNoWin}
        </Choice>
        {offered.wins.map((amount) => (
          <Choice key={String(amount)} isOn={amount === winMost} onChoose={() => setWin(amount)}>
            {money(amount)}
          </Choice>
        ))}
      </Choices>
      {hasFeature && (
        <label className="check">
          <input
            type="checkbox"
            checked={stopsAtFeature}
            onChange={(event) => setFeature(event.target.checked)}
          />
          <span>{words.autoplayFeature}</span>
        </label>
      )}
      <p className="hint">{words.autoplayHint}</p>
      <button type="button" className="deed primary wide" onClick={start}>
        {words.autoplayStart} · {rounds} × {money(stake)}
      </button>
    </GameDialog>
  )
}

function Choices({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="choices">
      <legend>{name}</legend>
      <div>{children}</div>
    </fieldset>
  )
}

type ChoiceProps = { isOn: boolean; onChoose: () => void; children: ReactNode }

function Choice({ isOn, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" className="choice num" aria-pressed={isOn} onClick={onChoose}>
      {children}
    </button>
  )
}
