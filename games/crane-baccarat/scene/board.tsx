import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Card } from '#game-kit/cards/card.tsx'
import type { GameEvent } from '#game-kit/events.ts'
import { PastRow } from '#game-kit/scene/dom/choices.tsx'
import type { BoardProps } from '#game-kit/scene/dom/quick.tsx'
import type { CardEvent, CraneChoice, CraneRoundEvent, Place, ResultEvent, Side } from '../events.ts'
import { pays, places } from '../rules.ts'
import { craneWords, type CraneWords } from './words.ts'
import './crane.css'

/** What lies on the table: the cards that have come, and the result once it is there. */
type Cloth = { readonly cards: readonly CardEvent[]; readonly result: ResultEvent | null }

const EMPTY: Cloth = { cards: [], result: null }
const isOurs = (event: GameEvent): event is CraneRoundEvent =>
  event.type === 'card' || event.type === 'result'

function laid(cloth: Cloth, event: GameEvent): Cloth {
  if (!isOurs(event)) return cloth
  if (event.type === 'card') return { ...cloth, cards: [...cloth.cards, event] }
  return event.type === 'result' ? { ...cloth, result: event } : cloth
}

function Hand({
  side,
  cloth,
  words,
}: {
  readonly side: Side
  readonly cloth: Cloth
  readonly words: CraneWords
}) {
  const cards = cloth.cards.filter((event) => event.side === side)
  const total = cards.at(-1)?.total
  const isWinner = cloth.result?.result === side
  return (
    <section className="crane-hand" data-side={side} data-won={isWinner || undefined}>
      <h2>
        {words.places[side]}
        {total !== undefined && (
          <b className="num" aria-label={words.total(words.places[side], total)}>
            {total}
          </b>
        )}
      </h2>
      <div>
        {[0, 1, 2].map((nth) => {
          const card = cards[nth]
          const isOpen = nth < 2 || card !== undefined
          return (
            <span key={nth} data-third={nth === 2 || undefined} data-there={isOpen || undefined}>
              {isOpen && (
                <Card
                  key={`${nth} ${card?.card}`}
                  card={card?.card ?? null}
                  hiddenName={words.closed}
                  lit={isWinner}
                />
              )}
            </span>
          )
        })}
      </div>
    </section>
  )
}

const timesText = (hundredths: number): string => (hundredths / 100).toFixed(2).replace(/\.?0+$/, '')

type PlacesProps = {
  readonly chosen: Place
  readonly disabled: boolean
  readonly words: CraneWords
  readonly onChoose: (on: Place) => void
}

/** The places one can bet on; arrows move between them. */
function Places({ chosen, disabled, words, onChoose }: PlacesProps) {
  const move = (event: React.KeyboardEvent<HTMLButtonElement>): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (by === undefined || disabled) return
    event.preventDefault()
    event.stopPropagation()
    const at = (places.indexOf(chosen) + by + places.length) % places.length
    onChoose(places[at] ?? chosen)
    event.currentTarget.parentElement?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <div className="crane-places" role="radiogroup" aria-label={words.bet}>
      {places.map((on) => (
        <button
          key={on}
          type="button"
          role="radio"
          data-place={on}
          aria-checked={on === chosen}
          tabIndex={on === chosen ? 0 : -1}
          disabled={disabled}
          onClick={() => onChoose(on)}
          onKeyDown={move}
        >
          {words.places[on]}
          <small className="num">{timesText(pays[on])}×</small>
        </button>
      ))}
    </div>
  )
}

/** Two hands of cards, the result, and the places below. */
export function Board({ store, port, choose, onStage }: BoardProps<CraneChoice>) {
  const words = craneWords[port.language]
  const { choice, isBusy, result, history } = useStore(store)
  const [cloth, setCloth] = useState<Cloth>(EMPTY)
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    onStage({
      run: async (events, ms) => {
        setCloth(EMPTY)
        const steps = events.filter(isOurs)
        for (const event of steps) {
          await port.clock.wait(ms / steps.length)
          setCloth((now) => laid(now, event))
          port.sound.play(event.type === 'card' ? 'stop' : 'tick')
        }
      },
      rest: (events) => setCloth(events?.reduce(laid, EMPTY) ?? EMPTY),
      spot: () => table.current?.querySelector('[data-won]') ?? table.current ?? document.body,
    })
  }, [onStage, port])
  const ended = cloth.result
  return (
    <div className="quick crane" data-state={isBusy ? 'busy' : result?.isWin ? 'won' : 'rest'}>
      <PastRow history={history} label={words.history} />
      <div ref={table} className="crane-table">
        <Hand side="player" {...{ cloth, words }} />
        <Hand side="banker" {...{ cloth, words }} />
        <p className="hint-line">{ended ? <b>{words.wins[ended.result]}</b> : !isBusy && words.choose}</p>
      </div>
      <Places
        chosen={choice.on}
        disabled={isBusy}
        words={words}
        onChoose={(on) => {
          setCloth(EMPTY)
          choose({ on })
        }}
      />
    </div>
  )
}
