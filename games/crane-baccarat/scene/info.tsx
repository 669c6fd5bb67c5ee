import { RulesList } from '#game-kit/scene/dom/rules-list.tsx'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { percentText } from '#game-kit/rtp/percent.ts'
import { written } from '#game-kit/scene/written.ts'
import { craneConfig, pays, places } from '../rules.ts'
import { craneTheory } from '../theory.ts'
import { craneWords } from './words.ts'

export function Info({ language }: InfoProps) {
  const words = craneWords[language]
  const theory = new Map(craneTheory(craneConfig.decks).map((row) => [row.betKey, row]))
  return (
    <>
      <RulesList title={words.rulesTitle} rules={words.rules} />
      <section>
        <h3>{words.pays}</h3>
        <table className="quick-pays num">
          <thead>
            <tr>
              <th>{words.bet}</th>
              <th>{words.returns}</th>
              <th>{words.inTheLongRun}</th>
            </tr>
          </thead>
          <tbody>
            {places.map((on) => {
              const rtp = theory.get(on)?.rtp
              return (
                <tr key={on}>
                  <td>{words.places[on]}</td>
                  <td>{written(language, `${pays[on] / 100}`)} ×</td>
                  <td>{rtp ? `${written(language, percentText(rtp, 4))}%` : ''}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </>
  )
}
