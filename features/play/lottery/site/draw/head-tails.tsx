import { useTexts } from '#texts/use-texts.ts'
import { headTails } from '../../rules/outcome.ts'
import type { Prizes } from '../../rules/outcome.ts'

/** The board of last two digits of a Vietnamese draw: the tails of each head, and the heads of each tail. */
export function HeadTails({ draw }: { readonly draw: Prizes }) {
  const { t } = useTexts()
  const { heads, tails } = headTails(draw)
  return (
    <div className="grid grid-cols-2 gap-3">
      <Side label={t('lottery.headBoard')} head={t('lottery.head')} other={t('lottery.tail')} rows={heads} />
      <Side label={t('lottery.tailBoard')} head={t('lottery.tail')} other={t('lottery.head')} rows={tails} />
    </div>
  )
}

type SideProps = {
  readonly label: string
  readonly head: string
  readonly other: string
  readonly rows: readonly (readonly number[])[]
}

function Side({ label, head, other, rows }: SideProps) {
  return (
    <table aria-label={label} className="w-full border-collapse self-start text-14">
      <thead>
        <tr className="text-12 text-muted">
          <th scope="col" className="w-12 py-1 font-medium">
            {head}
          </th>
          <th scope="col" className="py-1 text-left font-medium">
            {other}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, digit) => (
          <tr key={digit} className="border-t border-hair">
            <th scope="row" className="num py-1.5 text-center font-bold text-action-text">
              {digit}
            </th>
            <td className="num py-1.5 whitespace-normal">{row.length > 0 ? row.join(', ') : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
