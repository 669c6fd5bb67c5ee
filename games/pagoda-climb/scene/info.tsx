import { oneInWritten, timesWritten } from '#game-kit/scene/written.ts'
import { RulesList } from '#game-kit/scene/dom/rules-list.tsx'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { climbConfig, climbFactor, passChance, risks, towers } from '../rules.ts'
import { climbWords } from './words.ts'

export function Info({ language }: InfoProps) {
  const words = climbWords[language]
  return (
    <>
      <RulesList title={words.rulesTitle} rules={words.rules} />
      {risks.map((risk) => (
        <section key={risk}>
          <h3>
            {words.ladders}: {words.risks[risk]}
          </h3>
          <table className="quick-pays num">
            <thead>
              <tr>
                <th>{words.floors}</th>
                <th>{words.chance}</th>
                <th>{words.pays}</th>
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: towers[risk].floors }, (_, floor) => (
                <tr key={floor}>
                  <td>{floor + 1}</td>
                  <td>{oneInWritten(language, passChance({ risk }, floor + 1))}</td>
                  <td>{timesWritten(language, climbFactor(climbConfig, { risk }, floor + 1), 4)} ×</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  )
}
