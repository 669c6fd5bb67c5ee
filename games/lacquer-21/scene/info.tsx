import { percentText } from '#game-kit/rtp/percent.ts'
import { RulesList } from '#game-kit/scene/dom/rules-list.tsx'
import { written } from '#game-kit/scene/written.ts'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { withValue, NOTHING } from '#game-kit/blackjack/hands.ts'
import { usualTable } from '#game-kit/blackjack/rules-table.ts'
import { pairPays, threePays } from '#game-kit/blackjack/sides.ts'
import { planOf } from '#game-kit/blackjack/strategy/plan.ts'
import { lacquerTheory } from '../theory/rows.ts'
import { lacquerWords, type LacquerWords } from './words.ts'
import './plan.css'

type Letter = keyof LacquerWords['legend']

const OPEN = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
const nameOf = (value: number): string => (value === 1 ? 'A' : `${value}`)
const plan = planOf(usualTable)

function hardOrSoft(total: number, isSoft: boolean, open: number): Letter {
  const points = { total, isSoft }
  if (plan.isSurrendered(points, 0, open)) return 'R'
  if (plan.isDoubled(points, open)) return 'D'
  return plan.isHit(points, open) ? 'H' : 'S'
}

function pairLetter(value: number, open: number): Letter {
  const { total, isSoft } = withValue(withValue(NOTHING, value), value)
  return plan.isSplit(value, open) ? 'P' : hardOrSoft(total, isSoft, open)
}

const rows = {
  hard: [17, 16, 15, 14, 13, 12, 11, 10, 9, 8].map((total) => ({
    name: total === 17 ? '17+' : total === 8 ? '5–8' : `${total}`,
    letters: OPEN.map((open) => hardOrSoft(total, false, open)),
  })),
  soft: [19, 18, 17, 16, 15, 14, 13].map((total) => ({
    name: `A ${total - 11}${total === 19 ? '+' : ''}`,
    letters: OPEN.map((open) => hardOrSoft(total, true, open)),
  })),
  pairs: [1, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((value) => ({
    name: `${nameOf(value)} ${nameOf(value)}`,
    letters: OPEN.map((open) => pairLetter(value, open)),
  })),
}

type GridProps = { readonly title: string; readonly corner: string; readonly lines: typeof rows.hard }

function Grid({ title, corner, lines }: GridProps) {
  return (
    <table className="plan-grid num">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {OPEN.map((open) => (
            <th key={open} scope="col">
              {nameOf(open)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, letters }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {letters.map((letter, nth) => (
              <td key={OPEN[nth]} data-letter={letter}>
                {letter}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const letters: readonly Letter[] = ['H', 'S', 'D', 'P', 'R']

export function Info({ language }: InfoProps) {
  const words = lacquerWords[language]
  const theory = lacquerTheory(usualTable)
  const names: Readonly<Record<string, string>> = {
    'by the plan': words.plan,
    pairs: words.sides.pairs,
    '21 + 3': words.sides.three,
    insurance: words.moves.insure,
  }
  const pays = [
    ...(['perfect', 'coloured', 'mixed'] as const).map((made) => ({ made, times: pairPays[made] })),
    ...(['suitedTrips', 'straightFlush', 'trips', 'straight', 'flush'] as const).map((made) => ({
      made,
      times: threePays[made],
    })),
  ]
  return (
    <>
      <RulesList title={words.rulesTitle} rules={words.rules} />
      <section>
        <h3>{words.plan}</h3>
        <p>{words.planHint}</p>
        <ul className="plan-legend">
          {letters.map((letter) => (
            <li key={letter}>
              <b data-letter={letter}>{letter}</b> {words.legend[letter]}
            </li>
          ))}
        </ul>
        <Grid title={words.hard} corner={words.you} lines={rows.hard} />
        <Grid title={words.soft} corner={words.you} lines={rows.soft} />
        <Grid title={words.pairs} corner={words.you} lines={rows.pairs} />
      </section>
      <section>
        <h3>{words.pays}</h3>
        <table className="quick-pays num">
          <tbody>
            {pays.map(({ made, times }) => (
              <tr key={made}>
                <th scope="row">{words.made[made].replace(/ \d+:1$/, '')}</th>
                <td>{times} : 1</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="quick-pays num">
          <tbody>
            {theory.map(({ betKey, rtp }) => (
              <tr key={betKey}>
                <th scope="row">
                  {names[betKey]} · {words.returns}
                </th>
                <td>{written(language, percentText(rtp, 4))}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
