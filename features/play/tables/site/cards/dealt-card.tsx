import clsx from 'clsx'
import { useLayoutEffect, useRef } from 'react'
import { Card } from '#game-kit/cards/card.tsx'
import { cardText } from '#game-kit/cards/cards.ts'
import { useTexts } from '#texts/use-texts.ts'
import { isCalm } from '../stage/calm.ts'
import { SqueezeCard } from './squeeze-card.tsx'
import './cards.css'

export type DealtCardProps = {
  readonly card: number
  /** Its face is up. */
  readonly isOpen: boolean
  /** The player may peel it. */
  readonly onPeeled?: (() => void) | undefined
  /** Laid across, as third cards are. */
  readonly isAcross?: boolean
  readonly isLit?: boolean
  /** It was on the table before the page was: no flight from the shoe. */
  readonly isLaid?: boolean
  readonly className?: string
}

const FLIGHT_MS = 620

/** A card that comes out of the shoe, lies closed, and is turned over. */
export function DealtCard(props: DealtCardProps) {
  const { card, isOpen, onPeeled, isAcross = false, isLit = false, isLaid = false, className } = props
  const { t } = useTexts()
  const own = useRef<HTMLDivElement>(null)
  const isFresh = useRef(!isLaid)
  useLayoutEffect(() => {
    if (isFresh.current && own.current) fly(own.current)
    isFresh.current = false
  }, [])
  const isPeeled = onPeeled !== undefined && !isOpen
  return (
    <div
      ref={own}
      className={clsx('lt-card', className)}
      data-across={isAcross || undefined}
      data-open={isOpen || undefined}
      data-lit={isLit || undefined}
    >
      {isPeeled ? (
        <SqueezeCard card={card} onOpen={onPeeled} />
      ) : (
        <div className="lt-turn" role="img" aria-label={isOpen ? cardText(card) : t('tables.cardClosed')}>
          <span className="lt-side" aria-hidden>
            <Card card={null} />
          </span>
          <span className="lt-side" data-face aria-hidden>
            <Card card={card} />
          </span>
        </div>
      )}
    </div>
  )
}

/** From the mouth of the shoe to its place. */
function fly(card: HTMLElement): void {
  const shoe = card.closest('.lt-room')?.querySelector('.lt-shoe')
  if (!shoe || isCalm()) return
  const [from, to] = [shoe.getBoundingClientRect(), card.getBoundingClientRect()]
  const x = from.left + from.width * 0.2 - to.left
  const y = from.top + from.height * 0.6 - to.top
  card.animate(
    [
      { transform: `translate(${x}px, ${y}px) rotate(-26deg) scale(0.7)`, opacity: 0.2 },
      { opacity: 1, offset: 0.18 },
      { transform: 'none' },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)' },
  )
}
