import { oneInWritten, timesWritten } from '#game-kit/scene/written.ts'
import { RulesList } from '#game-kit/scene/dom/rules-list.tsx'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { jadeChance, mostStones, veinConfig, veinFactor } from '../rules.ts'
import { veinWords } from './words.ts'

const shown = [1, 3, 5, 8, 12]

export function Info({ language }: InfoProps) {
  const words = veinWords[language]
  return (
    <>
      <RulesList title={words.rulesTitle} rules={words.rules} />
      {shown.map((crackers) => (
        <section key={crackers}>
          <h3>
            {words.ladders}: {crackers} {words.crackers.toLowerCase()}
          </h3>
          <table className="quick-pays num">
            <thead>
              <tr>
                <th>{words.stones}</th>
                <th>{words.chance}</th>
                <th>{words.pays}</th>
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: Math.min(10, mostStones(veinConfig, { crackers })) }, (_, nth) => (
                <tr key={nth}>
                  <td>{nth + 1}</td>
                  <td>{oneInWritten(language, jadeChance(crackers, nth + 1))}</td>
                  <td>{timesWritten(language, veinFactor(veinConfig, { crackers }, nth + 1), 4)} ×</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  )
}
