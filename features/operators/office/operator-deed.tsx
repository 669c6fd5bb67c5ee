import { useState, type FormEvent } from 'react'
import { useTell } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/line/use-api.ts'
import { operators } from '../contract.ts'
import { BrandBoxes } from './brand-boxes.tsx'
import { LinkDialog, type Invitation } from './invite-dialog.tsx'
import { OperatorFailure } from './operator-failure.tsx'
import type { OperatorRow } from './operators-panel.tsx'
import { RoleBoxes } from './role-boxes.tsx'

export type Deed = 'unlock' | 'setRoles' | 'setBrands' | 'reset' | 'close'

export type OperatorDeedProps = {
  readonly kind: Deed
  readonly row: OperatorRow
  readonly onClose: () => void
}

/** One thing done to another operator, with its reason. */
export function OperatorDeed({ kind, row, onClose }: OperatorDeedProps) {
  const { t } = useTexts()
  const [made, setMade] = useState<Invitation | null>(null)
  const [reason, setReason] = useState('')
  const [roles, setRoles] = useState(row.roles)
  const [brands, setBrands] = useState(row.brands)
  const { send, isPending, error } = useDeed({ kind, row, onClose, onInvitation: setMade })
  if (made) return <LinkDialog open invitation={made} onClose={onClose} />
  const text =
    kind === 'setRoles' || kind === 'setBrands'
      ? row.account
      : t(`operators.${kind}Text`, { account: row.account })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ reason, roles: [...roles], brands })
  }
  return (
    <Dialog open onClose={onClose} title={t(`operators.${kind}`)} text={text} width="narrow">
      <form onSubmit={submit} className="grid gap-5">
        {kind === 'setRoles' && <RoleBoxes value={roles} onChange={(next) => setRoles([...next])} />}
        {kind === 'setBrands' && <BrandBoxes value={brands} onChange={setBrands} />}
        <TextArea
          label={t('operators.reason')}
          hint={t('operators.reasonHint')}
          required
          minLength={4}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {error && <OperatorFailure error={error} />}
        <Button
          type="submit"
          look={kind === 'close' ? 'danger' : 'primary'}
          wide
          busy={isPending}
          disabled={reason.trim().length < 4 || roles.length === 0 || brands?.length === 0}
        >
          {t(`operators.${kind}`)}
        </Button>
      </form>
    </Dialog>
  )
}

type Doing = OperatorDeedProps & { readonly onInvitation: (invitation: Invitation) => void }
type Given = Pick<OperatorRow, 'roles' | 'brands'> & { readonly reason: string }

/** The call behind each deed, and what is told after it. */
function useDeed({ kind, row, onClose, onInvitation }: Doing) {
  const { t } = useTexts()
  const api = useApi(operators)
  const stale = { tells: [api.list] }
  const unlock = useTell(api.unlock, stale)
  const setRoles = useTell(api.setRoles, stale)
  const setBrands = useTell(api.setBrands, stale)
  const reset = useTell(api.reset, stale)
  const close = useTell(api.close, stale)
  const told = { unlock, setRoles, setBrands, reset, close }[kind]
  const done = (title: string) => () => {
    toast({ tone: 'good', title })
    onClose()
  }
  const send = ({ reason, roles, brands }: Given) => {
    const { id, account } = row
    switch (kind) {
      case 'unlock':
        return unlock.mutate(
          { body: { id, reason } },
          { onSuccess: done(t('operators.unlocked', { account })) },
        )
      case 'setRoles':
        return setRoles.mutate(
          { body: { id, reason, roles } },
          { onSuccess: done(t('operators.rolesSaved')) },
        )
      case 'setBrands':
        return setBrands.mutate(
          { body: { id, reason, brands } },
          { onSuccess: done(t('operators.brandsSaved')) },
        )
      case 'reset':
        return reset.mutate({ body: { id, reason } }, { onSuccess: onInvitation })
      case 'close':
        return close.mutate({ body: { id, reason } }, { onSuccess: done(t('operators.closed', { account })) })
    }
  }
  return { send, isPending: told.isPending, error: told.error }
}
