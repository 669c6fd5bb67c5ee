import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useApiPages, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { Head, More } from '#features/agents/centre/site/parts.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Failure, QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { Table } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard, SkeletonRows } from '#ui/state/skeleton.tsx'
import { affiliates } from '../../contract/member.ts'

type Row = Reply<typeof affiliates.statements>['rows'][number]
type Detail = Reply<typeof affiliates.statement>

/** Commission: statements, newest first; one opens with its lines, players and corrections. */
export function AffiliateStatementsPage() {
  const { t, date } = useTexts()
  const [open, setOpen] = useState<bigint | null>(null)
  const api = useApi(affiliates)
  const found = useApiPages(api.statements, {}, (before: string | null, options) =>
    api.statements({ query: { ...(before && { before }) } }, options),
  )
  const pages = found.data?.pages ?? []
  const rows = pages.flatMap((page) => page.rows)
  const currency = pages[0]?.currency ?? 'VND'
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  const span = ({ startsAt, endsAt }: Row) =>
    `${date(startsAt, 'day')} – ${date(new Date(endsAt.getTime() - 1), 'day')}`
  return (
    <>
      <Head title={t('agents.menu.affiliateStatements')} />
      {found.error && rows.length === 0 && (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <SkeletonRows rows={4} />}
      {pages.length > 0 && rows.length === 0 && (
        <EmptyState
          icon={ReceiptText}
          title={t('affiliates.noStatements')}
          text={t('affiliates.noStatementsText')}
        />
      )}
      {rows.length > 0 && (
        <Table<Row>
          caption={t('agents.menu.affiliateStatements')}
          rows={rows}
          rowKey={({ number }) => `${number}`}
          onRow={({ number }) => setOpen(number)}
          columns={[
            {
              key: 'number',
              head: t('affiliates.statement'),
              cell: ({ number }) => <span className="num">S-{`${number}`}</span>,
            },
            { key: 'span', head: t('affiliates.period'), wide: true, cell: span },
            { key: 'net', head: t('affiliates.net'), figures: true, cell: ({ net }) => money(net) },
            {
              key: 'earned',
              head: t('affiliates.earned'),
              figures: true,
              cell: ({ earned }) => money(earned),
            },
            { key: 'amount', head: t('affiliates.paid'), figures: true, cell: ({ amount }) => money(amount) },
            {
              key: 'left',
              head: t('affiliates.leftOver'),
              figures: true,
              cell: ({ leftOver }) => money(leftOver),
            },
          ]}
          phone={(row) => (
            <div className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                <span className="block truncate font-medium">{span(row)}</span>
                <span className="num text-12 text-faint">S-{`${row.number}`}</span>
              </span>
              <span className="font-medium">{money(row.amount)}</span>
            </div>
          )}
        />
      )}
      <More of={found} />
      <Drawer
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open === null ? '' : t('affiliates.statementOf', { number: open.toString() })}
      >
        {open !== null && <Statement number={open} />}
      </Drawer>
    </>
  )
}

function Statement({ number }: { readonly number: bigint }) {
  const asked = useApiQuery(useApi(affiliates).statement, { params: { number } })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
      {(detail) => <Shown detail={detail} />}
    </QueryState>
  )
}

function Shown({ detail }: { readonly detail: Detail }) {
  const { t, date } = useTexts()
  const { statement, currency, lines, players, corrections, adjustments } = detail
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} signed />
  const formula = [
    ['carried', statement.carried],
    ['earned', statement.earned],
    ['corrected', statement.corrected],
    ['adjusted', statement.adjusted],
    ['paid', statement.amount],
    ['leftOver', statement.leftOver],
  ] as const
  return (
    <div className="grid gap-6">
      <section className="grid gap-2">
        <Facts
          facts={formula.map(([key, amount]) => ({
            key,
            name: t(`affiliates.${key}`),
            value: money(amount),
          }))}
        />
        <p className="text-12 text-faint">{t('affiliates.formula')}</p>
      </section>
      <section className="grid gap-3">
        <h3 className="text-14 font-semibold">{t('affiliates.lines')}</h3>
        {lines.length === 0 && <p className="text-13 text-muted">{t('affiliates.noLines')}</p>}
        {lines.map((line, place) => (
          <LineCard key={place} line={line} currency={currency} />
        ))}
      </section>
      {players.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-14 font-semibold">{t('affiliates.players')}</h3>
          <ul className="grid gap-1.5 text-13">
            {players.map((player) => (
              <li key={`${player.number}`} className="flex flex-wrap justify-between gap-x-4">
                <span className="num">P-{`${player.number}`}</span>
                <span className="text-muted">
                  {t('affiliates.revenue')} <Amount amount={player.revenue} currency={currency} signed />
                  {player.cpa > 0n && (
                    <>
                      {' '}
                      · CPA <Amount amount={player.cpa} currency={currency} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {corrections.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-14 font-semibold">{t('affiliates.corrections')}</h3>
          {corrections.map(({ startsAt, before, after }) => (
            <p key={startsAt.getTime()} className="text-13">
              {date(startsAt, 'day')}: {money(before)} → {money(after)}
            </p>
          ))}
        </section>
      )}
      {adjustments.map(({ at, amount, reason }) => (
        <p key={at.getTime()} className="text-13">
          {date(at, 'minute')} · {money(amount)} · {reason}
        </p>
      ))}
    </div>
  )
}

type Line = Detail['lines'][number]

/** One line as its own small computation. */
function LineCard({ line, currency }: { readonly line: Line; readonly currency: Currency }) {
  const { t, ppm, number } = useTexts()
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} signed />
  const rate = line.ratePpm === null ? '–' : ppm(line.ratePpm)
  return (
    <div className="grid gap-1 rounded-control bg-raised p-3 text-13">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">
          {t(`affiliates.line.${line.line}`)}
          {line.plan && ` · ${line.plan} (${t('affiliates.version', { version: line.version ?? 0 })})`}
          {line.sub !== null && ` · AF-${line.sub}`}
        </span>
        <span className="font-semibold">{money(line.amount)}</span>
      </div>
      {line.line === 'share' && (
        <p className="text-muted">
          ({t('affiliates.revenue')} {money(line.revenue)} − {t('affiliates.bonuses')} {money(line.bonuses)} −{' '}
          {t('affiliates.fee')} {money(line.fee)} = {money(line.base)}) × {rate}
        </p>
      )}
      {line.line === 'cpa' && (
        <p className="text-muted">
          {t('affiliates.qualified')} {number(line.players)} × {money(line.base)}
        </p>
      )}
      {line.line === 'sub' && (
        <p className="text-muted">
          {money(line.base)} × {rate}
        </p>
      )}
    </div>
  )
}
