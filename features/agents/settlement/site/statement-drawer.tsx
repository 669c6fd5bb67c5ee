import { useState } from 'react'
import { useApiPages, useApiQuery } from '#contract/react.ts'
import { More } from '#features/agents/centre/site/parts.tsx'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { SkeletonCard, SkeletonRows } from '#ui/state/skeleton.tsx'
import { agentIncome } from '../contract/member.ts'
import type { Statement } from './statements-list.tsx'
import { StatementFacts, type Detail } from '../shown/statement-facts.tsx'

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
  const [branch, setBranch] = useState<Person | null>(null)
  const { id } = detail.statement
  if (branch)
    return <BranchMembers of={id} branch={branch} currency={currency} onBack={() => setBranch(null)} />
  return <StatementFacts detail={detail} currency={currency} onBranch={setBranch} />
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
  const { t, money, date } = useTexts()
  const api = useApi(agentIncome)
  const found = useApiPages(api.bets, { of, member: `${member}` }, (before: string | null, options) =>
    api.bets({ params: { id: of }, query: { member, ...(before && { before }) } }, options),
  )
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? []
  if (found.isPending) return <SkeletonRows rows={2} />
  return (
    <div className="pb-3 pl-3">
      <ul className="divide-y divide-hair text-12">
        {rows.map(({ at, game, stake, win, opposed }, place) => (
          <li key={place} className="flex justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="block truncate">{game}</span>
              <span className="num text-faint">{date(at, 'stamp')}</span>
              {opposed > 0n && (
                <span className="block text-muted">
                  {t('agentIncome.opposed', { amount: money(opposed, currency) })}
                </span>
              )}
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
