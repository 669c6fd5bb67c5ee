import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { linkClass } from '#ui/action/link.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { toast } from '#ui/layer/toast.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { Link } from '#ui/route/link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { promotionReportsOffice } from '../contract/office.ts'

type Row = Reply<typeof promotionReportsOffice.members>['rows'][number]

type Props = {
  readonly id: string
  readonly range: { readonly from: string; readonly to: string }
  readonly mayRevoke: boolean
  readonly onBack: () => void
}

/** The members whom a promotion gave something, with what speaks for abuse, and where to look further. */
export function Recipients({ id, range, mayRevoke, onBack }: Props) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(promotionReportsOffice)
  const [before, setBefore] = useState<bigint | null>(null)
  const [revoking, setRevoking] = useState<Row | null>(null)
  const asked = useApiQuery(api.members, {
    params: { id },
    query: { ...range, ...(before === null ? {} : { before }) },
  })
  const revoke = useApiMutation(api.revoke, { invalidates: [api.members] })
  const send = (reason: string) =>
    revoking?.bonus &&
    revoke.mutate(
      { params: { member: revoking.member, id: revoking.bonus }, body: { reason } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('promotionReports.revoked') })
          setRevoking(null)
        },
      },
    )
  return (
    <>
      <Button look="ghost" size="sm" icon={ArrowLeft} className="justify-self-start" onClick={onBack}>
        {t('promotionReports.all')}
      </Button>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState title={t('promotionReports.none')} />}
      >
        {({ rows, currency, next }) =>
          currency && (
            <>
              <Table
                caption={t('promotionReports.members')}
                columns={columnsOf(texts, currency, mayRevoke ? setRevoking : null)}
                rows={rows}
                rowKey={({ member }) => String(member)}
                dense
                phone={(row) => (
                  <span className="grid gap-1">
                    <span className="flex justify-between gap-3">
                      <MemberLink row={row} />
                      <Amount amount={row.cost} currency={currency} />
                    </span>
                    <Signals row={row} />
                  </span>
                )}
              />
              {next !== null && (
                <Button size="sm" className="justify-self-center" onClick={() => setBefore(next)}>
                  {t('promotionReports.more')}
                </Button>
              )}
            </>
          )
        }
      </QueryState>
      <ReasonDialog
        open={revoking !== null}
        onClose={() => setRevoking(null)}
        title={t('promotionReports.revoke')}
        text={t('promotionReports.revokeText')}
        action={t('promotionReports.revoke')}
        isDanger
        busy={revoke.isPending}
        error={revoke.error}
        onReason={send}
      />
    </>
  )
}

function MemberLink({ row: { member, account } }: { readonly row: Row }) {
  return (
    <Link to={`/members/${member}`} className={linkClass}>
      {account}
    </Link>
  )
}

/** What speaks for abuse; nothing where nothing does. */
function Signals({ row: { member, devices, accounts, flags, opposite, stakes } }: { readonly row: Row }) {
  const { t } = useTexts()
  const share = stakes > 0n ? Number((opposite * 100n) / stakes) : 0
  return (
    <span className="grid gap-0.5 text-12 text-warning">
      {devices > 0 && <span>{t('promotionReports.devices', { count: devices })}</span>}
      {accounts > 0 && <span>{t('promotionReports.accounts', { count: accounts })}</span>}
      {share > 0 && <span>{t('promotionReports.opposite', { share })}</span>}
      {flags > 0 && (
        <Link to="/risk" search={{ find: String(member) }} className={linkClass}>
          {t('promotionReports.flags', { count: flags })}
        </Link>
      )}
    </span>
  )
}

function columnsOf(
  { t, date, number }: Texts,
  currency: Currency,
  onRevoke: ((row: Row) => void) | null,
): Column<Row>[] {
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  return [
    { key: 'account', head: t('promotionReports.account'), cell: (row) => <MemberLink row={row} /> },
    { key: 'since', head: t('promotionReports.since'), cell: ({ at }) => date(at, 'minute') },
    {
      key: 'claimed',
      head: t('promotionReports.claimed'),
      figures: true,
      cell: ({ claimed, rewards }) => `${number(claimed)}/${number(rewards)}`,
    },
    { key: 'cost', head: t('promotionReports.cost'), figures: true, cell: ({ cost }) => money(cost) },
    {
      key: 'wagered',
      head: t('promotionReports.wagered'),
      figures: true,
      cell: ({ wagered }) => money(wagered),
    },
    {
      key: 'stakes',
      head: t('promotionReports.stakes'),
      figures: true,
      cell: ({ member, stakes }) => (
        <Link to={`/members/${member}`} search={{ tab: 'rounds' }} className={linkClass}>
          {money(stakes)}
        </Link>
      ),
    },
    {
      key: 'net',
      head: t('promotionReports.net'),
      figures: true,
      cell: ({ stakes, wins, cost }) => <Amount amount={stakes - wins - cost} currency={currency} signed />,
    },
    { key: 'signals', head: t('promotionReports.signals'), cell: (row) => <Signals row={row} /> },
    ...(onRevoke
      ? [
          {
            key: 'revoke',
            head: '',
            cell: (row: Row) =>
              row.bonus ? (
                <Button size="xs" look="danger" onClick={() => onRevoke(row)}>
                  {t('promotionReports.revoke')}
                </Button>
              ) : null,
          },
        ]
      : []),
  ]
}
