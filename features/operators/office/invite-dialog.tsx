import { useState, type FormEvent } from 'react'
import { useTell } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { operators } from '../contract.ts'
import type { RoleName } from '../permissions.ts'
import { BrandBoxes, useOwnBrands } from './brand-boxes.tsx'
import { OperatorFailure } from './operator-failure.tsx'
import { RoleBoxes } from './role-boxes.tsx'

export type Invitation = { readonly token: string; readonly expiresAt: Date }

/** Makes an operator and shows the enrolment link, once. */
export function InviteDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTexts()
  const [made, setMade] = useState<Invitation | null>(null)
  const close = () => {
    setMade(null)
    onClose()
  }
  return made ? (
    <LinkDialog open={open} invitation={made} onClose={close} />
  ) : (
    <Dialog
      open={open}
      onClose={close}
      title={t('operators.invite')}
      text={t('operators.inviteLead')}
      width="narrow"
    >
      <InviteForm onMade={setMade} />
    </Dialog>
  )
}

function InviteForm({ onMade }: { readonly onMade: (invitation: Invitation) => void }) {
  const { t } = useTexts()
  const api = useApi(operators)
  const invite = useTell(api.invite, { tells: [api.list] })
  const [account, setAccount] = useState('')
  const [name, setName] = useState('')
  const [roles, setRoles] = useState<readonly RoleName[]>(['cashier'])
  const [brands, setBrands] = useState(useOwnBrands())
  const isWhole = roles.length > 0 && brands?.length !== 0
  const send = (event: FormEvent) => {
    event.preventDefault()
    invite.mutate({ body: { account, name, roles: [...roles], brands } }, { onSuccess: onMade })
  }
  return (
    <form onSubmit={send} className="grid gap-5">
      <TextField
        label={t('operators.account')}
        required
        value={account}
        onChange={(event) => setAccount(event.target.value)}
      />
      <TextField
        label={t('operators.name')}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <RoleBoxes value={roles} onChange={setRoles} />
      <BrandBoxes value={brands} onChange={setBrands} />
      {invite.error && <OperatorFailure error={invite.error} />}
      <Button type="submit" look="primary" wide busy={invite.isPending} disabled={!isWhole}>
        {t('operators.inviteDo')}
      </Button>
    </form>
  )
}

export type LinkDialogProps = {
  readonly open: boolean
  readonly invitation: Invitation
  readonly onClose: () => void
}

/** The link that its reader enrols by. The token stands behind '#': no server and no log ever sees it. */
export function LinkDialog({ open, invitation, onClose }: LinkDialogProps) {
  const { t, date } = useTexts()
  const link = `${location.origin}/enrol#${invitation.token}`
  const done = (
    <Button look="primary" onClick={onClose}>
      {t('ui.close')}
    </Button>
  )
  const text = t('operators.inviteDoneText', { until: date(invitation.expiresAt, 'minute') })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('operators.inviteDone')}
      text={text}
      width="narrow"
      actions={done}
      mustAnswer
    >
      <Copyable text={link} what={t('operators.inviteLink')} boxed />
    </Dialog>
  )
}
