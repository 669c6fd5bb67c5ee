import { useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { ScenePort } from '#game-kit/scene/port.ts'
import type { Minor } from '#kit/money.ts'
import { ROLLS, rollText } from '../rules.ts'
import { choiceOf, clampWinning, multiplierText, payout, readHundredths, type Aim } from './numbers.ts'
import type { DiceState } from './store.ts'
import { written, writtenIn } from '#game-kit/scene/written.ts'
import { diceWords } from './words.ts'

type NumberFieldProps = {
  label: string
  language: ScenePort['language']
  value: number
  unit?: string
  disabled: boolean
  onSet: (hundredths: number) => void
}

/** A number with two decimals that is applied on blur or Enter. */
function NumberField({ label, language, value, unit, disabled, onSet }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const take = (): void => {
    const read = draft === null ? null : readHundredths(draft)
    if (read !== null) onSet(read)
    setDraft(null)
  }
  return (
    <label className="dice-field">
      <span>{label}</span>
      <span className="dice-input">
        <input
          className="num"
          inputMode="decimal"
          value={draft ?? writtenIn(language, rollText(value))}
          disabled={disabled}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
        {unit && <i>{unit}</i>}
      </span>
    </label>
  )
}

export type FieldsProps = { store: StoreApi<DiceState>; port: ScenePort; stake: Minor }

/** The winning end, the target, the chance, and the payout at the current stake. */
export function Fields({ store, port, stake }: FieldsProps) {
  const words = diceWords[port.language]
  const { aim, isBusy } = useStore(store)
  const set = (next: Aim): void => {
    store.setState({ aim: next, result: null })
    port.sound.play('step')
    port.chosen()
  }
  const { target } = choiceOf(aim)
  return (
    <div className="dice-fields">
      <div className="dice-ends" role="radiogroup" aria-label={words.direction}>
        {(['under', 'over'] as const).map((direction) => (
          <button
            key={direction}
            type="button"
            role="radio"
            aria-checked={aim.direction === direction}
            disabled={isBusy}
            onClick={() => set({ ...aim, direction })}
          >
            {words[direction]}
          </button>
        ))}
      </div>
      <NumberField
        language={port.language}
        label={words.target}
        value={target}
        disabled={isBusy}
        onSet={(hundredths) =>
          set({
            ...aim,
            winning: clampWinning(aim.direction === 'over' ? ROLLS - 1 - hundredths : hundredths),
          })
        }
      />
      <NumberField
        language={port.language}
        label={words.chance}
        value={aim.winning}
        unit="%"
        disabled={isBusy}
        onSet={(hundredths) => set({ ...aim, winning: clampWinning(hundredths) })}
      />
      <div className="dice-field">
        <span>{words.multiplier}</span>
        <b className="num">× {written(port.language, multiplierText(aim.winning))}</b>
      </div>
      <div className="dice-field gold">
        <span>{words.pays}</span>
        <b className="num">{port.money(payout(stake, aim.winning))}</b>
      </div>
    </div>
  )
}
