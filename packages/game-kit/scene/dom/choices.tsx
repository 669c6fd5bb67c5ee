import './quick.css'

export type ChoicesProps<Value extends string | number> = {
  readonly label: string
  readonly values: readonly Value[]
  readonly value: Value
  readonly disabled: boolean
  readonly nameOf: (value: Value) => string
  readonly onChoose: (value: Value) => void
}

/** A radio group as a row; the arrow keys move the selection. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, values, value, disabled, nameOf, onChoose } = props
  const move = (event: React.KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined || disabled) return
    event.preventDefault()
    const at = (values.indexOf(value) + step + values.length) % values.length
    const next = values[at]
    if (next !== undefined) onChoose(next)
    const buttons = event.currentTarget.parentElement?.querySelectorAll('button')
    buttons?.[at]?.focus()
  }
  return (
    <div className="quick-choices" role="radiogroup" aria-label={label}>
      <span aria-hidden>{label}</span>
      {values.map((one) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === value}
          tabIndex={one === value ? 0 : -1}
          disabled={disabled}
          onClick={() => onChoose(one)}
          onKeyDown={move}
        >
          {nameOf(one)}
        </button>
      ))}
    </div>
  )
}

/** One of many values in a row, chosen with a slider: arrows, Home and End move it. */
export function Range<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, values, value, disabled, nameOf, onChoose } = props
  return (
    <label className="quick-range">
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={values.length - 1}
        value={values.indexOf(value)}
        disabled={disabled}
        aria-valuetext={nameOf(value)}
        onChange={({ target }) => {
          const next = values[target.valueAsNumber]
          if (next !== undefined) onChoose(next)
        }}
      />
      <b className="num" aria-hidden>
        {nameOf(value)}
      </b>
    </label>
  )
}

/** Previous rounds, newest first. */
export function PastRow({
  history,
  label,
}: {
  readonly history: readonly { readonly id: number; readonly text: string; readonly isGood: boolean }[]
  readonly label: string
}) {
  return (
    <ol className="quick-past num" aria-label={label}>
      {history.map(({ id, text, isGood }) => (
        <li key={id} data-good={isGood}>
          {text}
        </li>
      ))}
    </ol>
  )
}
