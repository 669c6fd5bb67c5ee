import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { withdrawals } from '../contract/member.ts'
import type { Terms } from './steps.ts'

type Account = Terms['accounts'][number]

export type BoundAccountsProps = {
  readonly accounts: readonly Account[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The member's linked accounts, each with an action to remove it; payouts in progress to it continue. */
export function BoundAccounts({ accounts, isOpen, onClose }: BoundAccountsProps) {
  const { t } = useTexts()
  const [leaving, setLeaving] = useState<Account | null>(null)
  return (
    <>
      <Dialog
        open={isOpen && accounts.length > 0}
        onClose={onClose}
        width="narrow"
        title={t('withdrawals.accounts')}
        text={t('withdrawals.accountsText')}
      >
        <ul className="grid divide-y divide-hair">
          {accounts.map((account) => (
            <li key={account.id} className="flex items-center justify-between gap-3 py-3">
              <span className="min-w-0">
                <span className="block truncate font-medium">{account.bankName}</span>
                <span className="num block truncate text-12 text-faint">
                  {account.shown} · {account.holder}
                </span>
              </span>
              <IconButton
                icon={Trash2}
                label={t('withdrawals.removeOf', { bank: account.bankName, number: account.shown })}
                onClick={() => setLeaving(account)}
              />
            </li>
          ))}
        </ul>
      </Dialog>
      {leaving && <Remove account={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function Remove({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const { t } = useTexts()
  const api = useApi(withdrawals)
  const remove = useApiMutation(api.removeAccount, { invalidates: [api.terms] })
  const confirm = () =>
    remove.mutate(
      { params: { id: account.id } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('withdrawals.removed') })
          onClose()
        },
      },
    )
  return (
    <Confirm
      open
      danger
      title={t('withdrawals.removeTitle', { bank: account.bankName, number: account.shown })}
      text={t('withdrawals.removeText')}
      action={t('withdrawals.remove')}
      keep={t('withdrawals.keep')}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {remove.error && <Failure error={remove.error} />}
    </Confirm>
  )
}
