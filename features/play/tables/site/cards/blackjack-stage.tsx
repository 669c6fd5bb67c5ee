import { useTexts } from '#texts/use-texts.ts'
import { handsOf, pointsOf, type Decision } from '../../rules/page/blackjack.ts'
import { DealtCard } from './dealt-card.tsx'
import { dealtOf } from './pieces.ts'
import { Shoe } from './shoe.tsx'
import './baccarat.css'
import './blackjack.css'

type Props = {
  readonly round: string
  readonly pieces: readonly unknown[]
  /** The player's own decisions; without a bet everybody's first cards are shown. */
  readonly decisions: readonly Decision[]
}

/** The dealer's hand, and the player's: of the cards that everyone shares. */
export function BlackjackStage({ round, pieces, decisions }: Props) {
  const { t } = useTexts()
  const { dealer, first, drawn, isOpen } = dealtOf(pieces)
  const hands = handsOf(first, drawn, decisions)
  return (
    <>
      <Shoe left={null} of={416} />
      <div className="lt-bj" data-split={hands.length > 1 || undefined}>
        <Hand
          key={`${round} dealer`}
          name={t('tables.dealersHand')}
          cards={dealer}
          hasHidden={!isOpen && dealer.length === 1}
        />
        {hands.map(({ cards }, nth) => (
          <Hand
            key={`${round} ${nth}`}
            name={hands.length > 1 ? t('tables.handOf', { number: nth + 1 }) : t('tables.sharedCards')}
            cards={cards}
            hasHidden={false}
          />
        ))}
      </div>
    </>
  )
}

type HandProps = { readonly name: string; readonly cards: readonly number[]; readonly hasHidden: boolean }

function Hand({ name, cards, hasHidden }: HandProps) {
  const { t } = useTexts()
  const { points, isSoft } = pointsOf(cards)
  return (
    <section className="lt-bac-hand" aria-label={name}>
      <h3 className="lt-hand-name">
        {name}
        {cards.length > 0 && (
          <span className="lt-total" aria-label={t('tables.points', { count: points })}>
            {isSoft && points < 21 ? `${points - 10}/${points}` : points}
          </span>
        )}
      </h3>
      <div className="lt-hand">
        {cards.map((card, nth) => (
          <DealtCard key={nth} card={card} isOpen />
        ))}
        {hasHidden && <DealtCard card={0} isOpen={false} />}
      </div>
    </section>
  )
}
