import { Scale } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { fairRoomsOffice } from '../contract/office.ts'
import { HandOpener } from './hand-opener.tsx'

type Found = Reply<typeof fairRoomsOffice.list>
type Props = Pick<OfficePageProps<'brand' | 'member'>, 'search' | 'setSome'>

const ID = /^[1-9]\d{0,17}$/

/** Reports of players and signs of collusion with their hands, for a reviewer; of one member, or all. */
export function CardReviewPage({ search, setSome }: Props) {
  const { t } = useTexts()
  const member = search.member !== undefined && ID.test(search.member) ? BigInt(search.member) : null
  const asked = useApiQuery(useApi(fairRoomsOffice).list, {
    query: {
      ...(search.brand ? { merchant: search.brand } : {}),
      ...(member === null ? {} : { member }),
    },
  })
  const [hand, setHand] = useState<string | null>(null)
  const { data } = asked
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <header className="grid gap-1">
        <h1 className="text-18">{t('fairRooms.review')}</h1>
        <p className="max-w-3xl text-13 text-muted">{t('fairRooms.lead')}</p>
      </header>
      <BrandChips
        brands={data?.brands}
        value={data?.merchant}
        onChange={(brand) => setSome({ brand, member: undefined })}
      />
      {member !== null && (
        <p className="flex flex-wrap items-center gap-3 text-13">
          {t('fairRooms.ofMember', { id: `${member}` })}
          <Button size="sm" look="quiet" onClick={() => setSome({ member: undefined })}>
            {t('fairRooms.allMembers')}
          </Button>
        </p>
      )}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ reports, signs }) => reports.length + signs.length === 0}
        empty={<EmptyState icon={Scale} title={t('fairRooms.none')} text={t('fairRooms.noneText')} />}
      >
        {(found) => <Lists found={found} onHand={setHand} />}
      </QueryState>
      {hand !== null && data && (
        <HandOpener merchant={data.merchant} hand={hand} onClose={() => setHand(null)} />
      )}
    </div>
  )
}

type ListProps = { readonly found: Found; readonly onHand: (hand: string) => void }

function Lists({ found: { reports, signs }, onHand }: ListProps) {
  const { t } = useTexts()
  return (
    <>
      {reports.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-15 font-medium">{t('fairRooms.reports')}</h2>
          <ol className="grid max-w-4xl gap-2">
            {reports.map((report) => (
              <Row key={`${report.key}`} row={report} onHand={onHand}>
                <Status tone="waiting">{t(`fairRooms.reason.${report.reason}`)}</Status>
                <Member who={report.about} />
                <span className="text-12 text-muted">
                  {t('fairRooms.by', { account: report.by.account })}
                </span>
                {report.text && <span className="w-full">{report.text}</span>}
              </Row>
            ))}
          </ol>
        </section>
      )}
      {signs.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-15 font-medium">{t('fairRooms.signs')}</h2>
          <ol className="grid max-w-4xl gap-2">
            {signs.map((sign) => (
              <Row
                key={`${sign.hand} ${sign.kind} ${sign.member.id} ${sign.other.id}`}
                row={sign}
                onHand={onHand}
              >
                <Status tone={sign.kind === 'dump' ? 'bad' : 'waiting'}>
                  {t(`fairRooms.sign.${sign.kind}`)}
                </Status>
                <Member who={sign.member} />
                <span aria-hidden>→</span>
                <Member who={sign.other} />
                {sign.amount > 0n && <Amount amount={sign.amount} currency={sign.currency} code />}
                {sign.why && <span className="w-full">{t(`fairRooms.why.${sign.why}`)}</span>}
              </Row>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

const Member = ({ who }: { readonly who: Found['reports'][number]['about'] }) => (
  <a href={`/members/${who.id}`} className="text-action-text">
    {who.account}
  </a>
)

type RowProps = {
  readonly row: Found['reports'][number] | Found['signs'][number]
  readonly onHand: (hand: string) => void
  readonly children: ReactNode
}

function Row({ row, onHand, children }: RowProps) {
  const { t, date } = useTexts()
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-3 text-13">
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-2">{children}</div>
      <span className="num text-12 text-muted">{date(row.at, 'minute')}</span>
      <Button
        size="sm"
        aria-label={`${t('fairRooms.openHand')}: ${t('fairRooms.handOf', { room: row.room, number: row.number })}`}
        onClick={() => onHand(row.hand)}
      >
        {t('fairRooms.handOf', { room: row.room, number: row.number })}
      </Button>
    </li>
  )
}
