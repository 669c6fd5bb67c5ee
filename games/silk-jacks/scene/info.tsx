import { RulesList } from '#game-kit/scene/dom/rules-list.tsx'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { pays, ranking } from '../pays.ts'
import { jacksWords } from './words.ts'

export function Info({ language }: InfoProps) {
  const words = jacksWords[language]
  return (
    <>
      <RulesList title={words.rulesTitle} rules={words.rules} />
      <section>
        <h3>{words.pays}</h3>
        <table className="quick-pays num">
          <tbody>
            {ranking.map((made) => (
              <tr key={made}>
                <th scope="row">{words.made[made]}</th>
                <td>{pays[made]} ×</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
