import clsx from 'clsx'
import { tiersShown } from '../../rules/outcome.ts'
import { useLotteryNames } from '../names.ts'

type TableProps = {
  /** The numbers of each tier; null where one is still to be drawn. */
  readonly draw: Readonly<Record<string, readonly (string | null)[]>>
  /** Digits of a tier's numbers, for the places of those still to come. */
  readonly widths?: Readonly<Record<string, number>>
  /** The number drawn last. */
  readonly newest?: { readonly tier: string; readonly at: number } | null
  readonly label?: string
}

/** The prizes of a draw by tier, special prize first, as they are published: numbers of a tier stand in columns. */
export function PrizeTable({ draw, widths = {}, newest = null, label }: TableProps) {
  const names = useLotteryNames()
  return (
    <table className="w-full border-collapse" aria-label={label}>
      <tbody>
        {tiersShown(draw).map(([tier, numbers]) => {
          const isTop = tier === 'special' || tier === 'first'
          return (
            <tr key={tier} className="border-t border-hair first:border-0 odd:bg-raised/40">
              <th
                scope="row"
                className="w-24 py-1.5 pr-2 pl-2 text-left text-12 font-medium text-muted md:w-32"
              >
                {names.tier(tier)}
              </th>
              <td className="py-1.5 pr-2">
                <ul
                  className={clsx(
                    'num grid gap-x-2 gap-y-1 text-center',
                    isTop ? 'text-22 font-bold tracking-wide text-win' : 'text-16 font-semibold',
                    columns(numbers.length),
                  )}
                >
                  {numbers.map((text, at) => (
                    <li
                      key={at}
                      className={clsx(
                        newest?.tier === tier && newest.at === at && 'rounded-control bg-win-soft text-win',
                      )}
                    >
                      {text ?? <Waiting digits={widths[tier] ?? 2} />}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Waiting({ digits }: { readonly digits: number }) {
  return (
    <span aria-hidden className="inline-flex gap-1 align-middle">
      {Array.from({ length: digits }, (_, at) => (
        <span key={at} className="h-4 w-2 rounded-tag bg-line" />
      ))}
    </span>
  )
}

/** Six numbers stand in two lines of three, as in the published tables. */
const columns = (count: number): string =>
  count === 1 ? 'grid-cols-1' : count % 3 === 0 ? 'grid-cols-3' : count === 2 ? 'grid-cols-2' : 'grid-cols-4'
