import { Card } from '#game-kit/cards/card.tsx'
import { COUNTS, HANDS, POINT_COUNTS } from '#game-kit/cards/poker/lieng/strength.ts'
import { useTexts } from '#texts/use-texts.ts'
import './rules.css'

/** K♠ K♥ K♦, Q♣ K♥ A♦, J♠ J♦ K♥ and 9♦ 10♠ Q♥ show the classes. */
const examples = { sap: [12, 25, 38], lieng: [50, 25, 26], anh: [10, 36, 25], nine: [34, 9, 24] } as const
const classes = ['sap', 'lieng', 'anh'] as const
const NINE = 9

/** The hands of Liêng from high to low, with the chance of each. */
export function LiengRanks() {
  const { t, decimal } = useTexts()
  // for reading: rounded to two decimals
  const chance = (count: number) => `${decimal(((count * 100) / HANDS).toFixed(2))}%`
  return (
    <table className="cr-ranks num w-full text-14">
      <caption className="pb-2 text-left text-16 font-semibold">{t('rooms.ranks')}</caption>
      <thead>
        <tr className="text-left text-12 text-faint">
          <th className="py-1 font-medium">{t('rooms.rankHand')}</th>
          <th className="font-medium">{t('rooms.rankExample')}</th>
          <th className="text-right font-medium">{t('rooms.rankChance')}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map((name) => (
          <Row
            key={name}
            name={t(`rooms.rank.${name}`)}
            example={examples[name]}
            chance={chance(COUNTS[name])}
          />
        ))}
        {POINT_COUNTS.map((count, points) => (
          <Row
            key={points}
            name={t('rooms.lieng.points', { count: points })}
            example={points === NINE ? examples.nine : []}
            chance={chance(count)}
          />
        )).toReversed()}
      </tbody>
    </table>
  )
}

type RowProps = { readonly name: string; readonly example: readonly number[]; readonly chance: string }

const Row = ({ name, example, chance }: RowProps) => (
  <tr className="border-t border-hair">
    <th scope="row" className="py-1.5 pr-2 text-left font-medium">
      {name}
    </th>
    <td className="py-1">
      <span className="flex">
        {example.map((card) => (
          <Card key={card} card={card} face="index" />
        ))}
      </span>
    </td>
    <td className="text-right">{chance}</td>
  </tr>
)
