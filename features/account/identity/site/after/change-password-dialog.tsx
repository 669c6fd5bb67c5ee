import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { ProofDialog } from '#features/account/security/site/proof/proof-dialog.tsx'
import { isStale, useFresh } from '#features/account/security/site/proof/use-fresh.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { identity } from '../../contract.ts'
import { closeAuth, switchAuth, useAuthModal } from '../auth-store.ts'
import { PasswordStrength } from '../register/password-strength.tsx'
import { useRules } from '../register/use-rules.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'identity.wrongPassword': 'oldPassword',
  'identity.passwordSame': 'newPassword',
  'identity.passwordWeak': 'newPassword',
  'identity.passwordsDiffer': 'confirmNewPassword',
} as const

/** Shown after a login with a password that must be changed: one-time, the platform's default, weak or expired (decision 12). */
export function ChangePasswordDialog({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTexts()
  const { modal, changeWhy } = useAuthModal()
  useDue(modal === 'change' && changeWhy === null)
  return (
    <Dialog
      open={modal === 'change'}
      onClose={() => switchAuth('logout')}
      width="narrow"
      mustAnswer
      title={t('entry.changeTitle')}
      text={changeWhy ? t(whys[changeWhy]) : undefined}
    >
      <ChangeForm onDone={onDone} />
    </Dialog>
  )
}

/** After a reload the reason is unknown, so ask the server; no change is due if another tab has made it. */
function useDue(isUnknown: boolean): void {
  const { data } = useApiQuery(useApi(identity).passwordDue, undefined, { enabled: isUnknown, staleMs: 0 })
  useEffect(() => {
    if (!isUnknown || !data) return
    if (data.changeWhy === null) closeAuth()
    else useAuthModal.setState({ changeWhy: data.changeWhy, entering: { name: data.account } })
  }, [isUnknown, data])
}

const whys = {
  oneTime: 'entry.changeOneTime',
  default: 'entry.changeDefault',
  weak: 'entry.changeWeak',
  expired: 'entry.changeExpired',
} as const

type Form = { oldPassword: string; newPassword: string; confirmNewPassword: string }

function ChangeForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTexts()
  const known = useAuthModal((state) => state.entering?.password)
  const name = useAuthModal((state) => state.entering?.name) ?? ''
  const { ruled, rules } = useRules()
  const queries = useQueryClient()
  const change = useApiMutation(useApi(identity).changePassword)
  const form = useForm<Form>({
    defaultValues: { oldPassword: known ?? '', newPassword: '', confirmNewPassword: '' },
  })
  const { errors } = form.formState
  const fresh = useFresh()
  const submit = form.handleSubmit((body) =>
    change.mutateAsync({ body }).then(
      () => {
        toast({ tone: 'good', title: t('entry.changed') })
        closeAuth()
        // calls refused until now work again: refetch them, the member's info first of all
        void queries.invalidateQueries()
        onDone()
      },
      (error: unknown) => {
        if (isStale(error)) void fresh(() => submit())
      },
    ),
  )
  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        {change.error && !isStale(change.error) && <FormFailure error={change.error} fields={FIELD_OF} />}
        <input type="text" autoComplete="username" value={name} readOnly hidden />
        {known === undefined && (
          <PasswordField
            label={t('entry.passwordOld')}
            purpose="current"
            error={errors.oldPassword?.message}
            {...form.register('oldPassword', { required: t('auth.needPassword') })}
          />
        )}
        <div className="grid gap-2">
          <PasswordField
            label={t('entry.passwordNew')}
            purpose="new"
            error={errors.newPassword?.message}
            {...form.register('newPassword', { validate: ruled('password') })}
          />
          <PasswordStrength password={form.watch('newPassword')} rule={rules['password']} />
        </div>
        <PasswordField
          label={t('auth.passwordAgain')}
          purpose="new"
          error={errors.confirmNewPassword?.message}
          {...form.register('confirmNewPassword', {
            validate: (value) => value === form.getValues('newPassword') || t('auth.differ'),
          })}
        />
        <Button type="submit" look="primary" wide size="lg" busy={change.isPending}>
          {t('entry.changeDo')}
        </Button>
        <Button wide onClick={() => switchAuth('logout')}>
          {t('entry.changeLogout')}
        </Button>
      </form>
      <ProofDialog />
    </>
  )
}
