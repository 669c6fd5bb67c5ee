import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Choices } from '#game-kit/scene/dom/choices.tsx'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import type { Minor } from '#kit/money.ts'
import type { FishKind } from '../rooms.ts'
import { fishNames } from '../words.ts'
import { chanceText, timesText } from './told.ts'
import { volleys, type FishingStore } from './store.ts'
import { fishingWords } from './words.ts'

export type PanelProps = {
  readonly store: FishingStore
  readonly kinds: readonly FishKind[]
  readonly pictures: Readonly<Record<string, string>>
  readonly language: SceneLanguage
  readonly stake: Minor
  readonly money: (amount: Minor) => string
  readonly choose: (fish: string) => void
}

type KindProps = {
  readonly kind: FishKind
  readonly picture: string | undefined
  readonly language: SceneLanguage
  readonly isOn: boolean
  readonly tabIndex: 0 | -1
  readonly onChoose: () => void
  readonly onKeyDown: (event: React.KeyboardEvent) => void
}

function Kind({ kind, picture, language, isOn, tabIndex, onChoose, onKeyDown }: KindProps) {
  const words = fishingWords[language]
  const name = fishNames[kind.key]?.[language] ?? kind.key
  const times = timesText(language, kind)
  const self = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const strip = self.current?.parentElement
    if (!isOn || !self.current || !strip) return
    const { offsetLeft, offsetWidth } = self.current
    strip.scrollTo({ left: offsetLeft - (strip.clientWidth - offsetWidth) / 2 })
  }, [isOn])
  return (
    <button
      ref={self}
      type="button"
      role="radio"
      className="fish-kind"
      aria-checked={isOn}
      aria-label={words.target(name, times, chanceText(language, kind))}
      data-special={kind.power ? '' : undefined}
      tabIndex={tabIndex}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <img src={picture} alt="" draggable={false} />
      <b className="num">{words.pays(times)}</b>
    </button>
  )
}

/** The fish to aim at and the bullets of a volley, with what it costs: also the way to play without seeing the water. */
export function Panel({ store, kinds, pictures, language, stake, money, choose }: PanelProps) {
  const words = fishingWords[language]
  const { fish, bullets, isBusy, shown } = useStore(store)
  // a replay has no stake of its own: it costs what the volley cost
  const cost = stake > 0n ? { bullets, price: stake } : shown
  const move = (event: React.KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = (kinds.findIndex(({ key }) => key === fish) + step + kinds.length) % kinds.length
    const next = kinds[at]
    if (next) choose(next.key)
    event.currentTarget.parentElement?.querySelectorAll('button')[at]?.focus()
  }
  const aimed = kinds.find(({ key }) => key === fish)
  return (
    <div className="fish-panel">
      <p className="fish-note">{words.chance}</p>
      <div className="fish-line">
        <p className="fish-aim">
          <b>{fishNames[fish]?.[language]}</b>
          {aimed && <span className="num">{chanceText(language, aimed)}</span>}
        </p>
        <Choices
          label={words.bullets}
          values={volleys}
          value={bullets}
          disabled={isBusy}
          nameOf={String}
          onChoose={(next) => store.setState({ bullets: next })}
        />
        <p className="fish-cost num">
          {cost && words.cost(cost.bullets, money(cost.price), money(cost.price * BigInt(cost.bullets)))}
        </p>
      </div>
      <div className="fish-kinds" role="radiogroup" aria-label={words.fish}>
        {kinds.map((kind) => (
          <Kind
            key={kind.key}
            {...{ kind, language }}
            picture={pictures[kind.key]}
            isOn={kind.key === fish}
            tabIndex={kind.key === fish ? 0 : -1}
            onChoose={() => choose(kind.key)}
            onKeyDown={move}
          />
        ))}
      </div>
    </div>
  )
}
