import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { PastRow } from '#game-kit/scene/dom/choices.tsx'
import { eventOf, type BoardProps } from '#game-kit/scene/dom/quick.tsx'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { timesWritten } from '#game-kit/scene/written.ts'
import type { PondChoice, StarsEvent } from '../events.ts'
import { hitsOf, MOST_PICKS, pondFactor, STARS } from '../rules.ts'
import { pondWords, type PondWords } from './words.ts'
import carp from '../art/stage/carp.webp?url'
import dim from '../art/stage/dim.webp?url'
import frog from '../art/stage/frog.webp?url'
import golden from '../art/stage/hit.webp?url'
import koi from '../art/stage/koi.webp?url'
import lotus from '../art/stage/lotus.webp?url'
import pad from '../art/stage/pad.webp?url'
import picked from '../art/stage/picked.webp?url'
import shine from '../art/stage/shine.webp?url'
import './star-pond.css'

const all = Array.from({ length: STARS }, (_, at) => at + 1)

/** This many distinct stars, picked at random by the browser. */
function surprise(count: number): readonly number[] {
  const keyed = all.map((star) => ({ star, key: crypto.getRandomValues(new Uint32Array(1))[0]! }))
  return keyed
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ star }) => star)
    .toSorted((a, b) => a - b)
}

/** The payouts for the number of picks as a row; the current number of hits is lit. */
type PayRowProps = { readonly picks: number; readonly hits: number | null; readonly language: SceneLanguage }

function PayRow({ picks, hits, language }: PayRowProps) {
  const counts = Array.from({ length: picks + 1 }, (_, count) => count).filter(
    (count) => pondFactor(picks, count).n > 0n,
  )
  return (
    <ol className="pond-pays num">
      {counts.map((count) => (
        <li key={count} data-on={count === hits || undefined}>
          <small>{count}</small>
          <b>{timesWritten(language, pondFactor(picks, count)).replace(/[.,]?0+$/, '')}×</b>
        </li>
      ))}
    </ol>
  )
}

type StarProps = {
  readonly star: number
  readonly isPicked: boolean
  readonly isLit: boolean
  readonly words: PondWords
  readonly disabled: boolean
  readonly onPress: () => void
}

function Star({ star, isPicked, isLit, words, disabled, onPress }: StarProps) {
  const picture = isLit ? (isPicked ? golden : shine) : isPicked ? picked : dim
  const state = isLit ? (isPicked ? words.hit : words.shines) : isPicked ? words.picked : ''
  return (
    <button
      type="button"
      className="pond-star num"
      aria-pressed={isPicked}
      aria-label={words.star(star, state)}
      aria-disabled={disabled}
      data-lit={isLit || undefined}
      data-hit={(isLit && isPicked) || undefined}
      onClick={onPress}
    >
      <img key={picture} src={picture} alt="" />
      <span>{star}</span>
    </button>
  )
}

/** Two koi under the stars, a frog on its leaf and a lotus at the edge. */
function Life() {
  return (
    <>
      <span className="pond-water" aria-hidden>
        <img className="pond-koi" src={koi} alt="" />
        <img className="pond-koi" src={carp} alt="" />
      </span>
      <span className="pond-frog" aria-hidden>
        <img src={pad} alt="" />
        <img src={frog} alt="" />
      </span>
      <img className="pond-lotus" src={lotus} alt="" />
    </>
  )
}

/** The pond with its controls. */
export function Board({ store, port, choose, onStage }: BoardProps<PondChoice>) {
  const words = pondWords[port.language]
  const { choice, isBusy, result, history } = useStore(store)
  const [lit, setLit] = useState<readonly number[]>([])
  const pond = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const starsOf = (events: Parameters<typeof eventOf>[0]) =>
      eventOf<StarsEvent>(events, 'stars')?.stars ?? []
    onStage({
      run: async (events, ms) => {
        const stars = starsOf(events)
        setLit([])
        for (const [nth, star] of stars.entries()) {
          await port.clock.wait(ms / stars.length)
          setLit(stars.slice(0, nth + 1))
          const isHit = store.getState().choice.picks.includes(star)
          port.sound.play(isHit ? 'pearl' : 'tick', nth)
        }
      },
      rest: (events) => setLit(events ? starsOf(events) : []),
      spot: () => pond.current?.querySelector('[data-hit]') ?? pond.current ?? document.body,
    })
  }, [onStage, port, store])
  const set = (picks: readonly number[]): void => {
    if (isBusy || picks.length < 1) return
    setLit([])
    choose({ picks })
  }
  const toggle = (star: number): void => {
    const { picks } = choice
    if (picks.includes(star)) set(picks.filter((one) => one !== star))
    else if (picks.length < MOST_PICKS) set([...picks, star].toSorted((a, b) => a - b))
    else port.sound.play('refuse')
  }
  const hits = lit.length ? hitsOf(choice, lit) : null
  return (
    <div
      className="quick beside painted titled pond"
      data-state={isBusy ? 'busy' : result ? (result.isWin ? 'won' : 'lost') : 'rest'}
    >
      <PastRow history={history} label={words.history} />
      <div className="pond-middle">
        <p className="hint-line">
          {hits === null ? words.pick : <b>{words.hits(hits, choice.picks.length)}</b>}
        </p>
        <div ref={pond} className="pond-field" role="group" aria-label={words.pond}>
          <Life />
          {all.map((star) => (
            <Star
              key={star}
              {...{ star, words }}
              isPicked={choice.picks.includes(star)}
              isLit={lit.includes(star)}
              disabled={isBusy}
              onPress={() => toggle(star)}
            />
          ))}
        </div>
        <PayRow picks={choice.picks.length} hits={hits} language={port.language} />
      </div>
      <div className="moves">
        <button type="button" disabled={isBusy} onClick={() => set([choice.picks[0] ?? 1])}>
          {words.clear}
        </button>
        <button
          type="button"
          disabled={isBusy}
          onClick={() => set(surprise(Math.max(5, choice.picks.length)))}
        >
          {words.surprise}
        </button>
      </div>
    </div>
  )
}
