import { RulesList } from '#game-kit/scene/dom/rules-list.tsx'
import { written } from '#game-kit/scene/written.ts'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { rollText } from '../rules.ts'
import { choiceOf, multiplierText, payout } from './numbers.ts'
import { diceWords } from './words.ts'

/** Chances of a few targets, from nearly sure to one in ten thousand. */
const SHOWN = [9_800, 7_500, 4_950, 2_500, 1_000, 100, 1]

export function Info({ language, stake, money }: InfoProps) {
  const words = diceWords[language]
  return (
    <>
      <RulesList title={words.rulesTitle} rules={words.rules} />
      <section>
        <h3>{words.exact}</h3>
        <table className="dice-pays num">
          <thead>
            <tr>
              <th>{words.over}</th>
              <th>{words.chance}</th>
              <th>×</th>
              <th>{words.pays}</th>
            </tr>
          </thead>
          <tbody>
            {SHOWN.map((winning) => (
              <tr key={winning}>
                <td>{written(language, rollText(choiceOf({ direction: 'over', winning }).target))}</td>
                <td>{written(language, rollText(winning))}%</td>
                <td>{written(language, multiplierText(winning))}</td>
                <td>{money(payout(stake, winning))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
