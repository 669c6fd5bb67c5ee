import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useApiPages, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { More } from '#features/agents/centre/site/parts.tsx'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { SkeletonCard, SkeletonRows } from '#ui/state/skeleton.tsx'
import { agentIncome } from '../contract/member.ts'
import type { Statement } from './statements-list.tsx'
import { Formula, Score, Tiers } from './terms.tsx'

type Detail = Reply<typeof agentIncome.statement>
type Person = { readonly id: bigint; readonly account: string }

type DrawerProps = {
  readonly statement: Statement | null
  readonly currency: Currency
  readonly onClose: () => void
}

/** One statement: its formula, its tiers and corrections, and down to the bets of each member. */
export function StatementDrawer({ statement, currency, onClose }: DrawerProps) {
  const { t, date } = useTexts()
  const asked = useApiQuery(
    useApi(agentIncome).statement,
    { params: { id: statement?.id ?? '' } },
    { enabled: statement !== null },
  )
  return (
    <Drawer
      open={statement !== null}
      onClose={onClose}
      title={statement ? t(`contracts.kind.${statement.kind}`) : ''}
      text={statement ? `${date(statement.startsAt, 'minute')} – ${date(statement.endsAt, 'minute')}` : ''}
    >
      {statement && (
        <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
          {(detail) => <Shown key={detail.statement.id} detail={detail} currency={currency} />}
        </QueryState>
      )}
    </Drawer>
  )
}

function Shown({ detail, currency }: { readonly detail: Detail; readonly currency: Currency }) {
  const { t, date } = useTexts()
  const { statement, tiers, corrections, adjustments, branches } = detail
  const { measure } = statement
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} signed />
  const [branch, setBranch] = useState<Person | null>(null)
  if (branch)
    return (
      <BranchMembers of={statement.id} branch={branch} currency={currency} onBack={() => setBranch(null)} />
    )
  return (
    <div className="grid gap-6">
      {measure && statement.kind !== 'spread' && statement.kind !== 'affiliate' && (
        <Formula kind={statement.kind} measure={measure} />
      )}
      <Facts
        facts={[
          ...(measure
            ? [
                {
                  key: 'score',
                  name: t(`contracts.from.${measure}`),
                  value: <Score score={statement.score} measure={measure} currency={currency} />,
                },
              ]
            : []),
          { key: 'base', name: t('agentIncome.base'), value: money(statement.base) },
          { key: 'gross', name: t('agentIncome.gross'), value: money(statement.gross) },
          { key: 'taken', name: t('agentIncome.taken'), value: money(-statement.taken) },
          { key: 'earned', name: t('agentIncome.earned'), value: money(statement.earned) },
          { key: 'corrected', name: t('agentIncome.corrected'), value: money(statement.corrected) },
          ...(adjustments.length > 0
            ? [{ key: 'adjusted', name: t('agentIncome.adjusted'), value: money(statement.adjusted) }]
            : []),
          { key: 'carried', name: t('agentIncome.carried'), value: money(statement.carried) },
          { key: 'leftOver', name: t('agentIncome.leftOver'), value: money(statement.leftOver) },
          { key: 'paid', name: t('agentIncome.paid'), value: money(statement.amount), total: true },
        ]}
      />
      {measure && statement.kind !== 'spread' && statement.kind !== 'affiliate' && tiers.length > 0 && (
        <Tiers
          kind={statement.kind}
          measure={measure}
          tiers={tiers}
          currency={currency}
          reached={statement.ratePpm}
        />
      )}
      {corrections.length > 0 && (
        <section>
          <h3 className="mb-2 text-14 font-semibold">{t('agentIncome.corrections')}</h3>
          <ul className="divide-y divide-hair text-14">
            {corrections.map(({ startsAt, before, after }) => (
              <li key={startsAt.getTime()} className="flex justify-between gap-3 py-2">
                <span className="num">{date(startsAt, 'minute')}</span>
                <span>
                  {money(before)} → {money(after)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {adjustments.length > 0 && (
        <section>
          <h3 className="mb-2 text-14 font-semibold">{t('agentIncome.adjusted')}</h3>
          <ul className="divide-y divide-hair text-14">
            {adjustments.map(({ at, amount, reason }) => (
              <li key={at.getTime()} className="flex justify-between gap-3 py-2">
                <span className="min-w-0">
                  <span className="block">{reason}</span>
                  <span className="num text-12 text-faint">{date(at, 'minute')}</span>
                </span>
                <span className="num">{money(amount)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="mb-2 text-14 font-semibold">{t('agentIncome.branches')}</h3>
        <ul className="divide-y divide-hair">
          {branches.map(({ member, valid, netLoss, taken }) => (
            <li key={`${member.id}`}>
              <button
                type="button"
                className="hit flex w-full items-center justify-between gap-3 py-2 text-left"
                onClick={() => setBranch(member)}
              >
                <span className="min-w-0">
                  <span className="block truncate font-medium">{member.account}</span>
                  <span className="text-12 text-faint">
                    {t('agentIncome.branch')} {money(netLoss)}
                    {taken !== 0n && (
                      <>
                        {' '}
                        · {t('agentIncome.taken')} {money(taken)}
                      </>
                    )}
                  </span>
                </span>
                <span className="flex items-center gap-2">
                  <Amount amount={valid} currency={currency} />
                  <ChevronRight size={18} className="text-faint" aria-hidden />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

type BranchProps = {
  readonly of: string
  readonly branch: Person
  readonly currency: Currency
  readonly onBack: () => void
}

/** The members of a branch whose play is counted, each with its bets. */
function BranchMembers({ of, branch, currency, onBack }: BranchProps) {
  const { t } = useTexts()
  const api = useApi(agentIncome)
  const found = useApiPages(api.members, { of, branch: `${branch.id}` }, (before: string | null, options) =>
    api.members({ params: { id: of }, query: { branch: branch.id, ...(before && { before }) } }, options),
  )
  const [open, setOpen] = useState<Person | null>(null)
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <div className="grid gap-3">
      <Back label={branch.account} onBack={onBack} />
      {found.isPending && <SkeletonRows rows={4} />}
      <ul className="divide-y divide-hair">
        {rows.map(({ member, valid }) => (
          <li key={`${member.id}`}>
            <button
              type="button"
              className="hit flex w-full justify-between gap-3 py-2 text-left"
              aria-expanded={open?.id === member.id}
              onClick={() => setOpen(open?.id === member.id ? null : member)}
            >
              <span className="truncate font-medium">{member.account}</span>
              <Amount amount={valid} currency={currency} />
            </button>
            {open?.id === member.id && <Bets of={of} member={member.id} currency={currency} />}
          </li>
        ))}
      </ul>
      <More of={found} />
      {found.isSuccess && rows.length === 0 && (
        <p className="text-14 text-muted">{t('agentIncome.noPlay')}</p>
      )}
    </div>
  )
}

function Back({ label, onBack }: { readonly label: string; readonly onBack: () => void }) {
  const { t } = useTexts()
  return (
    <p className="text-14">
      <button type="button" className="hit text-action-text underline" onClick={onBack}>
        {t('agentIncome.branches')}
      </button>{' '}
      / {label}
    </p>
  )
}

type BetsProps = { readonly of: string; readonly member: bigint; readonly currency: Currency }

function Bets({ of, member, currency }: BetsProps) {
  const { date } = useTexts()
  const api = useApi(agentIncome)
  const found = useApiPages(api.bets, { of, member: `${member}` }, (before: string | null, options) =>
    api.bets({ params: { id: of }, query: { member, ...(before && { before }) } }, options),
  )
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? []
  if (found.isPending) return <SkeletonRows rows={2} />
  return (
    <div className="pb-3 pl-3">
      <ul className="divide-y divide-hair text-12">
        {rows.map(({ at, game, stake, win }, place) => (
          <li key={place} className="flex justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="block truncate">{game}</span>
              <span className="num text-faint">{date(at, 'stamp')}</span>
            </span>
            <span className="text-right">
              <Amount amount={stake} currency={currency} />
              <span className="block text-faint">
                <Amount amount={win - stake} currency={currency} signed />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <More of={found} />
    </div>
  )
}
