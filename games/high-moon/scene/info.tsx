import { rankText } from '#game-kit/cards/cards.ts'
import { RulesList } from '#game-kit/scene/dom/rules-list.tsx'
import { timesWritten } from '#game-kit/scene/written.ts'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { rational } from '#kit/rational.ts'
import { nextFactor } from '../rules.ts'
import { moonWords } from './words.ts'

const base = rational(99, 100)

export function Info({ language }: InfoProps) {
  const words = moonWords[language]
  return (
    <>
      <RulesList title={words.rulesTitle} rules={words.rules} />
      <section>
        <h3>{words.odds}</h3>
        <table className="quick-pays num">
          <thead>
            <tr>
              <th>{words.card}</th>
              <th>{words.higher}</th>
              <th>{words.lower}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: 13 }, (_, rank) => (
              <tr key={rank}>
                <td>{rankText(rank)}</td>
                <td>{timesWritten(language, nextFactor(base, 'higher', rank), 4)} ×</td>
                <td>{timesWritten(language, nextFactor(base, 'lower', rank), 4)} ×</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
