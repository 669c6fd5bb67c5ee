import { useStore } from 'zustand'
import { AnyOrTake } from '#game-kit/scene/dom/any-or-take.tsx'
import { Choices, PastRow } from '#game-kit/scene/dom/choices.tsx'
import { isCalled, moveOf, placeOf, type TableProps } from '#game-kit/scene/dom/stepped.tsx'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { timesWritten } from '#game-kit/scene/written.ts'
import { floorOf, parseRational } from '#kit/rational.ts'
import type { ClimbChoice, ClimbRisk } from '../events.ts'
import { climbConfig, climbFactor, risks, towers } from '../rules.ts'
import type { ClimbPicture } from './picture.ts'
import { Climber, Dusk, Finial, Lantern, Tiger } from './pieces.tsx'
import { climbWords, type ClimbWords } from './words.ts'
import './pagoda-climb.css'

type FloorProps = {
  readonly language: SceneLanguage
  readonly risk: ClimbRisk
  readonly floor: number
  /** How wide it is: 1 at the ground. */
  readonly share: number
  /** The floor whose doors are next. */
  readonly isNow: boolean
  readonly picture: ClimbPicture
  readonly words: ClimbWords
  readonly canOpen: (at: number) => boolean
  /** The door that is opened as soon as the round waits; -1: none. */
  readonly ahead: number
  readonly onOpen: (at: number) => void
}

/** The highest floor reached; -1 on the ground. */
const highestOf = ({ opened }: ClimbPicture): number => opened.filter(({ isFree }) => isFree).length - 1

/** The picture behind a door: the climber stands where he came last. */
function Behind({ face, isHighest }: { readonly face: string; readonly isHighest: boolean }) {
  if (face.endsWith('tiger')) return <Tiger />
  if (face === 'free' && isHighest) return <Climber />
  return face.endsWith('free') ? <Lantern /> : null
}

/** What is behind a door, if known. */
function faceOf({ opened, tigers }: ClimbPicture, floor: number, at: number) {
  const door = opened[floor]
  if (door?.at === at) return door.isFree ? 'free' : 'tiger'
  if (!tigers) return 'closed'
  return tigers[floor]?.includes(at) ? 'late-tiger' : 'late-free'
}

function Floor(props: FloorProps) {
  const { language, risk, floor, share, isNow, picture, words, canOpen, ahead, onOpen } = props
  const times = timesWritten(language, climbFactor(climbConfig, { risk }, floor + 1))
  const highest = highestOf(picture)
  return (
    <li
      ref={(el) => el?.style.setProperty('--share', share.toFixed(3))}
      data-now={isNow || undefined}
      data-passed={picture.opened[floor]?.isFree || undefined}
    >
      <b className="num">{times}×</b>
      <div>
        {Array.from({ length: towers[risk].doors }, (_, at) => {
          const face = faceOf(picture, floor, at)
          const name = face === 'closed' ? '' : `: ${face.endsWith('tiger') ? words.tiger : words.free}`
          const isOpenable = isNow && canOpen(at)
          return (
            <button
              key={at}
              type="button"
              className="climb-door"
              data-face={face}
              data-ahead={(isNow && ahead === at) || undefined}
              data-spot={(face === 'free' && floor === picture.opened.length - 1) || undefined}
              aria-label={`${words.door(floor + 1, at + 1)}${name}`}
              aria-disabled={!isOpenable}
              onClick={() => isOpenable && onOpen(at)}
            >
              <Behind {...{ face }} isHighest={floor === highest} />
            </button>
          )
        })}
      </div>
    </li>
  )
}

/** The pagoda from its top floor down, with its controls. */
export function Table({ store, port, stake, choose, act, aim }: TableProps<ClimbChoice, ClimbPicture>) {
  const words = climbWords[port.language]
  const { choice, picture, hand, ahead, isOpen, result, history } = useStore(store)
  const risk = picture.risk ?? choice.risk
  // between placing the stake and the pagoda appearing, a door can be chosen in advance; later it would be a door of the next floor
  const isComing = isOpen && picture.risk === null
  const canOpen = (at: number): boolean =>
    isComing ||
    moveOf(hand, (action) => isCalled(action, 'open') && 'at' in action && action.at === at) !== null
  const isNow = (floor: number): boolean =>
    isComing ? floor === 0 : picture.risk !== null && !picture.tigers && picture.opened.length === floor
  const canTake = moveOf(hand, (action) => isCalled(action, 'take')) !== null
  const factor = parseRational(picture.factor)
  const { doors, floors } = towers[risk]
  const anyDoor = (): void => act({ do: 'open', at: crypto.getRandomValues(new Uint32Array(1))[0]! % doors })
  return (
    <div
      className="quick beside painted titled climb"
      data-state={result ? (result.isWin ? 'won' : 'lost') : 'rest'}
      data-reached={highestOf(picture) + 1}
    >
      <PastRow history={history} label={words.history} />
      <div className="climb-tower">
        <Finial />
        <ol className="climb-pagoda" aria-label={words.pagoda} data-doors={doors} reversed>
          {Array.from({ length: floors }, (_, nth) => floors - 1 - nth).map((floor) => (
            <Floor
              key={floor}
              {...{ risk, floor, picture, words, canOpen }}
              share={1 - floor / (floors * 2.7)}
              isNow={isNow(floor)}
              ahead={placeOf(ahead)}
              language={port.language}
              onOpen={(at) => aim({ do: 'open', at })}
            />
          ))}
        </ol>
        <div className="climb-steps">{highestOf(picture) < 0 && <Climber />}</div>
      </div>
      {isOpen ? (
        <AnyOrTake
          isAwaited={hand !== null}
          canTake={canTake}
          any={words.any}
          take={words.take(factor && factor.n > 0n ? port.money(floorOf(stake, factor)) : '')}
          onAny={anyDoor}
          onTake={() => act({ do: 'take' })}
        />
      ) : (
        <div className="quick-fields">
          <Choices
            label={words.risk}
            values={risks}
            value={choice.risk}
            disabled={isOpen}
            nameOf={(one) => words.risks[one]}
            onChoose={(one) => choose({ risk: one })}
          />
        </div>
      )}
      <Dusk />
    </div>
  )
}
