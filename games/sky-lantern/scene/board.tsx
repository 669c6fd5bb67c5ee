import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { ease } from '#game-kit/scene/clock.ts'
import { PastRow } from '#game-kit/scene/dom/choices.tsx'
import { eventOf, type BoardProps } from '#game-kit/scene/dom/quick.tsx'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { written, writtenIn } from '#game-kit/scene/written.ts'
import type { LanternChoice, RiseEvent } from '../events.ts'
import { heightText } from '../rules.ts'
import { chanceText, payout, readTarget, risingText } from './numbers.ts'
import { lanternWords } from './words.ts'
import './sky-lantern.css'

type TargetProps = {
  language: SceneLanguage
  target: number
  words: (typeof lanternWords)['en']
  disabled: boolean
  onSet: (target: number) => void
}

/** The target as a number that is applied on blur or Enter. */
function Target({ language, target, words, disabled, onSet }: TargetProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const take = (): void => {
    const read = draft === null ? null : readTarget(draft)
    if (read !== null && read !== target) onSet(read)
    setDraft(null)
  }
  return (
    <label className="quick-field">
      <span>{words.target}</span>
      <input
        className="num"
        inputMode="decimal"
        aria-label={`${words.target}. ${words.targetHint}`}
        value={draft ?? writtenIn(language, heightText(target))}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </label>
  )
}

/** Vertical position of a height: 1.00 at the ground, a hundredfold near the stars. */
const upOf = (height: number): number => Math.min(1, Math.log10(height / 100) / 2.2)

function Lantern() {
  return (
    <svg viewBox="0 0 60 80" aria-hidden>
      <defs>
        <linearGradient id="lantern-paper" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d9571f" />
          <stop offset="0.55" stopColor="#ff9a3d" />
          <stop offset="1" stopColor="#fff0b8" />
        </linearGradient>
        <radialGradient id="lantern-flame" cx="0.5" cy="0.9" r="0.7">
          <stop offset="0" stopColor="#fffbe6" />
          <stop offset="0.5" stopColor="#ffd36b" stopOpacity="0.7" />
          <stop offset="1" stopColor="#ff9a3d" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M14 8 Q30 -3 46 8 Q56 30 47 62 Q30 68 13 62 Q4 30 14 8Z" fill="url(#lantern-paper)" />
      <path d="M14 8 Q30 -3 46 8 Q56 30 47 62 Q30 68 13 62 Q4 30 14 8Z" fill="url(#lantern-flame)" />
      <path
        d="M30 2 Q24 32 28 65 M46 8 Q40 36 40 64 M14 8 Q20 36 20 64"
        stroke="#b8441a"
        strokeOpacity="0.45"
        fill="none"
      />
      <ellipse cx="30" cy="63.5" rx="17" ry="3.4" fill="#6e2a10" />
      <ellipse cx="30" cy="63.2" rx="12" ry="2.2" fill="#ffe9a8" />
    </svg>
  )
}

/** The sky, the lantern, its height, and the target. */
export function Board({ store, port, stake, choose, onStage }: BoardProps<LanternChoice>) {
  const words = lanternWords[port.language]
  const { choice, isBusy, result, history } = useStore(store)
  const [shown, setShown] = useState('1.00')
  const sky = useRef<HTMLDivElement>(null)
  const lantern = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const up = (share: number): void => sky.current?.style.setProperty('--up', share.toFixed(4))
    const heightIn = (events: Parameters<typeof eventOf>[0]) =>
      eventOf<RiseEvent>(events, 'rise')?.height ?? 100
    onStage({
      run: async (events, ms) => {
        const height = heightIn(events)
        port.sound.play('spin')
        await port.clock.tween(
          ms,
          (_, share) => {
            const eased = ease.out(share)
            up(upOf(height) * eased)
            setShown(written(port.language, share < 1 ? risingText(height, eased) : heightText(height)))
          },
          ease.line,
        )
        port.sound.play('pearl')
      },
      rest: (events) => {
        const height = events ? heightIn(events) : 100
        up(upOf(height))
        setShown(written(port.language, heightText(height)))
      },
      spot: () => lantern.current ?? document.body,
    })
  }, [onStage, port])
  const state = isBusy ? 'rising' : result ? (result.isWin ? 'won' : 'lost') : 'rest'
  return (
    <div className="quick painted titled lantern" data-state={state}>
      <PastRow history={history} label={words.history} />
      <div ref={sky} className="lantern-sky">
        <div className="lantern-stars" />
        <div ref={lantern} className="lantern-body">
          <Lantern />
        </div>
        <output className="lantern-height num">
          {shown}
          <i>×</i>
        </output>
        <p className="quick-win num" data-tier={result?.tier}>
          {result?.isWin ? `+ ${port.money(result.win)}` : '\u00a0'}
        </p>
      </div>
      <div className="quick-fields">
        <Target
          language={port.language}
          target={choice.target}
          words={words}
          disabled={isBusy}
          onSet={(target) => choose({ target })}
        />
        <div className="quick-field">
          <span>{words.chance}</span>
          <b className="num">{written(port.language, chanceText(choice.target))}</b>
        </div>
        <div className="quick-field gold">
          <span>{words.pays}</span>
          <b className="num">{port.money(payout(stake, choice.target))}</b>
        </div>
      </div>
    </div>
  )
}
