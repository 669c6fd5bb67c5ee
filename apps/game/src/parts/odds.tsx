import { formatOdd } from '#texts/formats.ts'
import type { GameSession } from '../api.ts'
import type { Language, PageWords } from '../words/words.ts'

type Odd = GameSession['odds'][number]

export type OddsProps = {
  readonly odds: readonly Odd[]
  readonly language: Language
  readonly words: PageWords
}

/** The published odds of a game beside its RTP: exact, and one tap away before the first bet. */
export function Odds({ odds, language, words }: OddsProps) {
  if (odds.length === 0) return null
  const names = new Map<string, string>(Object.entries(words))
  return (
    <section>
      <h3>{words.odds}</h3>
      <dl className="facts">
        {odds.map((odd) => (
          <div key={odd.name}>
            <dt>{names.get(odd.name)}</dt>
            <dd className="num">{formatOdd(language, odd, (count) => words.oneIn.replace('{n}', count))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
