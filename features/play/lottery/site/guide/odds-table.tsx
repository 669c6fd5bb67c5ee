import type { BoardPlay, GroupChoice } from '#game-kit/lottery/board.ts'
import type { ShownOdds } from '#game-kit/lottery/odds.ts'
import { decimalText, divide, multiply, ONE, rational, toNumber } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { useTexts } from '#texts/use-texts.ts'
import { explanationOf } from '../../rules/play-rules.ts'
import { useLotteryNames } from '../names.ts'

type OddsProps = { readonly play: BoardPlay; readonly price: GroupChoice }

/** What a play is about, and the chance, price and RTP of each of its prizes, counted when it is shown. */
export function PlayOdds({ play, price }: OddsProps) {
  const { t, decimal, share } = useTexts()
  const names = useLotteryNames()
  const text = explanationOf(play.key)
  const odds = play.odds(price)
  const isOne = odds.length === 1
  return (
    <div className="grid gap-2">
      {text && <p className="text-14">{names.how(text)}</p>}
      <table className="w-full border-collapse text-13" aria-label={names.play(play.key)}>
        <thead>
          <tr className="text-12 text-muted">
            <th scope="col" className="py-1 text-left font-medium">
              {t('lottery.guide.bet')}
            </th>
            {(['chance', 'pays', 'rtp'] as const).map((key) => (
              <th key={key} scope="col" className="py-1 pl-2 text-right font-medium">
                {t(`lottery.guide.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="num">
          {odds.map((row) => (
            <tr key={row.key} className="border-t border-hair">
              <th scope="row" className="py-1.5 text-left font-medium whitespace-normal">
                {isOne ? t('lottery.guide.win') : <ClassName play={play} row={row} />}
              </th>
              <td className="py-1.5 pl-2 text-right">
                {t('lottery.guide.oneIn', { n: decimal(oneIn(row.chance)) })}
              </td>
              <td className="py-1.5 pl-2 text-right font-semibold">{decimal(factorText(row.factor))}</td>
              <td className="py-1.5 pl-2 text-right">
                {row.isTier ? '' : share(`${decimalText(multiply(row.rtp, rational(100)), 2)} %`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** An option, a number of matches, a tier of prizes, or the kind of a line that wins. */
function ClassName({ play, row: { key } }: { readonly play: BoardPlay; readonly row: ShownOdds }) {
  const { t } = useTexts()
  const names = useLotteryNames()
  const [, kind = '', n = ''] = /^(last|match)(\d+)$/.exec(key) ?? []
  if (kind === 'last') return t('lottery.guide.lastMatch', { n })
  if (kind === 'match') return t('lottery.guide.match', { n })
  if (key === 'match5bonus') return t('lottery.guide.matchBonus', { n: 5 })
  const isPanel = play.form.rows[0]?.name === 'options'
  if (play.isPoints && !isPanel) return names.tier(key)
  return isPanel ? names.option('options', key.split('.').at(-1) ?? key) : names.kind(key)
}

/** N of "1 in N": two decimals for even chances, whole numbers for rare ones. */
const oneIn = (chance: Rational): string => {
  const n = divide(ONE, chance)
  return toNumber(n) < 100 ? trimmed(decimalText(n, 2)) : decimalText(n, 0)
}

/** A return per stake with at most four decimals, rounded down. */
const factorText = (factor: Rational): string => trimmed(decimalText(factor, 4))

const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
