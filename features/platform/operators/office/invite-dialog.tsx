import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { operators } from '../contract.ts'
import type { RoleName } from '../rules/permission.ts'
import { BrandBoxes, useOwnBrands } from './brand-boxes.tsx'
import { OperatorFailure } from './operator-failure.tsx'
import { RoleBoxes } from './role-boxes.tsx'

/** Invites an operator; after approval, the link is emailed to the invited person. */
export function InviteDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('operators.invite')}
      text={t('operators.inviteLead')}
      width="narrow"
    >
      <InviteForm onDone={onClose} />
    </Dialog>
  )
}

function InviteForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTexts()
  const api = useApi(operators)
  const invite = useApiMutation(api.invite, { invalidates: [api.list] })
  const form = useForm<{
    account: string
    name: string
    email: string
    roles: readonly RoleName[]
    brands: string[] | null
  }>({ defaultValues: { account: '', name: '', email: '', roles: ['cashier'], brands: useOwnBrands() } })
  const { roles, brands } = form.watch()
  const isWhole = roles.length > 0 && brands?.length !== 0
  const send = form.onSubmit(({ account, name, email, roles, brands }) => {
    invite.mutate({ body: { account, name, email, roles: [...roles], brands } }, { onSuccess: onDone })
  })
  return (
    <form onSubmit={send} className="grid gap-5">
      <TextField label={t('operators.account')} required {...form.register('account')} />
      <TextField label={t('operators.name')} required {...form.register('name')} />
      <TextField
        label={t('operators.email')}
        hint={t('operators.emailHint')}
        type="email"
        required
        {...form.register('email')}
      />
      <RoleBoxes {...form.bound('roles')} />
      <BrandBoxes {...form.bound('brands')} />
      {invite.error && <OperatorFailure error={invite.error} />}
      <Button type="submit" look="primary" wide busy={invite.isPending} disabled={!isWhole}>
        {t('operators.inviteDo')}
      </Button>
    </form>
  )
}
