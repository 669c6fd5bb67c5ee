import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { boundWords, conditionWords, type Choices } from '#features/rewards/segments/office/words.ts'
import type { Condition } from '#features/rewards/segments/rules/conditions.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { MemberField } from '#ui/office/slots.tsx'
import { promotionBuilderOffice } from '../../contract/builder.ts'

type Props = {
  readonly merchant: string
  readonly conditions: readonly Condition[]
  readonly choices: Choices
}

/** Whether one member would see and get the promotion, condition by condition. */
export function MemberCheck({ merchant, conditions, choices }: Props) {
  const texts = useTexts()
  const { t } = texts
  const [member, setMember] = useState('')
  const check = useApiMutation(useApi(promotionBuilderOffice).check)
  const label = t('promotionsOffice.checkMember')
  const value = ({ kind }: Condition, digits: string | null) => {
    if (digits === null) return '–'
    return /^-?\d+$/.test(digits) ? boundWords(kind, choices.currency, texts)(digits) : digits
  }
  return (
    <section aria-label={label} className="grid gap-3">
      <MemberField
        label={label}
        value={member}
        onChange={setMember}
        fallback={
          <TextField label={label} value={member} onChange={(event) => setMember(event.target.value)} />
        }
      />
      <Button
        size="sm"
        className="justify-self-start"
        busy={check.isPending}
        disabled={!/^[1-9]\d*$/.test(member)}
        onClick={() => check.mutate({ body: { merchant, member: BigInt(member), conditions } })}
      >
        {t('promotionsOffice.check')}
      </Button>
      {check.error && <Failure error={check.error} />}
      {check.data && (
        <div role="status" className="grid gap-2 rounded-card bg-raised p-4 text-13">
          <p className="text-14 font-medium">
            {t(check.data.isMet ? 'promotionsOffice.wouldGet' : 'promotionsOffice.wouldNotGet', {
              account: check.data.account,
            })}
          </p>
          <ul className="grid gap-1.5">
            <Line holds={check.data.isPlayer} text={t('promotionsOffice.isPlayer')} />
            <Line holds={check.data.mayMarket} text={t('promotionsOffice.mayMarket')} />
            {check.data.conditions.map(({ condition, holds, value: own }) => (
              <Line
                key={JSON.stringify(condition)}
                holds={holds}
                text={conditionWords(condition, choices, texts)}
                own={condition.kind === 'segment' ? null : value(condition, own)}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

type LineProps = { readonly holds: boolean; readonly text: string; readonly own?: string | null }

function Line({ holds, text, own }: LineProps) {
  const { t } = useTexts()
  const Icon = holds ? Check : X
  return (
    <li className="flex items-start gap-2">
      <Icon size={16} className={holds ? 'mt-0.5 text-win' : 'mt-0.5 text-danger'} aria-hidden />
      <span>
        <span className="font-medium">{t(holds ? 'promotionsOffice.yes' : 'promotionsOffice.no')}</span> ·{' '}
        {text}
        {own ? <span className="text-muted"> ({t('promotionsOffice.own', { value: own })})</span> : null}
      </span>
    </li>
  )
}
