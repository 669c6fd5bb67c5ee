import { oneInWritten, timesWritten } from '#game-kit/scene/written.ts'
import { RulesList } from '#game-kit/scene/dom/rules-list.tsx'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { rational } from '#kit/rational.ts'
import { MOST_PICKS, pondFactor, SHINING, STARS, ways, waysToHit } from '../rules.ts'
import { pondWords } from './words.ts'

export function Info({ language }: InfoProps) {
  const words = pondWords[language]
  return (
    <>
      <RulesList title={words.rulesTitle} rules={words.rules} />
      {Array.from({ length: MOST_PICKS }, (_, nth) => nth + 1).map((picks) => (
        <section key={picks}>
          <h3>{words.pays(picks)}</h3>
          <table className="quick-pays num">
            <thead>
              <tr>
                <th>{words.shining}</th>
                <th>{words.chance}</th>
                <th>{words.returns}</th>
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: picks + 1 }, (_, hits) => hits)
                .filter((hits) => pondFactor(picks, hits).n > 0n)
                .map((hits) => (
                  <tr key={hits}>
                    <td>{hits}</td>
                    <td>{oneInWritten(language, rational(waysToHit(picks, hits), ways(STARS, SHINING)))}</td>
                    <td>{timesWritten(language, pondFactor(picks, hits))} ×</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  )
}
