import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Facts } from '#ui/data/facts.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { FactsTable } from '#ui/records/facts-table.tsx'
import { rebatesOffice } from '../contract/office.ts'
import { nameOf } from './category-name.ts'

type One = Reply<typeof rebatesOffice.statement>
type Line = One['lines'][number]
type Props = { readonly member: bigint; readonly statement: string }

/** One statement: how it adds up, its lines, and the bets behind each line. */
export function StatementDetail({ member, statement }: Props) {
  const [line, setLine] = useState<Line | null>(null)
  const asked = useApiQuery(useApi(rebatesOffice).statement, { params: { member, statement } })
  return (
    <QueryState of={asked}>
      {(one) =>
        line ? (
          <Bets member={member} statement={statement} line={line} onBack={() => setLine(null)} />
        ) : (
          <div className="grid gap-5">
            <Sum one={one} />
            <Lines one={one} onLine={setLine} />
          </div>
        )
      }
    </QueryState>
  )
}

/** Every amount of the statement, also those that are zero. */
function Sum({ one: { statement, currency } }: { readonly one: One }) {
  const { t, money, number } = useTexts()
  const { level, version, base, earned, granted, corrected, carried, leftOver, amount } = statement
  const amounts = [
    ['base', base],
    ['earned', earned],
    ['overMaximum', granted - earned],
    ['corrected', corrected],
    ['carried', carried],
    ['leftOver', -leftOver],
    ['paid', amount],
  ] as const
  return (
    <Facts
      className="text-13"
      facts={[
        { key: 'version', name: t('rebatesOffice.version'), value: number(version) },
        { key: 'level', name: t('rebatesOffice.level'), value: number(level) },
        ...amounts.map(([key, value]) => ({
          key,
          name: key === 'base' ? t('rebatesOffice.base') : t(`rebates.${key}`),
          value: <span className="num">{money(value, currency)}</span>,
          total: key === 'paid',
        })),
      ]}
    />
  )
}

function Lines({ one, onLine }: { readonly one: One; readonly onLine: (line: Line) => void }) {
  const texts = useTexts()
  const { t, date, money, number } = texts
  const { currency, lines } = one
  return (
    <FactsTable
      caption={t('rebates.byCategory')}
      rows={lines}
      rowKey={({ category, ofStartsAt }) => `${category} ${ofStartsAt.getTime()}`}
      onRow={onLine}
      dense
      columns={[
        { key: 'category', head: t('rebates.category'), cell: ({ category }) => nameOf(texts, category) },
        {
          key: 'of',
          head: t('rebatesOffice.periodOf'),
          cell: ({ ofStartsAt }) => date(ofStartsAt, 'minute'),
        },
        { key: 'bets', head: t('rebatesOffice.bets'), figures: true, cell: ({ bets }) => number(bets) },
        {
          key: 'base',
          head: t('rebatesOffice.base'),
          figures: true,
          cell: ({ base }) => money(base, currency),
        },
        {
          key: 'earned',
          head: t('rebates.earned'),
          figures: true,
          cell: ({ earned }) => (one.statement.program === 'cashback' ? '–' : money(earned, currency)),
        },
      ]}
    />
  )
}

function Bets({
  member,
  statement,
  line: { category, ofStartsAt },
  onBack,
}: Props & { readonly line: Line; readonly onBack: () => void }) {
  const { t, date, money, lang } = useTexts()
  const [offset, setOffset] = useState(0)
  const asked = useApiQuery(useApi(rebatesOffice).bets, {
    params: { member, statement },
    query: { category, of: ofStartsAt, offset },
  })
  return (
    <div className="grid gap-4">
      <Button size="sm" look="quiet" className="justify-self-start" onClick={onBack}>
        {t('rebates.back')}
      </Button>
      <QueryState of={asked}>
        {({ rows, next, currency }) => (
          <>
            <FactsTable
              caption={t('rebatesOffice.bets')}
              rows={rows}
              rowKey={({ id }) => id}
              dense
              columns={[
                { key: 'at', head: t('rebatesOffice.at'), cell: ({ at }) => date(at, 'stamp') },
                { key: 'game', head: t('rebatesOffice.game'), cell: ({ name }) => name[lang] },
                {
                  key: 'stake',
                  head: t('rebatesOffice.stake'),
                  figures: true,
                  cell: ({ stake }) => money(stake, currency),
                },
                {
                  key: 'win',
                  head: t('rebatesOffice.win'),
                  figures: true,
                  cell: ({ win }) => money(win, currency),
                },
                {
                  key: 'earned',
                  head: t('rebates.earned'),
                  figures: true,
                  cell: ({ earned }) => money(earned, currency),
                },
              ]}
            />
            <PageSteps
              onFirst={offset > 0 ? () => setOffset(0) : null}
              onNext={next === null ? null : () => setOffset(next)}
            />
          </>
        )}
      </QueryState>
    </div>
  )
}
