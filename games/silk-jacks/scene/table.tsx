import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Card } from '#game-kit/cards/card.tsx'
import { cardText } from '#game-kit/cards/cards.ts'
import { usePlainKeys } from '#game-kit/scene/dom/plain-keys.ts'
import { PastRow } from '#game-kit/scene/dom/choices.tsx'
import type { TableProps } from '#game-kit/scene/dom/stepped.tsx'
import type { JacksChoice, Made } from '../events.ts'
import { isPartOf, pays, ranking } from '../pays.ts'
import { holdNumber, hold } from './hold.ts'
import type { JacksPicture } from './picture.ts'
import { jacksWords, type JacksWords } from './words.ts'
import './silk-jacks.css'

function PayTable({ made, words }: { readonly made: Made | null; readonly words: JacksWords }) {
  return (
    <dl className="jacks-pays num" aria-label={words.pays}>
      {ranking.map((one) => (
        <div key={one} data-on={one === made || undefined}>
          <dt>{words.made[one]}</dt>
          <dd>{pays[one]}×</dd>
        </div>
      ))}
    </dl>
  )
}

const places = [0, 1, 2, 3, 4]
const NONE = [false, false, false, false, false]

/** Five cards on silk, the paytable above, the controls below. */
export function Table({ store, port, act }: TableProps<JacksChoice, JacksPicture>) {
  const words = jacksWords[port.language]
  const { picture, hand, isOpen, result, history } = useStore(store)
  const [held, setHeld] = useState(NONE)
  const canHold = hand !== null
  const isOver = picture.held !== null
  useEffect(() => {
    if (!canHold) setHeld(NONE)
  }, [canHold])
  useEffect(() => {
    hold.number = holdNumber(held) // the page's main button draws with the current hold
  }, [held])
  const toggle = (place: number): void => {
    if (!canHold) return
    port.sound.play('step', held[place] ? 0 : 3)
    setHeld(held.map((isHeld, at) => (at === place ? !isHeld : isHeld)))
  }
  usePlainKeys((key) => {
    const place = '12345'.indexOf(key)
    if (place >= 0 && key.length === 1) toggle(place)
  })
  const draw = (number: number): void => act({ do: 'hold', at: number })
  return (
    <div
      className="quick beside painted titled jacks"
      data-state={result ? (result.isWin ? 'won' : 'lost') : 'rest'}
    >
      <PastRow history={history} label={words.history} />
      <div className="jacks-middle">
        <PayTable made={picture.made} words={words} />
        <div className="jacks-hand">
          {places.map((place) => {
            const card = picture.cards[place]
            const isHeld = isOver ? (picture.held?.[place] ?? false) : (held[place] ?? false)
            const name = card === undefined ? words.closed : cardText(card)
            return (
              <button
                key={place}
                type="button"
                className="jacks-card"
                aria-pressed={isHeld}
                aria-label={words.card(place + 1, name)}
                aria-disabled={!canHold}
                data-spot={(isOver && result?.isWin) || undefined}
                data-made={(isOver && isPartOf(card, picture.cards, picture.made)) || undefined}
                onClick={() => toggle(place)}
              >
                <Card key={`${place} ${card}`} card={card ?? null} hiddenName={words.closed} />
                <span>{isHeld ? words.held : ' '}</span>
              </button>
            )
          })}
        </div>
        <p className="hint-line">
          {isOver && picture.made ? (
            <b>{words.made[picture.made]}</b>
          ) : canHold ? (
            words.choose
          ) : (
            !isOpen && words.begin
          )}
        </p>
      </div>
      <div className="moves">
        <button type="button" disabled={!canHold} onClick={() => draw(31)}>
          {words.holdAll}
        </button>
        <button type="button" className="gold" disabled={!canHold} onClick={() => draw(holdNumber(held))}>
          {words.draw}
        </button>
      </div>
    </div>
  )
}
