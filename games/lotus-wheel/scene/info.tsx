import { tenthsText } from '#game-kit/scene/dom/quick.tsx'
import { RulesList } from '#game-kit/scene/dom/rules-list.tsx'
import { written } from '#game-kit/scene/written.ts'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { risks, sizes, wheels } from '../pays.ts'
import { wheelWords } from './words.ts'

export function Info({ language }: InfoProps) {
  const words = wheelWords[language]
  return (
    <>
      <RulesList title={words.rulesTitle} rules={words.rules} />
      {risks.map((risk) => {
        const pays = [...new Set(sizes.flatMap((petals) => wheels[petals][risk]))].toSorted((a, b) => b - a)
        return (
          <section key={risk}>
            <h3>
              {words.risk}: {words.risks[risk]}
            </h3>
            <table className="quick-pays num">
              <thead>
                <tr>
                  <th rowSpan={2}>{words.pays}</th>
                  <th colSpan={sizes.length}>{words.onWheel}</th>
                </tr>
                <tr>
                  {sizes.map((petals) => (
                    <th key={petals}>{petals}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {pays.map((tenths) => (
                  <tr key={tenths}>
                    <td>{written(language, tenthsText(tenths))} ×</td>
                    {sizes.map((petals) => (
                      <td key={petals}>
                        {wheels[petals][risk].filter((one) => one === tenths).length || '–'}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )
      })}
    </>
  )
}
