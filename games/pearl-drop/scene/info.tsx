import { tenthsText } from '#game-kit/scene/dom/quick.tsx'
import { RulesList } from '#game-kit/scene/dom/rules-list.tsx'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { oneInWritten, written } from '#game-kit/scene/written.ts'
import { rational } from '#kit/rational.ts'
import type { DropRows } from '../events.ts'
import { boards, cups, risks } from '../pays.ts'
import { waysInto } from '../rules.ts'
import { dropWords } from './words.ts'

/** Chance of a cup of either side, as "1 in 32 768". */
function chanceOf(language: SceneLanguage, rows: DropRows, fromMiddle: number): string {
  const ways = waysInto(rows)[Math.ceil(rows / 2) + fromMiddle] ?? 0n
  const isAlone = fromMiddle === 0 && rows % 2 === 0
  return oneInWritten(language, rational(isAlone ? ways : 2n * ways, 2n ** BigInt(rows)))
}

export function Info({ language }: InfoProps) {
  const words = dropWords[language]
  return (
    <>
      <RulesList title={words.rulesTitle} rules={words.rules} />
      {boards.map((rows) => (
        <details key={rows} open={rows === 16}>
          <summary>
            {words.cups}: {rows} {words.rows.toLowerCase()}
          </summary>
          <table className="quick-pays num">
            <thead>
              <tr>
                <th>{words.chance}</th>
                {risks.map((risk) => (
                  <th key={risk}>{words.risks[risk]}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: Math.floor(rows / 2) + 1 }, (_, fromMiddle) => (
                <tr key={fromMiddle}>
                  <td>{chanceOf(language, rows, fromMiddle)}</td>
                  {risks.map((risk) => (
                    <td key={risk}>{written(language, tenthsText(cups[rows][risk][fromMiddle] ?? 0))} ×</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </>
  )
}
