import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Card } from '#game-kit/cards/card.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { vars } from '#ui/theme/vars.ts'

/** Shares of the card's height: a key's step, and how far it is peeled until it opens. */
const STEP = 0.08
const OPENS = 0.46

type SqueezeProps = { readonly card: number; readonly onOpen: () => void }

/** A closed card that the player peels from its lower edge: by dragging up, by the up key, or opens with Enter. */
export function SqueezeCard({ card, onOpen }: SqueezeProps) {
  const { t } = useTexts()
  const [peel, setPeel] = useState(0)
  const from = useRef<{ readonly y: number; readonly height: number } | null>(null)
  const to = (share: number) => {
    if (share >= OPENS) onOpen()
    else setPeel(Math.max(0, share))
  }
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const { width, height } = event.currentTarget.getBoundingClientRect()
    // a third card lies across
    from.current = { y: event.clientY, height: Math.max(width, height) }
  }
  const move = (event: PointerEvent) => {
    if (from.current) to((from.current.y - event.clientY) / from.current.height / 1.6)
  }
  const end = () => {
    from.current = null
    setPeel(0)
  }
  const press = (event: KeyboardEvent) => {
    const steps = { ArrowUp: STEP, ArrowDown: -STEP, Enter: 1, ' ': 1 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    to(peel + steps)
  }
  return (
    <button
      type="button"
      className="lt-squeeze"
      aria-label={t('tables.squeeze')}
      style={vars({ '--peel': peel })}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
    >
      <span className="lt-peel-back" aria-hidden>
        <Card card={null} />
      </span>
      <span className="lt-peel-face" aria-hidden>
        <Card card={card} />
      </span>
    </button>
  )
}
