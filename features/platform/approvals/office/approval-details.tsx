import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { ObjectLink } from '#features/platform/audit/office/object-text.tsx'
import { Button } from '#ui/action/button.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { ApprovalState } from './approval-state.tsx'
import type { Approval } from './approvals-panel.tsx'
import { titleOf } from './approval-title.ts'
import { DecisionDialog, type Decision } from './decision-dialog.tsx'

export type ApprovalDetailsProps = { readonly approval: Approval | null; readonly onClose: () => void }

/** A proposal with its changes, its reason, and the decisions open to this operator. */
export function ApprovalDetails({ approval, onClose }: ApprovalDetailsProps) {
  const texts = useTexts()
  const [decision, setDecision] = useState<Decision | null>(null)
  return (
    <>
      <Drawer
        open={approval !== null && decision === null}
        onClose={onClose}
        title={approval ? titleOf(texts, approval) : ''}
        text={approval && `${texts.t('approvals.number')} ${approval.number}`}
        foot={approval?.state === 'pending' && <Foot row={approval} onDecision={setDecision} />}
      >
        {approval && <Body row={approval} />}
      </Drawer>
      {approval && decision && (
        <DecisionDialog
          decision={decision}
          approval={approval}
          onClose={(isDone) => {
            setDecision(null)
            if (isDone) onClose()
          }}
        />
      )}
    </>
  )
}

type FootProps = { readonly row: Approval; readonly onDecision: (decision: Decision) => void }

/** Proposers can only withdraw their own proposal. */
function Foot({ row, onDecision }: FootProps) {
  const { t } = useTexts()
  if (row.isYours)
    return (
      <div className="grid gap-3">
        <p className="text-13 text-muted">{t('approvals.yours')}</p>
        <Button wide onClick={() => onDecision('withdraw')}>
          {t('approvals.withdraw')}
        </Button>
      </div>
    )
  if (!row.mayDecide) return <p className="text-13 text-muted">{t('approvals.notYours')}</p>
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <Button onClick={() => onDecision('reject')}>{t('approvals.reject')}</Button>
      <Button look="primary" onClick={() => onDecision('approve')}>
        {t('approvals.approve')}
      </Button>
    </div>
  )
}

function Body({ row }: { readonly row: Approval }) {
  const { t, date } = useTexts()
  return (
    <div className="grid gap-6">
      <p>
        <ApprovalState row={row} />
      </p>
      {row.changes.map((change, place) => (
        <Change key={`${place}:${change.object}`} change={change} />
      ))}
      <section className="grid gap-1.5">
        <h3 className="text-14">{t('approvals.reason')}</h3>
        <p className="text-muted">{row.reason}</p>
        <p className="num text-12 text-faint">
          {row.proposedBy} · {date(row.proposedAt, 'stamp')}
        </p>
      </section>
      <Facts
        facts={[
          { key: 'brand', name: t('approvals.brand'), value: row.merchant ?? t('approvals.everyBrand') },
          { key: 'expires', name: t('approvals.expiresAt'), value: date(row.expiresAt, 'minute') },
        ]}
      />
      {row.decidedBy && row.decidedAt && (
        <section className="grid gap-1.5">
          <h3 className="text-14">{t('approvals.decidedBy')}</h3>
          {row.decisionReason && <p className="text-muted">{row.decisionReason}</p>}
          <p className="num text-12 text-faint">
            {row.decidedBy} · {date(row.decidedAt, 'stamp')}
          </p>
        </section>
      )}
    </div>
  )
}

/** The changes of one audit entry of the proposal, field by field; unchanged fields are muted. */
function Change({ change }: { readonly change: Approval['changes'][number] }) {
  const { t } = useTexts()
  const { before, after } = change
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return (
    <section className="grid gap-2">
      <p className="text-13">
        <ObjectLink entry={change} />
      </p>
      <table className="w-full text-13">
        <thead>
          <tr className="text-left text-12 text-faint">
            <th className="py-1 pr-3 font-medium">{t('approvals.field')}</th>
            <th className="py-1 pr-3 font-medium">{t('approvals.before')}</th>
            <th className="py-1 font-medium">{t('approvals.after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field} className="border-t border-hair align-top">
              <td className="py-1.5 pr-3 text-muted">{field}</td>
              <td className="code py-1.5 pr-3 break-all text-faint">{before[field] ?? '–'}</td>
              <td className={`code py-1.5 break-all ${before[field] === after[field] ? 'text-faint' : ''}`}>
                {after[field] ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
