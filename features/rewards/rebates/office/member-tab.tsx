import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { MemberField } from '#ui/office/slots.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { FactsTable } from '#ui/records/facts-table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { rebatesOffice } from '../contract/office.ts'
import { StatementDetail } from './statement-detail.tsx'

const ID = /^[1-9]\d{0,17}$/
type Props = { readonly member: string | undefined; readonly onMember: (member: string) => void }

/** The statements of one member, down to the bets. */
export function MemberTab({ member = '', onMember }: Props) {
  const { t } = useTexts()
  return (
    <>
      <div className="max-w-96">
        <MemberField
          label={t('rebatesOffice.find')}
          value={member}
          onChange={onMember}
          fallback={
            <TextField
              label={t('rebatesOffice.member')}
              value={member}
              onChange={(event) => onMember(event.target.value)}
            />
          }
        />
      </div>
      {ID.test(member) && <Statements key={member} member={BigInt(member)} />}
    </>
  )
}

function Statements({ member }: { readonly member: bigint }) {
  const { t, date, money } = useTexts()
  const [before, setBefore] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const asked = useApiQuery(useApi(rebatesOffice).member, {
    params: { member },
    query: before ? { before } : {},
  })
  return (
    <QueryState
      of={asked}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<EmptyState title={t('rebates.none')} />}
    >
      {({ rows, next, account, currency }) => (
        <>
          <FactsTable
            caption={t('rebatesOffice.statementsOf', { account })}
            rows={rows}
            rowKey={({ id }) => id}
            onRow={({ id }) => setChosen(id)}
            selectedKey={chosen}
            dense
            columns={[
              {
                key: 'from',
                head: t('rebatesOffice.from'),
                cell: ({ startsAt }) => date(startsAt, 'minute'),
              },
              { key: 'to', head: t('rebatesOffice.to'), cell: ({ endsAt }) => date(endsAt, 'minute') },
              {
                key: 'program',
                head: t('rebatesOffice.program'),
                cell: ({ program }) => t(`rebates.program.${program}`),
              },
              {
                key: 'base',
                head: t('rebatesOffice.base'),
                figures: true,
                cell: ({ base }) => money(base, currency),
              },
              {
                key: 'amount',
                head: t('rebatesOffice.paid'),
                figures: true,
                cell: ({ amount }) => money(amount, currency),
              },
              {
                key: 'state',
                head: t('rebatesOffice.state'),
                cell: ({ state }) => t(`rebates.state.${state ?? 'carried'}`),
              },
            ]}
          />
          <PageSteps
            onFirst={before ? () => setBefore(null) : null}
            onNext={next ? () => setBefore(next) : null}
          />
          <Drawer
            open={chosen !== null}
            onClose={() => setChosen(null)}
            title={t('rebates.statement')}
            width="wide"
          >
            {chosen && <StatementDetail key={chosen} member={member} statement={chosen} />}
          </Drawer>
        </>
      )}
    </QueryState>
  )
}
