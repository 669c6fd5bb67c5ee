import clsx from 'clsx'
import { useTexts } from '#texts/use-texts.ts'
import { useLotteryNames } from '../names.ts'

/** The numbers of a digital draw, in the order drawn. */
export function Balls({
  numbers,
  small = false,
}: {
  readonly numbers: readonly number[]
  readonly small?: boolean
}) {
  const digits = Math.max(...numbers) > 9 ? 2 : 1
  return (
    <ol className="flex flex-wrap gap-1">
      {numbers.map((number, at) => (
        <li
          key={at}
          className={clsx(
            'num grid place-items-center rounded-full bg-action-soft font-bold text-action-text',
            small || numbers.length > 10 ? 'size-7 text-12' : 'size-9 text-15',
          )}
        >
          {`${number}`.padStart(digits, '0')}
        </li>
      ))}
    </ol>
  )
}

/** The prizes of a draw by tier, special prize first. */
export function PrizeTable({ draw }: { readonly draw: Readonly<Record<string, readonly string[]>> }) {
  const names = useLotteryNames()
  const tiers = Object.entries(draw).toSorted(([a], [b]) => rank(a) - rank(b))
  return (
    <table className="w-full border-collapse text-15">
      <tbody>
        {tiers.map(([tier, numbers]) => (
          <tr key={tier} className="border-t border-hair first:border-0">
            <th scope="row" className="w-28 py-1.5 pr-3 text-left text-13 font-medium text-muted">
              {names.tier(tier)}
            </th>
            <td className="py-1.5">
              <span
                className={clsx(
                  'num flex flex-wrap gap-x-4 gap-y-1',
                  tier === 'special' || tier === 'first' ? 'text-18 font-bold text-win' : 'font-semibold',
                )}
              >
                {numbers.map((text, at) => (
                  <span key={at}>{text}</span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const rank = (tier: string): number =>
  tier === 'special' || tier === 'first' ? 0 : Number(/\d$/.exec(tier)?.[0] ?? 9)

/** A result of either kind; nothing for what it cannot read. */
export function Result({ outcome, small = false }: { readonly outcome: unknown; readonly small?: boolean }) {
  const { t } = useTexts()
  if (isNumbers(outcome)) return <Balls numbers={outcome} small={small} />
  if (isPrizes(outcome)) return small ? <Short draw={outcome} /> : <PrizeTable draw={outcome} />
  return <span className="text-muted">{t('lottery.noResult')}</span>
}

/** The special prize stands for the draw in a list. */
function Short({ draw }: { readonly draw: Readonly<Record<string, readonly string[]>> }) {
  const [special] = draw['special'] ?? draw['first'] ?? []
  return <span className="num text-15 font-bold">{special}</span>
}

const isNumbers = (outcome: unknown): outcome is readonly number[] =>
  Array.isArray(outcome) && outcome.length > 0 && outcome.every((each) => typeof each === 'number')

const isPrizes = (outcome: unknown): outcome is Readonly<Record<string, readonly string[]>> =>
  typeof outcome === 'object' &&
  outcome !== null &&
  !Array.isArray(outcome) &&
  Object.values(outcome).every((numbers) => Array.isArray(numbers))
