import { RulesList } from '#game-kit/scene/dom/rules-list.tsx'
import { written } from '#game-kit/scene/written.ts'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { heightText } from '../rules.ts'
import { chanceText, payout } from './numbers.ts'
import { lanternWords } from './words.ts'

/** From nearly certain to one in ten thousand. */
const SHOWN = [101, 125, 150, 200, 500, 1_000, 10_000, 100_000, 1_000_000]

export function Info({ language, stake, money }: InfoProps) {
  const words = lanternWords[language]
  return (
    <>
      <RulesList title={words.rulesTitle} rules={words.rules} />
      <section>
        <h3>{words.some}</h3>
        <table className="quick-pays num">
          <thead>
            <tr>
              <th>{words.target}</th>
              <th>{words.chance}</th>
              <th>{words.pays}</th>
            </tr>
          </thead>
          <tbody>
            {SHOWN.map((target) => (
              <tr key={target}>
                <td>{written(language, heightText(target))} ×</td>
                <td>{written(language, chanceText(target))}</td>
                <td>{money(payout(stake, target))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
