import { useStore } from 'zustand'
import { Card } from '#game-kit/cards/card.tsx'
import { halvesStake } from '#game-kit/scene/dom/halves.ts'
import { PastRow } from '#game-kit/scene/dom/choices.tsx'
import { usePlainKeys } from '#game-kit/scene/dom/plain-keys.ts'
import { isCalled, moveOf, type TableProps } from '#game-kit/scene/dom/stepped.tsx'
import { bonusPays, pairPlusPays } from '../hands.ts'
import type { TrioAct } from '../rules.ts'
import type { TrioPicture } from './picture.ts'
import { turned, type TrioSide } from './side.ts'
import { trioWords, type TrioWords } from './words.ts'
import branch from '../art/stage/branch.webp?url'
import swallow from '../art/stage/swallow.webp?url'
import './trio.css'

const places = [0, 1, 2]

type HandProps = {
  readonly name: string
  readonly cards: readonly (number | null)[]
  readonly told: string
  readonly words: TrioWords
  readonly isWinner: boolean
  readonly isDim: boolean
}

/** Three cards and their rank. */
function Hand({ name, cards, told, words, isWinner, isDim }: HandProps) {
  return (
    <section
      className="trio-hand"
      aria-label={name}
      data-won={isWinner || undefined}
      data-dim={isDim || undefined}
      data-spot={isWinner || undefined}
    >
      <div>
        {places.map((nth) => {
          const card = cards[nth]
          return card === undefined ? (
            <i key={nth} className="trio-place" />
          ) : (
            <span key={`${nth} ${card}`} data-nth={nth} data-turned={card !== null || undefined}>
              <Card card={card} hiddenName={words.closed} lit={isWinner} />
            </span>
          )
        })}
      </div>
      <p>
        <span>{name}</span>
        {told && <b>{told}</b>}
      </p>
    </section>
  )
}

const KEYS: Readonly<Record<string, TrioAct['do']>> = { p: 'play', f: 'fold' }

/** The result, in one line. */
function endOf({ end, made, isPlayed }: TrioPicture, words: TrioWords): string {
  if (!end) return ''
  const bonus = isPlayed && made ? bonusPays[made] : 0
  const told = end.isQualified || end.result === 'folded' ? words.results[end.result] : words.idle
  return bonus > 0 ? `${told} · ${words.bonus(bonus)}` : told
}

/** Three swallows and a branch in blossom around the table. */
function Flock() {
  return (
    <div className="trio-flock" aria-hidden>
      <img className="trio-branch" src={branch} alt="" />
      <img className="trio-swallow" src={swallow} alt="" />
      <img className="trio-swallow" src={swallow} alt="" />
      <img className="trio-swallow" src={swallow} alt="" />
    </div>
  )
}

/** Dusk over water: the dealer's three above, yours below, one decision within reach of a thumb. */
export function Table({ store, port, stake, choose, act }: TableProps<TrioSide, TrioPicture>) {
  const words = trioWords[port.language]
  const { picture, hand, choice, isOpen, result, history } = useStore(store)
  const moveNamed = (name: string) => moveOf(hand, (action) => isCalled(action, name))
  usePlainKeys((key) => {
    const name = KEYS[key.toLowerCase()]
    if (name && moveNamed(name)) act({ do: name })
  })
  const { mine, theirs, made, end, isPlayed } = picture
  const side = halvesStake(stake, choice.pairPlus, port.bounds())
  // a replayed round has no stakes for each place
  const hasStakes = port.bounds() !== null
  const sideText = side > 0n && hasStakes ? port.money(side) : ''
  const isPaid = made !== null && pairPlusPays[made] > 0
  const play = moveNamed('play')
  return (
    <div
      className="quick beside painted titled trio"
      data-state={result ? (result.isWin ? 'won' : 'lost') : 'rest'}
    >
      <PastRow history={history} label={words.history} />
      <div className="trio-table">
        <Hand
          name={words.dealer}
          cards={theirs}
          told={end ? words.made[end.made] : ''}
          words={words}
          isWinner={end?.result === 'lost'}
          isDim={end !== null && (end.result === 'won' || !end.isQualified)}
        />
        <p className="hint-line">
          {end ? <b>{endOf(picture, words)}</b> : hand ? words.choose : !isOpen && words.begin}
        </p>
        <Hand
          name={words.mine}
          cards={mine}
          told={made ? words.made[made] : ''}
          words={words}
          isWinner={end?.result === 'won' || (end !== null && isPaid && side > 0n)}
          isDim={end?.result === 'folded' || end?.result === 'lost'}
        />
        <div className="trio-spots">
          <p data-on={isOpen || end !== null || undefined}>
            <span>{words.ante}</span>
            <b className="num">{hasStakes ? port.money(stake) : '·'}</b>
          </p>
          <p data-on={isPlayed || undefined}>
            <span>{words.play}</span>
            <b className="num">{isPlayed && hasStakes ? port.money(stake) : '·'}</b>
          </p>
          <button
            type="button"
            data-on={side > 0n || undefined}
            data-won={(isPaid && side > 0n) || undefined}
            disabled={isOpen}
            aria-label={words.addSide(sideText)}
            onClick={() => choose(turned(choice))}
          >
            <span>{words.pairPlus}</span>
            <b className="num">{isPaid && side > 0n ? `${pairPlusPays[made]}:1` : sideText || '+'}</b>
          </button>
        </div>
      </div>
      <div className="moves">
        <button type="button" disabled={!moveNamed('fold')} onClick={() => act({ do: 'fold' })}>
          {words.fold}
        </button>
        <button type="button" className="gold" disabled={!play} onClick={() => act({ do: 'play' })}>
          {words.play}
          {play && <small className="num">+{port.money(play.charge)}</small>}
        </button>
      </div>
      <Flock />
    </div>
  )
}
