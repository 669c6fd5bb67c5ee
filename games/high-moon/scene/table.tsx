import { useStore } from 'zustand'
import { Card } from '#game-kit/cards/card.tsx'
import { rankOf, rankText } from '#game-kit/cards/cards.ts'
import { PastRow } from '#game-kit/scene/dom/choices.tsx'
import { isCalled, moveOf, type TableProps } from '#game-kit/scene/dom/stepped.tsx'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { timesWritten } from '#game-kit/scene/written.ts'
import { divide, floorOf, parseRational, rational, type Rational } from '#kit/rational.ts'
import type { Guess, MoonChoice } from '../events.ts'
import { guessChance, moonConfig } from '../rules.ts'
import type { MoonPicture } from './picture.ts'
import { moonWords, type MoonWords } from './words.ts'
import cloud from '../art/stage/cloud.webp?url'
import ear from '../art/stage/ear.webp?url'
import rabbit from '../art/stage/rabbit.webp?url'
import './high-moon.css'

/** Number of previous cards shown beside the open one. */
const MOST_SHOWN = 9

const signs = {
  higher: 'M4 17l8-9 8 9',
  lower: 'M4 8l8 9 8-9',
  same: 'M5 9h14M5 15h14',
}

type GuessProps = {
  readonly language: SceneLanguage
  readonly guess: Guess
  readonly card: number | undefined
  readonly base: Rational
  readonly words: MoonWords
  readonly canGuess: boolean
  readonly onGuess: () => void
}

/** One of the two guesses, with its payout. */
function GuessKey({ language, guess, card, base, words, canGuess, onGuess }: GuessProps) {
  const rank = card === undefined ? null : rankOf(card)
  const isSame = (guess === 'higher' && rank === 12) || (guess === 'lower' && rank === 0)
  const isStrict = rank === 0 || rank === 12
  const chance = rank === null ? null : guessChance(guess, rank)
  return (
    <button type="button" className="moon-guess" data-guess={guess} disabled={!canGuess} onClick={onGuess}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={signs[isSame ? 'same' : guess]} />
      </svg>
      <span>
        {isSame ? words.same : words[guess]}
        {!isSame && !isStrict && <small> {words.orSame}</small>}
      </span>
      {chance && <b className="num">{timesWritten(language, divide(base, chance))}×</b>}
    </button>
  )
}

/** The open card under the moon, its two guesses, and the previous cards. */
export function Table({ store, port, stake, act }: TableProps<MoonChoice, MoonPicture>) {
  const words = moonWords[port.language]
  const { picture, hand, isOpen, result, history } = useStore(store)
  const last = picture.cards.at(-1)
  const can = (name: string): boolean => moveOf(hand, (action) => isCalled(action, name)) !== null
  const now = parseRational(picture.factor)
  const hasWon = now !== null && now.n > 0n
  const base = hasWon ? now : rational(moonConfig.returnPercent, 100)
  const key = (guess: Guess) => (
    <GuessKey
      {...{ guess, base, words }}
      language={port.language}
      card={last?.card}
      canGuess={can(guess)}
      onGuess={() => act({ do: guess })}
    />
  )
  return (
    <div
      className="quick beside painted titled moon"
      data-state={result ? (result.isWin ? 'won' : 'lost') : hasWon ? 'ahead' : 'rest'}
    >
      <PastRow history={history} label={words.history} />
      <div className="moon-middle">
        <ol className="moon-row" aria-label={words.row}>
          {picture.cards.slice(-MOST_SHOWN - 1, -1).map(({ card, guess, isRight }, nth) => (
            <li key={nth} data-right={(guess !== null && isRight) || undefined}>
              {rankText(card)}
            </li>
          ))}
        </ol>
        <div className="moon-sky">
          <img className="moon-cloud" src={cloud} alt="" />
          <img className="moon-cloud" src={cloud} alt="" />
          <span className="moon-rabbit" aria-hidden>
            <img src={ear} alt="" />
            <img src={ear} alt="" />
            <img src={rabbit} alt="" />
          </span>
          <div
            className="moon-card"
            key={picture.cards.length}
            data-wrong={(last && !last.isRight) || undefined}
            data-spot={isOpen || result?.isWin || undefined}
          >
            <Card
              card={last?.card ?? null}
              hiddenName={words.closed}
              lit={last !== undefined && last.guess !== null && last.isRight}
            />
          </div>
        </div>
        <p className="hint-line num">
          {hasWon ? <b>{words.now(timesWritten(port.language, now))}</b> : !isOpen && words.begin}
        </p>
        <div className="moon-guesses">
          {key('higher')}
          {key('lower')}
        </div>
      </div>
      <div className="moves">
        <button type="button" disabled={!can('skip')} onClick={() => act({ do: 'skip' })}>
          {words.skip}
        </button>
        <button type="button" className="gold" disabled={!can('take')} onClick={() => act({ do: 'take' })}>
          {words.take(hasWon ? port.money(floorOf(stake, now)) : '')}
        </button>
      </div>
    </div>
  )
}
