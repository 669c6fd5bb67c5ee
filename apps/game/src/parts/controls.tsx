import { BookOpen, FastForward, Minus, Plus, Repeat, Volume2, VolumeX, Zap } from 'lucide-react'
import type { Minor } from '#kit/money.ts'
import type { TableState } from '../table-state.ts'
import type { PageWords, Verb } from '../words/words.ts'
import { IconKey } from './icon-key.tsx'

export type ControlsProps = {
  state: TableState
  words: PageWords
  verb: Verb
  /** The button's label while a round waits for a move; absent: none. */
  moveVerb?: Verb | undefined
  /** The play button's icon. */
  picture: string
  muted: boolean
  money: (amount: Minor) => string
  onPress: () => void
  onStep: (by: 1 | -1) => void
  /** Opens the dialog in which the stake is typed. */
  onStake: () => void
  onTurbo: () => void
  /** Opens the autoplay dialog; absent when the game has no autoplay. */
  onAuto: () => void
  onBuy: () => void
  /** Opens the sound settings. */
  onSound: () => void
  onInfo: () => void
}

type StatProps = {
  name: string
  value: string
  /** A smaller line below the value. */
  beside?: string | null
  look?: 'gold' | 'trial' | ''
}

function Stat({ name, value, beside = null, look = '' }: StatProps) {
  return (
    <div className={`stat ${look}`}>
      <small>{name}</small>
      <b className="num">{value}</b>
      {beside && <span className="beside num">{beside}</span>}
    </div>
  )
}

/** Amounts with more characters use a smaller font on narrow phones. */
const LONG = 9

/** The stake of a round, which opens the dialog for any amount, and the two buttons that change it by a step. */
function StakeKeys({ state, words, money, onStep, onStake }: ControlsProps) {
  const mayStep = state.phase === 'ready' && state.auto === null
  const free = state.bonus?.freeRounds
  const isFree = free !== undefined && free !== null && free.stake === state.stake && free.left > 0
  return (
    <div
      className="stake"
      role="group"
      aria-label={words.stake}
      data-long={money(state.stake).length > LONG || undefined}
    >
      <button type="button" aria-label={words.less} disabled={!mayStep} onClick={() => onStep(-1)}>
        <Minus size={20} strokeWidth={2} aria-hidden />
      </button>
      <button type="button" className="amount" aria-haspopup="dialog" disabled={!mayStep} onClick={onStake}>
        <small className={isFree ? 'free' : undefined}>
          {isFree ? words.freeRounds.replace('{left}', String(free.left)) : words.stake}
        </small>
        <b className="num" aria-live="polite">
          {money(state.stake)}
        </b>
      </button>
      <button type="button" aria-label={words.more} disabled={!mayStep} onClick={() => onStep(1)}>
        <Plus size={20} strokeWidth={2} aria-hidden />
      </button>
    </div>
  )
}

/** The bonus beside the cash; free rounds are counted at the stake. */
function bonusLine({ state: { bonus }, words, money }: ControlsProps): string | null {
  if (!bonus || bonus.freeRounds || bonus.amount === 0n) return null
  return words.bonus.replace('{amount}', money(bonus.amount))
}

/** All controls of a game, within reach of a thumb. */
export function Controls(props: ControlsProps) {
  const { state, words, money } = props
  const isBusy = state.phase === 'asking' || state.phase === 'playing'
  const isReady = state.phase === 'ready'
  const isDeciding = state.phase === 'deciding'
  const deed = isDeciding ? (props.moveVerb ?? props.verb) : props.verb
  const { auto, session } = state
  const spinLabel = auto ? words.autoplayStop : state.phase === 'playing' ? words.skip : words[deed]
  return (
    <div className="bar" data-sells={session?.buy ? '' : undefined}>
      <div className="left">
        {/* play money is labelled here: a separate badge would cover the cards of some games */}
        <Stat
          name={session?.isTrial ? words.trial : words.balance}
          value={money(state.balance)}
          beside={bonusLine(props)}
          look={session?.isTrial ? 'trial' : ''}
        />
        <Stat
          name={words.lastWin}
          value={state.win === null ? '–' : money(state.win)}
          look={state.win !== null && state.win > state.staked ? 'gold' : ''}
        />
        <StakeKeys {...props} />
      </div>
      <button
        type="button"
        className="spin"
        ref={(el) => el?.style.setProperty('--picture', `url(${props.picture})`)}
        data-busy={isBusy || undefined}
        data-waiting={state.waiting || undefined}
        aria-label={spinLabel}
        disabled={
          auto === null &&
          (state.phase === 'asking' || (isReady && state.waiting) || (isDeciding && !props.moveVerb))
        }
        onClick={props.onPress}
      >
        {auto && <span className="count num">{auto.left}</span>}
        {!auto && state.phase === 'playing' && session?.mayTurbo && (
          <span className="hurry">
            <FastForward size={26} strokeWidth={2} aria-hidden />
          </span>
        )}
      </button>
      {session?.buy && (
        <button type="button" className="buy" disabled={!isReady || auto !== null} onClick={props.onBuy}>
          {words.buy}
          <small className="num">{money(state.stake * BigInt(session.buy.times))}</small>
        </button>
      )}
      <div className="keys">
        {session?.mayTurbo && (
          <IconKey icon={Zap} label={words.turbo} pressed={state.turbo} onPress={props.onTurbo} />
        )}
        {session?.autoplay && (
          <IconKey
            icon={Repeat}
            label={auto ? words.autoplayStop : words.autoplay}
            pressed={auto !== null}
            disabled={!isReady && auto === null}
            onPress={auto ? props.onPress : props.onAuto}
          />
        )}
        <IconKey
          icon={props.muted ? VolumeX : Volume2}
          label={props.muted ? words.soundIsOff : words.sound}
          onPress={props.onSound}
        />
        <IconKey icon={BookOpen} label={words.info} onPress={props.onInfo} />
      </div>
    </div>
  )
}
