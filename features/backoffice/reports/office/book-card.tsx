import clsx from 'clsx'
import { BadgeCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Reply } from '#contract/route.ts'
import type { Minor } from '#kit/money.ts'
import { decimalsOf } from '#texts/decimals.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import type { reports } from '../contract.ts'
import { shownBook } from '../rules/shown.ts'

export type Book = Reply<(typeof reports)['liability']>['books'][number]

const parts = ['cash', 'bonus', 'agents', 'openBets', 'jackpots', 'payingOut'] as const

/** One brand's book in one currency: liabilities, the accounts against them, and a check that both are equal. */
export function BookCard({ book: exact }: { readonly book: Book }) {
  const { t, money } = useTexts()
  const book = shownBook(exact, decimalsOf(exact.currency))
  const { merchant, currency, isPlay, owed, owedRounding, held, house, houseSum, houseRounding, sum } = book
  const rest = money(sum, currency)
  return (
    <section className="panel grid gap-3 p-4" aria-label={`${merchant} ${currency}`}>
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="text-16">
          {merchant} <span className="text-14 font-normal text-faint">{currency}</span>
        </h2>
        {isPlay && <Status>{t('reports.play')}</Status>}
        <Status
          tone={exact.sum === 0n ? 'good' : 'bad'}
          icon={exact.sum === 0n ? BadgeCheck : TriangleAlert}
          className="ml-auto"
        >
          {t(exact.sum === 0n ? 'reports.whole' : 'reports.broken', { sum: rest })}
        </Status>
      </header>
      <table className="w-full border-separate border-spacing-0 text-13">
        <caption className="sr-only">{`${merchant} ${currency}`}</caption>
        <Part title={t('reports.members')}>
          {parts.map((part) => (
            <Line key={part} name={t(`reports.${part}`)} amount={book[part]} book={book} />
          ))}
          {owedRounding !== 0n && <Line name={t('ui.rounding')} amount={owedRounding} book={book} />}
          <Line name={t('reports.owed')} amount={owed} book={book} isTotal />
          <Line name={t('reports.held')} amount={held} book={book} isAside />
        </Part>
        <Part title={t('reports.own')}>
          {house.map(({ kind, amount }) => (
            <Line key={kind} name={t(`reports.house.${kind}`)} amount={amount} book={book} />
          ))}
          {houseRounding !== 0n && <Line name={t('ui.rounding')} amount={houseRounding} book={book} />}
          <Line name={t('reports.houseSum')} amount={houseSum} book={book} isTotal />
        </Part>
        <tbody>
          <Line name={t('reports.sum')} amount={sum} book={book} isTotal />
        </tbody>
      </table>
      <p className="text-12 text-faint">{t('reports.ownHint')}</p>
    </section>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className="h-8 text-left text-12 font-medium text-faint">
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  )
}

type LineProps = {
  readonly name: string
  readonly amount: Minor
  readonly book: Book
  readonly isTotal?: boolean
  readonly isAside?: boolean
}

function Line({ name, amount, book, isTotal = false, isAside = false }: LineProps) {
  const cell = clsx('h-7', isTotal && 'border-t border-line font-semibold', isAside && 'text-muted')
  return (
    <tr className={clsx(amount === 0n && !isTotal && 'text-faint')}>
      <th scope="row" className={clsx(cell, 'text-left', !isTotal && 'font-normal', isAside && 'pl-3')}>
        {name}
      </th>
      <td className={clsx(cell, 'text-right')}>
        <Amount amount={amount} currency={book.currency} />
      </td>
    </tr>
  )
}
