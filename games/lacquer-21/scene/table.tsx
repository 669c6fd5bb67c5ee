import { useStore } from 'zustand'
import { Card } from '#game-kit/cards/card.tsx'
import { halvesStake, nextHalves } from '#game-kit/scene/dom/halves.ts'
import { PastRow } from '#game-kit/scene/dom/choices.tsx'
import { usePlainKeys } from '#game-kit/scene/dom/plain-keys.ts'
import { isCalled, moveOf, type TableProps } from '#game-kit/scene/dom/stepped.tsx'
import type { SideKey } from '../events.ts'
import type { LacquerAct } from '../rules.ts'
import { pointsText, type LacquerPicture, type Seat } from './picture.ts'
import { keepSides, sideKeys, type LacquerSides } from './sides.ts'
import { lacquerWords, type LacquerWords } from './words.ts'
import './lacquer.css'

type SeatProps = {
  readonly seat: Seat
  readonly points: string
  readonly name: string
  readonly words: LacquerWords
  readonly bet?: string | undefined
  readonly isActive?: boolean
  readonly isDealer?: boolean
}

const isGood = ({ result }: Seat): boolean => result === 'win' || result === 'blackjack'

/** A hand: its cards fanned, its points, and its result. */
function Hand({ seat, points, name, words, bet, isActive = false, isDealer = false }: SeatProps) {
  const { cards, total, isSoft, isDoubled, result } = seat
  return (
    <section
      className="lacquer-hand"
      aria-label={name}
      data-active={isActive || undefined}
      data-dealer={isDealer || undefined}
      data-result={result ?? undefined}
      data-spot={isGood(seat) || undefined}
      ref={(element) => element?.style.setProperty('--count', String(Math.max(cards.length, 2)))}
    >
      <div className="lacquer-cards">
        {cards.length === 0 && [0, 1].map((nth) => <i key={nth} className="lacquer-place" />)}
        {cards.map((card, nth) => (
          <span key={`${nth} ${card}`} data-turned={(isDealer && nth === 1 && card !== null) || undefined}>
            <Card card={card} hiddenName={words.closed} lit={isGood(seat)} />
          </span>
        ))}
      </div>
      <p className="lacquer-tag num">
        {total > 0 && <b aria-label={words.points(total, isSoft)}>{points}</b>}
        {result && <em>{words.results[result]}</em>}
        {bet && (
          <small data-doubled={isDoubled || undefined} className="lacquer-chip">
            {bet}
          </small>
        )}
      </p>
    </section>
  )
}

type SpotProps = {
  readonly on: SideKey
  readonly amount: string
  readonly picture: LacquerPicture
  readonly words: LacquerWords
  readonly disabled: boolean
  readonly onPress: () => void
}

/** A place for a side bet: taps cycle through half the bet, all of it, and none. */
function Spot({ on, amount, picture, words, disabled, onPress }: SpotProps) {
  const told = picture.sides.find((side) => side.on === on)
  return (
    <button
      type="button"
      className="lacquer-spot"
      data-on={amount !== '' || undefined}
      data-won={(told && told.made !== null) || undefined}
      data-lost={(told && told.made === null) || undefined}
      disabled={disabled}
      aria-label={words.addSide(words.sides[on], amount)}
      onClick={onPress}
    >
      <span>{words.sides[on]}</span>
      <b className="num">{told?.made ? words.made[told.made] : amount || '+'}</b>
    </button>
  )
}

const KEYS: Readonly<Record<string, LacquerAct['do']>> = {
  h: 'hit',
  s: 'stand',
  d: 'double',
  p: 'split',
  r: 'surrender',
  i: 'insure',
  n: 'decline',
}

/** Black lacquer, the dealer above, the member's hands below, the controls within reach of a thumb. */
export function Table({ store, port, stake, choose, act }: TableProps<LacquerSides, LacquerPicture>) {
  const words = lacquerWords[port.language]
  const { picture, hand, choice, isOpen, result, history } = useStore(store)
  const moveNamed = (name: string) => moveOf(hand, (action) => isCalled(action, name))
  usePlainKeys((key) => {
    const name = KEYS[key.toLowerCase()]
    if (name && moveNamed(name)) act({ do: name })
  })
  const key = (name: LacquerAct['do'], isGold = false) => {
    const move = moveNamed(name)
    return (
      <button
        key={name}
        type="button"
        className={isGold ? 'gold' : ''}
        disabled={!move}
        onClick={() => act({ do: name })}
      >
        {words.moves[name]}
        {move && move.charge > 0n && <small className="num">+{port.money(move.charge)}</small>}
      </button>
    )
  }
  const money = (seat: Seat): string => port.money(seat.isDoubled ? 2n * stake : stake)
  const amount = (on: SideKey): string => {
    const side = halvesStake(stake, choice[on], port.bounds())
    return side > 0n && port.bounds() ? port.money(side) : ''
  }
  const spot = (on: SideKey) => (
    <Spot
      key={on}
      {...{ on, picture, words }}
      amount={amount(on)}
      disabled={isOpen}
      onPress={() => {
        const next = { ...choice, [on]: nextHalves(choice[on]) }
        keepSides(next)
        choose(next)
      }}
    />
  )
  const { hands, dealer, at } = picture
  // a replayed round has no stakes for each hand
  const hasStakes = port.bounds() !== null
  return (
    <div
      className="quick beside named lacquer"
      data-state={result ? (result.isWin ? 'won' : 'lost') : 'rest'}
    >
      <PastRow history={history} label={words.history} />
      <div className="lacquer-table">
        <Hand
          seat={dealer}
          points={pointsText(picture, 'dealer')}
          name={words.dealer}
          words={words}
          isDealer
        />
        <p className="lacquer-inlay">
          {picture.isAsked ? <b>{words.ask}</b> : picture.isInsured ? <b>{words.insured}</b> : words.inlay}
        </p>
        <div
          className="lacquer-hands"
          data-many={hands.length > 2 ? 'narrow' : hands.length > 1 ? 'two' : undefined}
        >
          {hands.map((one, nth) => (
            <Hand
              key={`${hands.length} ${nth}`}
              seat={one}
              points={pointsText(picture, nth)}
              name={words.hand(nth + 1, hands.length)}
              words={words}
              bet={hasStakes && (isOpen || one.result) ? money(one) : undefined}
              isActive={hand !== null && !picture.isAsked && hands.length > 1 && nth === at}
            />
          ))}
        </div>
        <div className="lacquer-spots">{sideKeys.map(spot)}</div>
      </div>
      {picture.isAsked ? (
        <div className="moves">
          {key('insure')}
          {key('decline', true)}
        </div>
      ) : (
        <div className="moves lacquer-moves">
          {key('stand')}
          {key('hit')}
          {key('double')}
          {key('split')}
          {key('surrender')}
        </div>
      )}
    </div>
  )
}
