import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { operators } from '../contract.ts'
import { BrandBoxes } from './brand-boxes.tsx'
import { OperatorFailure } from './operator-failure.tsx'
import type { OperatorRow } from './operators-panel.tsx'
import type { RoleName } from '../rules/permission.ts'
import { RoleBoxes } from './role-boxes.tsx'

export type Action = 'unlock' | 'setRoles' | 'setBrands' | 'setEmail' | 'reset' | 'close'

export type OperatorActionProps = {
  readonly kind: Action
  readonly row: OperatorRow
  readonly onClose: () => void
}

/** An action on another operator, with its reason. */
export function OperatorAction({ kind, row, onClose }: OperatorActionProps) {
  const { t } = useTexts()
  const form = useForm<Given>({
    defaultValues: { reason: '', roles: row.roles, brands: row.brands, email: row.email ?? '' },
  })
  const { reason, roles, brands } = form.watch()
  const { send, isPending, error } = useAction({ kind, row, onClose })
  const text =
    kind === 'setRoles' || kind === 'setBrands' || kind === 'setEmail'
      ? row.account
      : t(`operators.${kind}Text`, { account: row.account })
  const submit = form.onSubmit(send)
  return (
    <Dialog open onClose={onClose} title={t(`operators.${kind}`)} text={text} width="narrow">
      <form onSubmit={submit} className="grid gap-5">
        {kind === 'setRoles' && <RoleBoxes {...form.bound('roles')} />}
        {kind === 'setBrands' && <BrandBoxes {...form.bound('brands')} />}
        {kind === 'setEmail' && (
          <TextField
            label={t('operators.email')}
            hint={t('operators.emailHint')}
            type="email"
            required
            {...form.register('email')}
          />
        )}
        <TextArea
          label={t('operators.reason')}
          hint={t('operators.reasonHint')}
          required
          minLength={4}
          maxLength={300}
          {...form.register('reason')}
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

type Given = {
  readonly roles: readonly RoleName[]
  readonly brands: OperatorRow['brands']
  readonly reason: string
  readonly email: string
}

/** The call behind each action, and the toast after it. */
function useAction({ kind, row, onClose }: OperatorActionProps) {
  const { t } = useTexts()
  const api = useApi(operators)
  const stale = { invalidates: [api.list] }
  const unlock = useApiMutation(api.unlock, stale)
  const setRoles = useApiMutation(api.setRoles, stale)
  const setBrands = useApiMutation(api.setBrands, stale)
  const setEmail = useApiMutation(api.setEmail, stale)
  const reset = useApiMutation(api.reset, stale)
  const close = useApiMutation(api.close, stale)
  const told = { unlock, setRoles, setBrands, setEmail, reset, close }[kind]
  const done = (title: string) => () => {
    toast({ tone: 'good', title })
    onClose()
  }
  const send = ({ reason, roles, brands, email }: Given) => {
    const { id, account } = row
    switch (kind) {
      case 'unlock':
        return unlock.mutate(
          { body: { id, reason } },
          { onSuccess: done(t('operators.unlocked', { account })) },
        )
      case 'setRoles':
        return setRoles.mutate(
          { body: { id, reason, roles: [...roles] } },
          { onSuccess: done(t('operators.rolesSaved')) },
        )
      case 'setBrands':
        return setBrands.mutate(
          { body: { id, reason, brands } },
          { onSuccess: done(t('operators.brandsSaved')) },
        )
      case 'reset':
        return reset.mutate({ body: { id, reason } }, { onSuccess: onClose })
      case 'setEmail':
        return setEmail.mutate({ body: { id, reason, email } }, { onSuccess: onClose })
      case 'close':
        return close.mutate({ body: { id, reason } }, { onSuccess: done(t('operators.closed', { account })) })
    }
  }
  return { send, isPending: told.isPending, error: told.error }
}
