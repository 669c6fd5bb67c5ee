import { useState } from 'react'
import type { BaccaratCard, BaccaratResult, Hand } from '#games/tables/baccarat/outcome.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Deal } from '../stage/use-deal.ts'
import { DealtCard } from './dealt-card.tsx'
import { Shoe } from './shoe.tsx'
import './baccarat.css'

export type BaccaratEvent = BaccaratCard | BaccaratResult

const hands: readonly Hand[] = ['player', 'banker']

type Props = {
  readonly round: string
  readonly deal: Deal<BaccaratEvent>
  readonly left: number | null
  /** The player peels the cards of these hands. */
  readonly squeezes: readonly Hand[]
}

/** Two hands on the felt. A card that the player peels stays closed until then, or until the result. */
export function BaccaratStage({ round, deal, left, squeezes }: Props) {
  const [peeled, setPeeled] = useState<readonly string[]>([])
  const result = deal.open.find((event) => event.type === 'result')
  const isCard = (event: BaccaratEvent): event is BaccaratCard => event.type === 'card'
  const open = deal.open.filter(isCard)
  return (
    <>
      <Shoe left={left} of={416} />
      <div className="lt-bac">
        {hands.map((hand) => {
          const cards = deal.dealt.filter(isCard).filter((event) => event.hand === hand)
          const isOpen = (event: BaccaratCard, nth: number) => {
            if (!open.includes(event)) return false
            const isHeld = squeezes.includes(hand) && nth > 0 && !result
            return !isHeld || peeled.includes(`${round} ${hand} ${nth}`)
          }
          return (
            <HandOf
              key={hand}
              hand={hand}
              cards={cards.map((event, nth) => ({ event, isOpen: isOpen(event, nth) }))}
              isWinner={result?.type === 'result' && result.result === hand}
              onPeeled={
                squeezes.includes(hand) && !result
                  ? (nth) => setPeeled((before) => [...before, `${round} ${hand} ${nth}`])
                  : null
              }
              isPeelable={(event) => open.includes(event)}
              isWhole={deal.elapsedMs === Infinity}
            />
          )
        })}
      </div>
    </>
  )
}

type HandProps = {
  readonly hand: Hand
  readonly cards: readonly { readonly event: BaccaratCard; readonly isOpen: boolean }[]
  readonly isWinner: boolean
  readonly onPeeled: ((nth: number) => void) | null
  readonly isPeelable: (event: BaccaratCard) => boolean
  readonly isWhole: boolean
}

function HandOf({ hand, cards, isWinner, onPeeled, isPeelable, isWhole }: HandProps) {
  const { t } = useTexts()
  const shut = cards.findIndex(({ isOpen }) => !isOpen)
  const seen = shut < 0 ? cards.length : shut
  const total = seen > 0 ? cards[seen - 1]?.event.total : undefined
  const name = t(`tables.bet.${hand}`)
  return (
    <section className="lt-bac-hand" data-hand={hand} data-won={isWinner || undefined} aria-label={name}>
      <h3 className="lt-hand-name">
        {name}
        {total !== undefined && (
          <span className="lt-total" aria-label={t('tables.points', { count: total })}>
            {total}
          </span>
        )}
      </h3>
      <div className="lt-hand">
        {cards.map(({ event, isOpen }, nth) => (
          <DealtCard
            key={nth}
            card={event.card}
            isOpen={isOpen}
            isAcross={nth === 2}
            isLit={isWinner}
            isLaid={isWhole}
            onPeeled={onPeeled && nth > 0 && isPeelable(event) ? () => onPeeled(nth) : undefined}
          />
        ))}
      </div>
    </section>
  )
}
