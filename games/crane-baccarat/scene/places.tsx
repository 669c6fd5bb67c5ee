import type { SceneLanguage } from '#game-kit/scene/port.ts'
import type { Minor } from '#kit/money.ts'
import type { Place } from '../events.ts'
import { pays, places } from '../rules.ts'
import { doubled, sumOf, withChip, type Chips } from './chips.ts'
import { timesText, type CraneWords } from './words.ts'

export type PlacesProps = {
  readonly chips: Chips
  readonly chip: Minor
  readonly won: ReadonlySet<Place>
  readonly disabled: boolean
  readonly language: SceneLanguage
  readonly words: CraneWords
  readonly money: (amount: Minor) => string
  readonly onLay: (chips: Chips) => void
  readonly onUndo: () => void
}

/** The betting places, each with its bet; a tap adds a chip. */
export function Places(props: PlacesProps) {
  const { chips, chip, won, disabled, language, words, money, onLay, onUndo } = props
  const sum = sumOf(chips)
  return (
    <div className="crane-cloth">
      <div className="crane-places" role="group" aria-label={words.bet}>
        {places.map((on) => {
          const laid = chips[on] ?? 0n
          return (
            <button
              key={on}
              type="button"
              data-place={on}
              data-won={won.has(on) || undefined}
              disabled={disabled}
              aria-label={words.placed(
                words.places[on],
                timesText(language, pays[on]),
                laid > 0n ? money(laid) : '',
                money(chip),
              )}
              onClick={() => onLay(withChip(chips, on, chip))}
            >
              {words.places[on]}
              <small className="num">{timesText(language, pays[on])}×</small>
              {laid > 0n && (
                <b key={`${laid}`} className="crane-chip num">
                  {money(laid)}
                </b>
              )}
            </button>
          )
        })}
      </div>
      <div className="crane-tools">
        <button type="button" disabled={disabled || sum === 0n} onClick={onUndo}>
          {words.undo}
        </button>
        <button type="button" disabled={disabled || sum === 0n} onClick={() => onLay({})}>
          {words.clear}
        </button>
        <button type="button" disabled={disabled || sum === 0n} onClick={() => onLay(doubled(chips))}>
          {words.double}
        </button>
        <output className="num">{words.sum(money(sum))}</output>
      </div>
    </div>
  )
}
