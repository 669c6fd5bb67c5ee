import type { Minor } from '#kit/money.ts'
import type { GameSession } from '../api.ts'
import type { PageWords } from '../words/words.ts'

type Props = {
  readonly jackpot: NonNullable<GameSession['jackpot']>
  readonly words: PageWords
  readonly money: (amount: Minor) => string
}

/** The word for a level of a jackpot; its key for one that the page does not know. */
export function levelWord(level: string, words: PageWords): string {
  switch (level) {
    case 'mini':
      return words.jackpotMini
    case 'minor':
      return words.jackpotMinor
    case 'major':
      return words.jackpotMajor
    case 'grand':
      return words.jackpotGrand
    default:
      return level
  }
}

/** The amounts of the game's jackpot above the stage. */
export function JackpotStrip({ jackpot, words, money }: Props) {
  return (
    <dl className="jackpot" aria-label={jackpot.name}>
      {jackpot.levels.map(({ level, amount }) => (
        <div key={level} data-level={level}>
          <dt>{levelWord(level, words)}</dt>
          <dd className="num">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
