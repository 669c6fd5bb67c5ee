import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Drawer } from '#ui/layer/drawer.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { rebates } from '../contract/member.ts'
import { BetList } from './bet-list.tsx'
import { categoryName } from './category-name.ts'
import { StatementHead } from './statement-list.tsx'
import { StatementLines, StatementSum, type Line } from './statement-facts.tsx'

type Props = { readonly id: string | null; readonly onClose: () => void }

/** One statement: how it adds up, its lines, and the bets behind each line. */
export function StatementDrawer({ id, onClose }: Props) {
  const { t } = useTexts()
  return (
    <Drawer open={id !== null} onClose={onClose} title={t('rebates.statement')}>
      {id && <Content key={id} id={id} />}
    </Drawer>
  )
}

function Content({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const [line, setLine] = useState<Line | null>(null)
  const asked = useApiQuery(useApi(rebates).statement, { params: { statement: id } })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={6} />}>
      {(one) =>
        line ? (
          <Bets
            id={id}
            line={line}
            isLoss={one.statement.program === 'cashback'}
            onBack={() => setLine(null)}
          />
        ) : (
          <div className="grid gap-5">
            <StatementHead statement={one.statement} />
            <StatementSum one={one} />
            <section className="grid gap-1">
              <h3 className="text-13 font-medium text-muted">{t('rebates.byCategory')}</h3>
              <StatementLines one={one} onLine={setLine} />
            </section>
          </div>
        )
      }
    </QueryState>
  )
}

type BetsProps = {
  readonly id: string
  readonly line: Line
  readonly isLoss: boolean
  readonly onBack: () => void
}

function Bets({ id, line: { category, ofStartsAt }, isLoss, onBack }: BetsProps) {
  const texts = useTexts()
  const [offset, setOffset] = useState(0)
  const asked = useApiQuery(useApi(rebates).bets, {
    params: { statement: id },
    query: { category, of: ofStartsAt, offset },
  })
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-14 font-semibold">{categoryName(texts, category)}</h3>
        <Button size="sm" look="quiet" onClick={onBack}>
          {texts.t('rebates.back')}
        </Button>
      </div>
      <QueryState of={asked} waiting={<SkeletonCard lines={6} />}>
        {(bets) => (
          <>
            <BetList bets={bets} isLoss={isLoss} />
            <PageSteps
              onFirst={offset > 0 ? () => setOffset(0) : null}
              onNext={bets.next === null ? null : () => setOffset(bets.next ?? 0)}
            />
          </>
        )}
      </QueryState>
    </div>
  )
}
