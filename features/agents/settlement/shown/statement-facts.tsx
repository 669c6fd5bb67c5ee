import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import type { agentIncome } from '../contract/member.ts'
import { Formula, Score, Tiers } from './terms.tsx'

export type Detail = Reply<typeof agentIncome.statement>
type Person = { readonly id: bigint; readonly account: string }
type Money = (amount: bigint) => ReactNode

type FactsProps = {
  readonly detail: Detail
  readonly currency: Currency
  readonly onBranch: (branch: Person) => void
}

/** How a statement adds up: its formula, tiers, corrections and adjustments, and what each branch brought. */
export function StatementFacts({ detail, currency, onBranch }: FactsProps) {
  const { t } = useTexts()
  const { statement, tiers, adjustments, branches } = detail
  const { measure } = statement
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} signed />
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
      <Changes detail={detail} money={money} />
      {statement.kind !== 'affiliate' && (
        <Branches branches={branches} money={money} currency={currency} onBranch={onBranch} />
      )}
    </div>
  )
}

/** Earlier periods that the statement corrects, and what operators added or took off. */
function Changes({ detail, money }: { readonly detail: Detail; readonly money: Money }) {
  const { t, date } = useTexts()
  const { corrections, adjustments } = detail
  return (
    <>
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
    </>
  )
}

type BranchesProps = Pick<FactsProps, 'currency' | 'onBranch'> & {
  readonly branches: Detail['branches']
  readonly money: Money
}

function Branches({ branches, money, currency, onBranch }: BranchesProps) {
  const { t } = useTexts()
  return (
    <section>
      <h3 className="mb-2 text-14 font-semibold">{t('agentIncome.branches')}</h3>
      <ul className="divide-y divide-hair">
        {branches.map(({ member, valid, netLoss, taken }) => (
          <li key={`${member.id}`}>
            <button
              type="button"
              className="hit flex w-full items-center justify-between gap-3 py-2 text-left"
              onClick={() => onBranch(member)}
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
  )
}
