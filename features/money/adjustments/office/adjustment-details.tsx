import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { Notice } from '#ui/state/notice.tsx'
import type { May } from '#ui/route/office.ts'
import { AdjustmentState } from './adjustment-state.tsx'
import type { Adjustment } from './adjustments-panel.tsx'
import { Change } from './change.tsx'
import { DecisionDialog, DecisionButtons, type Decision } from './decision.tsx'

export type AdjustmentDetailsProps = {
  readonly adjustment: Adjustment | null
  readonly onClose: () => void
  readonly may: May
}

/** An adjustment with its reason, before and after, and the decisions open to this operator. */
export function AdjustmentDetails({ adjustment, onClose, may }: AdjustmentDetailsProps) {
  const { t } = useTexts()
  const [decision, setDecision] = useState<Decision | null>(null)
  const mayDecide = adjustment?.state === 'proposed'
  return (
    <>
      <Drawer
        open={adjustment !== null && decision === null}
        onClose={onClose}
        title={adjustment?.account ?? ''}
        text={adjustment && `${t('adjustments.number')} ${adjustment.number}`}
        foot={
          adjustment &&
          mayDecide && <DecisionButtons adjustment={adjustment} may={may} onDecision={setDecision} />
        }
      >
        {adjustment && <Body row={adjustment} />}
      </Drawer>
      {adjustment && decision && (
        <DecisionDialog
          decision={decision}
          adjustment={adjustment}
          onClose={(isDone) => {
            setDecision(null)
            if (isDone) onClose()
          }}
        />
      )}
    </>
  )
}

function Body({ row }: { readonly row: Adjustment }) {
  const { t, date } = useTexts()
  return (
    <div className="grid gap-6">
      <div className="flex items-start justify-between gap-4">
        <span className="text-28 font-semibold tracking-tight">
          <Change row={row} />
          <span className="ml-2 text-14 font-normal text-faint">{row.currency}</span>
        </span>
        <AdjustmentState row={row} />
      </div>
      {row.after < 0n && <Notice tone="warning">{t('adjustments.intoDebt')}</Notice>}
      <Facts
        facts={[
          {
            key: 'before',
            name: t('adjustments.before'),
            value: <Amount amount={row.before} currency={row.currency} />,
          },
          { key: 'change', name: t('adjustments.change'), value: <Change row={row} /> },
          {
            key: 'after',
            name: t('adjustments.after'),
            value: <Amount amount={row.after} currency={row.currency} />,
            total: true,
          },
        ]}
      />
      <section className="grid gap-1.5">
        <h3 className="text-14">{t('adjustments.reason')}</h3>
        <p className="text-muted">{row.reason}</p>
        <p className="num text-12 text-faint">
          {row.proposedBy} · {date(row.proposedAt, 'stamp')}
        </p>
      </section>
      {row.decidedBy && row.decidedAt && (
        <section className="grid gap-1.5">
          <h3 className="text-14">{t('adjustments.decided')}</h3>
          {row.decisionReason && <p className="text-muted">{row.decisionReason}</p>}
          <p className="num text-12 text-faint">
            {row.decidedBy} · {date(row.decidedAt, 'stamp')}
          </p>
        </section>
      )}
      <a href={`/members/${row.memberId}`} className="font-medium text-action-text hover:underline">
        {t('adjustments.toMember', { account: row.account })}
      </a>
    </div>
  )
}
