import { useApiMutation } from '#contract/react.ts'
import { DecisionDialog, useDecision } from '#features/money/reviewed-orders/office/decision-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { withdrawalsOffice } from '../contract/office.ts'
import type { WithdrawalInFull } from './withdrawal-detail.tsx'

type Part = { readonly order: WithdrawalInFull }
type Action = 'override' | 'agreeOverride' | 'refuseOverride' | 'withdrawOverride'

/** Why a withdrawal cannot be paid now, and the override by two operators. */
export function Stopped({ order }: Part) {
  const { t } = useTexts()
  const decision = useDecision<Action>()
  const { override, stops, stopsLeft } = order
  if (stops.length === 0) return null
  if (stopsLeft.length === 0)
    return (
      <Notice tone="warning">
        {t('withdrawalsOffice.overridden', {
          proposed: override?.proposedBy ?? '',
          agreed: override?.agreedBy ?? '',
          reason: override?.reason ?? '',
        })}
      </Notice>
    )
  const names = stopsLeft.map((stop) => t(`withdrawalsOffice.stop.${stop}`)).join(', ')
  const actions = actionsOf(override)
  return (
    <section className="grid gap-2">
      <Notice tone="danger">
        {t('withdrawalsOffice.stopped', { stops: names })} {t('withdrawalsOffice.stoppedHow')}
      </Notice>
      {override?.state === 'proposed' && (
        <Notice>
          {t('withdrawalsOffice.overrideProposal', { by: override.proposedBy, reason: override.reason })}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {actions.map((each) => (
          <Button key={each} look="outline" onClick={() => decision.ask(each)}>
            {t(`withdrawalsOffice.${each}`)}
          </Button>
        ))}
      </div>
      <OverrideDialog order={order} decision={decision} />
    </section>
  )
}

function actionsOf(override: WithdrawalInFull['override']): readonly Action[] {
  if (override?.state === 'agreed') return []
  if (!override) return ['override']
  return override.isYours ? ['withdrawOverride'] : ['agreeOverride', 'refuseOverride']
}

type DialogProps = Part & { readonly decision: ReturnType<typeof useDecision<Action>> }

function OverrideDialog({ order, decision: { asked: action, close, done: end } }: DialogProps) {
  const { t } = useTexts()
  const api = useApi(withdrawalsOffice)
  const tells = { invalidates: [api.list, api.one] }
  const propose = useApiMutation(api.override, tells)
  const decide = useApiMutation(api.decideOverride, tells)
  const done = (how: 'proposed' | 'agreed' | 'refused' | 'withdrawn') =>
    end(t(`withdrawalsOffice.overrideDone.${how}`))
  const onReason = (reason: string) => {
    const params = { id: order.id }
    if (action === 'override')
      propose.mutate({ params, body: { reason } }, { onSuccess: () => done('proposed') })
    else
      decide.mutate(
        { params, body: { verdict: action === 'agreeOverride' ? 'agree' : 'refuse', reason } },
        { onSuccess: ({ state }) => done(state) },
      )
  }
  const title = action ? t(`withdrawalsOffice.${action}Title`, { reference: order.reference }) : ''
  const hasText = action === 'override' || action === 'agreeOverride'
  return (
    <DecisionDialog
      open={action !== null}
      onClose={close}
      title={title}
      text={hasText ? t(`withdrawalsOffice.${action}Text`) : ''}
      action={action ? t(`withdrawalsOffice.${action}`) : ''}
      isDanger={action === 'refuseOverride'}
      calls={[propose, decide]}
      onReason={onReason}
    />
  )
}
