import { useStore } from 'zustand'
import { AnyOrTake } from '#game-kit/scene/dom/any-or-take.tsx'
import { Choices, PastRow } from '#game-kit/scene/dom/choices.tsx'
import { isCalled, moveOf, placeOf, type TableProps } from '#game-kit/scene/dom/stepped.tsx'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { timesWritten } from '#game-kit/scene/written.ts'
import { floorOf, parseRational, type Rational } from '#kit/rational.ts'
import type { VeinChoice } from '../events.ts'
import { mostStones, STONES, veinConfig, veinFactor } from '../rules.ts'
import type { VeinPicture } from './picture.ts'
import { Cracker, Jade } from './pieces.tsx'
import { veinWords, type VeinWords } from './words.ts'
import './jade-vein.css'

const offered = [1, 2, 3, 5, 8, 12, 24]

/** What a stone shows: closed, jade, a firecracker; `late` if it was never opened. */
function faceOf({ opened, laid }: VeinPicture, at: number) {
  const isJade = opened.get(at)
  if (isJade !== undefined) return isJade ? 'jade' : 'cracker'
  if (laid) return laid.includes(at) ? 'late-cracker' : 'late-jade'
  return 'closed'
}

type FieldProps = {
  readonly picture: VeinPicture
  readonly canOpen: (at: number) => boolean
  /** The stone that is opened as soon as the round waits; -1: none. */
  readonly ahead: number
  readonly words: VeinWords
  readonly onOpen: (at: number) => void
}

function Field({ picture, canOpen, ahead, words, onOpen }: FieldProps) {
  return (
    <div className="vein-field" role="group" aria-label={words.field}>
      {Array.from({ length: STONES }, (_, at) => {
        const face = faceOf(picture, at)
        const isJade = face.endsWith('jade')
        const name = face === 'closed' ? '' : `: ${isJade ? words.jade : words.cracker}`
        return (
          <button
            key={at}
            type="button"
            className="vein-stone"
            data-face={face}
            data-spot={face === 'jade' || undefined}
            data-ahead={ahead === at || undefined}
            data-dark={(at + Math.floor(at / 5)) % 2 === 1 || undefined}
            aria-label={`${words.stone(at + 1)}${name}`}
            aria-disabled={!canOpen(at)}
            onClick={() => canOpen(at) && onOpen(at)}
          >
            <span>{face === 'closed' ? null : isJade ? <Jade /> : <Cracker />}</span>
          </button>
        )
      })}
    </div>
  )
}

/** The line above the field: the current win and the next step. */
type StandingProps = {
  readonly picture: VeinPicture
  readonly words: VeinWords
  readonly language: SceneLanguage
}

function Standing({ picture, words, language }: StandingProps) {
  const timesText = (of: Rational): string => timesWritten(language, of)
  const factor = parseRational(picture.factor)
  const choice = { crackers: picture.crackers }
  const count = picture.opened.size
  if (!picture.crackers) return <p className="hint-line">{words.choose}</p>
  const hasNext = !picture.laid && count < mostStones(veinConfig, choice)
  return (
    <p className="hint-line num">
      {factor && factor.n > 0n ? <b>{words.now(timesText(factor))}</b> : !picture.laid && words.open}
      {hasNext && ` · ${words.next(timesText(veinFactor(veinConfig, choice, count + 1)))}`}
    </p>
  )
}

/** The field of stones with its controls. */
export function Table({ store, port, stake, choose, act, aim }: TableProps<VeinChoice, VeinPicture>) {
  const words = veinWords[port.language]
  const { choice, picture, hand, ahead, isOpen, result, history } = useStore(store)
  const isOpenable = (at: number): boolean =>
    hand
      ? moveOf(hand, (action) => isCalled(action, 'open') && 'at' in action && action.at === at) !== null
      : isOpen && faceOf(picture, at) === 'closed'
  const canTake = moveOf(hand, (action) => isCalled(action, 'take')) !== null
  const factor = parseRational(picture.factor)
  const anyStone = (): void => {
    const closed = Array.from({ length: STONES }, (_, at) => at).filter(isOpenable)
    const at = closed[crypto.getRandomValues(new Uint32Array(1))[0]! % closed.length]
    if (at !== undefined) act({ do: 'open', at })
  }
  return (
    <div
      className="quick beside painted titled vein"
      data-state={result ? (result.isWin ? 'won' : 'lost') : 'rest'}
    >
      <PastRow history={history} label={words.history} />
      <div className="vein-middle">
        <Standing {...{ picture, words }} language={port.language} />
        <Field
          {...{ picture, words }}
          canOpen={isOpenable}
          ahead={placeOf(ahead)}
          onOpen={(at) => aim({ do: 'open', at })}
        />
      </div>
      {isOpen ? (
        <AnyOrTake
          isAwaited={hand !== null}
          canTake={canTake}
          any={words.any}
          take={words.take(factor && factor.n > 0n ? port.money(floorOf(stake, factor)) : '')}
          onAny={anyStone}
          onTake={() => act({ do: 'take' })}
        />
      ) : (
        <div className="quick-fields">
          <Choices
            label={words.crackers}
            values={offered}
            value={choice.crackers}
            disabled={isOpen}
            nameOf={String}
            onChoose={(crackers) => choose({ crackers })}
          />
        </div>
      )}
    </div>
  )
}
