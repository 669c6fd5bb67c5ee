import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { MemberField } from '#ui/office/slots.tsx'
import { FactsTable } from '#ui/records/facts-table.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { agentIncomeOffice } from '../contract/office.ts'
import { useRate } from '../shown/terms.tsx'
import { StatementDrawer } from './statement-drawer.tsx'

const ID = /^[1-9]\d{0,17}$/
type Props = {
  readonly member: string | undefined
  readonly onMember: (member: string) => void
  readonly mayAdjust: boolean
}

/** Who earns from whom, for one member: the agents above it, and from which branches it earns itself. */
export function AgentTab({ member = '', onMember, mayAdjust }: Props) {
  const { t } = useTexts()
  const id = ID.test(member) ? BigInt(member) : null
  return (
    <>
      <div className="max-w-96">
        <MemberField
          label={t('incomeOffice.member')}
          value={member}
          onChange={onMember}
          fallback={
            <TextField
              label={t('incomeOffice.member')}
              value={member}
              onChange={({ target }) => onMember(target.value)}
            />
          }
        />
      </div>
      {id === null ? (
        <p className="text-13 text-muted">{t('incomeOffice.memberText')}</p>
      ) : (
        <div className="grid content-start gap-6" key={member}>
          <Uplines member={id} onMember={onMember} />
          <Statements member={id} mayAdjust={mayAdjust} onMember={onMember} />
        </div>
      )}
    </>
  )
}

type OneProps = { readonly member: bigint; readonly onMember: (member: string) => void }

/** The agents who earn from the member's play. */
function Uplines({ member, onMember }: OneProps) {
  const { t, number, ppm } = useTexts()
  const rate = useRate()
  const asked = useApiQuery(useApi(agentIncomeOffice).uplines, { params: { member } })
  return (
    <QueryState of={asked}>
      {({ account, currency, rows }) => (
        <section className="grid gap-2">
          <h2 className="text-14 font-semibold">{t('incomeOffice.earnFrom', { account })}</h2>
          {rows.length === 0 ? (
            <p className="text-13 text-muted">{t('incomeOffice.noUplines')}</p>
          ) : (
            <FactsTable
              caption={t('incomeOffice.earnFrom', { account })}
              rows={rows}
              rowKey={({ member: { id } }) => `${id}`}
              onRow={({ member: { id } }) => onMember(`${id}`)}
              dense
              columns={[
                {
                  key: 'level',
                  head: t('agents.levelHead'),
                  figures: true,
                  cell: ({ level }) => number(level),
                },
                { key: 'agent', head: t('incomeOffice.agent'), cell: (row) => row.member.account },
                {
                  key: 'contracts',
                  head: t('incomeOffice.tab.contracts'),
                  cell: ({ contracts }) =>
                    contracts
                      .map(({ kind, mostPpm }) => `${t(`contracts.kind.${kind}`)} ${rate(mostPpm)}`)
                      .join(', ') || '–',
                },
                {
                  key: 'rates',
                  head: t('agents.rates'),
                  cell: ({ rates }) =>
                    rates.map(({ category, ppm: of }) => `${category} ${ppm(of)}`).join(', ') || '–',
                },
                {
                  key: 'earned',
                  head: t('incomeOffice.month'),
                  figures: true,
                  cell: ({ earned }) => <Amount amount={earned} currency={currency} />,
                },
              ]}
            />
          )}
        </section>
      )}
    </QueryState>
  )
}

/** The member's own statements; each opens to the branches that it comes from. */
function Statements({ member, mayAdjust, onMember }: OneProps & { readonly mayAdjust: boolean }) {
  const { t, date } = useTexts()
  const [before, setBefore] = useState<string | null>(null)
  const [chosen, setChosen] = useState<bigint | null>(null)
  const asked = useApiQuery(useApi(agentIncomeOffice).statements, {
    params: { member },
    query: before ? { before } : {},
  })
  return (
    <QueryState of={asked}>
      {({ account, currency, rows, next }) => (
        <section className="grid gap-2">
          <h2 className="text-14 font-semibold">{t('incomeOffice.statementsOf', { account })}</h2>
          {rows.length === 0 ? (
            <p className="text-13 text-muted">{t('agentIncome.noStatements')}</p>
          ) : (
            <FactsTable
              caption={t('incomeOffice.statementsOf', { account })}
              rows={rows}
              rowKey={({ number }) => `${number}`}
              onRow={({ number }) => setChosen(number)}
              selectedKey={chosen === null ? null : `${chosen}`}
              dense
              columns={[
                { key: 'number', head: t('contracts.number'), figures: true, cell: (row) => `${row.number}` },
                {
                  key: 'kind',
                  head: t('incomeOffice.kind'),
                  cell: ({ kind }) => t(`contracts.kind.${kind}`),
                },
                {
                  key: 'period',
                  head: t('contracts.period'),
                  cell: ({ startsAt }) => date(startsAt, 'minute'),
                },
                ...(['gross', 'taken', 'corrected', 'carried', 'leftOver'] as const).map((key) => ({
                  key,
                  head: t(`agentIncome.${key}`),
                  figures: true,
                  cell: (row: (typeof rows)[number]) => <Amount amount={row[key]} currency={currency} />,
                })),
                {
                  key: 'amount',
                  head: t('agentIncome.paid'),
                  figures: true,
                  cell: ({ amount }) => <Amount amount={amount} currency={currency} />,
                },
              ]}
            />
          )}
          <PageSteps
            onFirst={before ? () => setBefore(null) : null}
            onNext={next ? () => setBefore(next) : null}
          />
          <StatementDrawer
            member={member}
            number={chosen}
            mayAdjust={mayAdjust}
            onBranch={onMember}
            onClose={() => setChosen(null)}
          />
        </section>
      )}
    </QueryState>
  )
}
