import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Card } from '#game-kit/cards/card.tsx'
import type { GameEvent } from '#game-kit/events.ts'
import type { BoardProps } from '#game-kit/scene/dom/quick.tsx'
import type { CardEvent, CraneRoundEvent, Place, ResultEvent, Side } from '../events.ts'
import { placeFactor, places } from '../rules.ts'
import { keepChips, type Chips } from './chips.ts'
import { Places } from './places.tsx'
import type { RoadResult } from '#game-kit/baccarat/roads.ts'
import { Roads } from './roads.tsx'
import { compare, ONE } from '#kit/rational.ts'
import { craneWords, type CraneWords } from './words.ts'
import '#game-kit/scene/dom/quick.css'
import './crane.css'
import './crane-phone.css'

/** The state of the table: the dealt cards, and the result once it is known. */
type Cloth = { readonly cards: readonly CardEvent[]; readonly result: ResultEvent | null }

const MOST_UNDONE = 20
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

/** The winning places of the current table. */
function wonOf({ cards, result }: Cloth): readonly Place[] {
  if (!result) return []
  const of = (side: Side): readonly number[] =>
    cards.filter((event) => event.side === side).map(({ card }) => card)
  const deal = {
    player: of('player'),
    banker: of('banker'),
    totals: { player: result.player, banker: result.banker },
    result: result.result,
  }
  return places.filter((on) => compare(placeFactor(on, deal), ONE) > 0)
}

const sides: Readonly<Record<string, RoadResult>> = { P: 'player', B: 'banker', T: 'tie' }

/** The results of previous rounds, oldest first, read from their marks. */
const resultsOf = (history: readonly { readonly text: string }[]): readonly RoadResult[] =>
  history.flatMap(({ text }) => sides[text[0] ?? ''] ?? []).toReversed()

/** Two hands of cards, the result, and the places below. */
export function Board({ store, port, stake, choose, onStage }: BoardProps<Chips>) {
  const words = craneWords[port.language]
  const { choice, isBusy, result, history } = useStore(store)
  const [cloth, setCloth] = useState<Cloth>(EMPTY)
  const table = useRef<HTMLDivElement>(null)
  const before = useRef<readonly Chips[]>([])
  useEffect(() => {
    onStage({
      run: async (events, ms) => {
        setCloth(EMPTY)
        const steps = events.filter(isOurs)
        for (const event of steps) {
          await port.clock.wait(ms / steps.length)
          setCloth((now) => laid(now, event))
          port.sound.play(event.type === 'card' ? 'stop' : 'tick', event.type === 'card' ? 2 : 4)
        }
      },
      rest: (events) => setCloth(events?.reduce(laid, EMPTY) ?? EMPTY),
      spot: () => table.current?.querySelector('[data-won]') ?? table.current ?? document.body,
    })
  }, [onStage, port])
  const lay = (chips: Chips): void => {
    keepChips(chips)
    choose(chips)
  }
  const ended = cloth.result
  return (
    <div className="quick painted titled crane" data-state={isBusy ? 'busy' : result?.isWin ? 'won' : 'rest'}>
      <Roads results={resultsOf(history)} words={words} />
      <div ref={table} className="crane-table">
        <Hand side="player" {...{ cloth, words }} />
        <Hand side="banker" {...{ cloth, words }} />
        <p className="hint-line">{ended ? <b>{words.wins[ended.result]}</b> : !isBusy && words.choose}</p>
      </div>
      <Places
        chips={choice}
        chip={stake}
        won={new Set(ended && !isBusy ? wonOf(cloth) : [])}
        disabled={isBusy}
        language={port.language}
        words={words}
        money={port.money}
        onLay={(chips) => {
          before.current = [...before.current, choice].slice(-MOST_UNDONE)
          lay(chips)
        }}
        onUndo={() => {
          const last = before.current.at(-1) ?? {}
          before.current = before.current.slice(0, -1)
          lay(last)
        }}
      />
    </div>
  )
}
