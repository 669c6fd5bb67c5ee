import type { ReactNode } from 'react'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import type { Column } from '#ui/records/table.tsx'
import type { p2pPayoutsOffice } from '../contract.ts'

export type Offer = Reply<typeof p2pPayoutsOffice.offers>['rows'][number]
export type Match = Reply<typeof p2pPayoutsOffice.matches>['rows'][number]

export const tones: Readonly<Record<Match['state'], Tone>> = {
  waiting: 'waiting',
  sent: 'info',
  review: 'bad',
  disputed: 'bad',
  received: 'good',
  cancelled: 'plain',
}

export function MatchStatus({ match: { state } }: { readonly match: Match }) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`matchingOffice.state.${state}`)}</Status>
}

type PhoneProps = {
  readonly left: string
  readonly badge: ReactNode
  readonly row: Pick<Offer, 'amount' | 'currency' | 'reference'>
}

export function P2pPhoneRow({ left, badge, row }: PhoneProps) {
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <b className="font-medium">{left}</b>
        <Amount amount={row.amount} currency={row.currency} code />
      </span>
      <span className="flex items-center gap-2 text-13 text-muted">
        {badge} <span className="num">{row.reference}</span>
      </span>
    </span>
  )
}

/** The first amount of a row names its currency: the list shows several. */
function amountOf<Row extends Pick<Offer, 'amount' | 'currency'>>({ amount, currency }: Row) {
  return (
    <>
      <Amount amount={amount} currency={currency} /> <span className="text-12 text-faint">{currency}</span>
    </>
  )
}

/** The columns of both lists. */
export function useColumns(): { readonly offers: Column<Offer>[]; readonly matches: Column<Match>[] } {
  const { t, date } = useTexts()
  const sum =
    <Row extends { readonly currency: Offer['currency'] }>(of: (row: Row) => bigint) =>
    (row: Row) => <Amount amount={of(row)} currency={row.currency} />
  const head = (key: string) => t(`matchingOffice.${key}`)
  return {
    matches: [
      {
        key: 'reference',
        head: head('reference'),
        cell: (row) => <span className="num">{row.reference}</span>,
      },
      { key: 'brand', head: head('brand'), cell: (row) => row.merchant },
      { key: 'at', head: head('at'), cell: (row) => date(row.createdAt, 'minute') },
      { key: 'sender', head: head('sender'), cell: (row) => row.sender },
      { key: 'receiver', head: head('receiver'), wide: true, cell: (row) => row.receiver },
      { key: 'amount', head: head('amount'), figures: true, cell: amountOf<Match> },
      {
        key: 'state',
        head: head('state'),
        cell: (row) => <MatchStatus match={row} />,
      },
    ],
    offers: [
      {
        key: 'reference',
        head: head('reference'),
        cell: (row) => <span className="num">{row.reference}</span>,
      },
      { key: 'brand', head: head('brand'), cell: (row) => row.merchant },
      { key: 'member', head: head('receiver'), wide: true, cell: (row) => row.member },
      { key: 'amount', head: head('amount'), figures: true, cell: amountOf<Offer> },
      { key: 'open', head: head('open'), figures: true, cell: sum<Offer>(({ open }) => open) },
      {
        key: 'promised',
        head: head('promised'),
        figures: true,
        cell: sum<Offer>(({ promised }) => promised),
      },
      {
        key: 'credited',
        head: head('credited'),
        figures: true,
        cell: sum<Offer>(({ credited }) => credited),
      },
      {
        key: 'returned',
        head: head('returned'),
        figures: true,
        cell: sum<Offer>(({ returned }) => returned),
      },
      { key: 'state', head: head('state'), cell: ({ state }) => t(`matchingOffice.offer.${state}`) },
    ],
  }
}
