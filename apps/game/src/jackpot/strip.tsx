import type { Minor } from '#kit/money.ts'
import type { GameSession } from '../api.ts'
import type { PageWords } from '../words/words.ts'
import { useCount } from './use-count.ts'

type Jackpot = NonNullable<GameSession['jackpot']>

type Props = {
  readonly jackpot: Jackpot
  readonly words: PageWords
  readonly money: (amount: Minor) => string
  readonly reduced: boolean
}

/** How long an amount counts up to what was read. */
const GROWS_MS = 1_200

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

/** The pools that the game gives to, above its stage: with their name, since a game may have fixed jackpots of its own. */
export function JackpotStrip({ jackpot, words, money, reduced }: Props) {
  return (
    <section className="jackpot" aria-label={jackpot.name}>
      <p aria-hidden>{jackpot.name}</p>
      <dl>
        {jackpot.levels.map(({ level, amount }) => (
          <div key={level} data-level={level}>
            <dt>{levelWord(level, words)}</dt>
            <dd className="num">
              <Amount {...{ amount, money, reduced }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Amount({ amount, money, reduced }: Pick<Props, 'money' | 'reduced'> & { readonly amount: Minor }) {
  return money(useCount(amount, { ms: reduced ? 0 : GROWS_MS }).shown)
}
