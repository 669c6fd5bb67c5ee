import type { InfoProps } from '#game-kit/scene/info.ts'
import { oneInText } from '#game-kit/rtp/percent.ts'
import { rational } from '#kit/rational.ts'
import type { DropRows } from '../events.ts'
import { boards, cups, risks } from '../pays.ts'
import { waysInto } from '../rules.ts'
import { timesText } from './board.tsx'
import { dropWords } from './words.ts'

/** Chance of a cup of either side, as "1 in 32 768". */
function chanceOf(rows: DropRows, fromMiddle: number): string {
  const ways = waysInto(rows)[rows / 2 + fromMiddle] ?? 0n
  return oneInText(rational(fromMiddle === 0 ? ways : 2n * ways, 2n ** BigInt(rows)))
}

export function Info({ language }: InfoProps) {
  const words = dropWords[language]
  return (
    <>
      <section>
        <h3>{words.rulesTitle}</h3>
        <ul>
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      {boards.map((rows) => (
        <section key={rows}>
          <h3>
            {words.cups}: {rows} {words.rows.toLowerCase()}
          </h3>
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
              {Array.from({ length: rows / 2 + 1 }, (_, fromMiddle) => (
                <tr key={fromMiddle}>
                  <td>{chanceOf(rows, fromMiddle)}</td>
                  {risks.map((risk) => (
                    <td key={risk}>{timesText(cups[rows][risk][fromMiddle] ?? 0)} ×</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  )
}
