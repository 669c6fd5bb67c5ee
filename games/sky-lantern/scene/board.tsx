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
import { Lantern, Night } from './night.tsx'
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
        <Night />
        <p
          className="lantern-goal num"
          ref={(el) => el?.style.setProperty('--goal', upOf(choice.target).toFixed(4))}
        >
          {written(port.language, heightText(choice.target))}×
        </p>
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
