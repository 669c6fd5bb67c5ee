import { percentText } from '#game-kit/rtp/percent.ts'
import { RulesList } from '#game-kit/scene/dom/rules-list.tsx'
import { written } from '#game-kit/scene/written.ts'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { bonusPays, pairPlusPays, ranking } from '../hands.ts'
import { trioTheory } from '../theory.ts'
import { trioWords } from './words.ts'

export function Info({ language }: InfoProps) {
  const words = trioWords[language]
  const [ante, pairPlus] = trioTheory()
  const rows = [
    { name: words.ante, rtp: ante?.rtp },
    { name: words.pairPlus, rtp: pairPlus?.rtp },
  ]
  return (
    <>
      <RulesList title={words.rulesTitle} rules={words.rules} />
      <section>
        <h3>{words.pays}</h3>
        <table className="quick-pays num">
          <thead>
            <tr>
              <th>{words.hand}</th>
              <th>{words.pairPlus}</th>
              <th>{words.anteBonus}</th>
            </tr>
          </thead>
          <tbody>
            {ranking
              .filter((made) => made !== 'high')
              .map((made) => (
                <tr key={made}>
                  <td>{words.made[made]}</td>
                  <td>{pairPlusPays[made]} : 1</td>
                  <td>{bonusPays[made] ? `${bonusPays[made]} : 1` : '–'}</td>
                </tr>
              ))}
          </tbody>
        </table>
        <h3>{words.returns}</h3>
        <table className="quick-pays num">
          <tbody>
            {rows.map(({ name, rtp }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{rtp ? `${written(language, percentText(rtp, 4))}%` : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
