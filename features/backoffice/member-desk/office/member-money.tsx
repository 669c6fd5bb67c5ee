import { Snowflake } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { cutTo } from '#kit/shown.ts'
import { decimalsOf } from '#texts/decimals.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { memberDesk } from '../contract.ts'
import type { Member } from './member-panel.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'

export type MemberMoneyProps = { readonly member: Member; readonly mayFreeze: boolean }

/** Wallet balances and lifetime totals; the last line adds up the ones above. */
export function MemberMoney({ member, mayFreeze }: MemberMoneyProps) {
  const { t } = useTexts()
  const { totals, currency } = member
  const cut = (amount: bigint) => (currency ? cutTo(amount, decimalsOf(currency)) : amount)
  const inHouse = cut(totals.stakes) - cut(totals.wins)
  return (
    <section id="wallets" className="panel scroll-mt-4 grid content-start gap-4 p-5">
      <h2 className="text-16">{t('backoffice.money')}</h2>
      {member.wallets.length === 0 && <p className="text-13 text-muted">{t('backoffice.noWallet')}</p>}
      <ul className="grid gap-3">
        {member.wallets.map((wallet) => (
          <li key={wallet.id.toString()} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="text-muted">{t(`backoffice.wallet.${wallet.kind}`)}</span>
            {wallet.state !== 'open' && (
              <Status tone="bad">{t(`backoffice.walletState.${wallet.state}`)}</Status>
            )}
            {wallet.isFrozen && wallet.state === 'debt' && (
              <Status tone="bad">{t('backoffice.walletState.frozen')}</Status>
            )}
            {mayFreeze && wallet.kind !== 'points' && <Freeze member={member} wallet={wallet} />}
            <span className="ml-auto text-22 font-semibold tracking-tight">
              <Amount amount={wallet.balance} currency={wallet.currency} />
              <span className="ml-1.5 text-13 font-normal text-faint">{wallet.currency}</span>
            </span>
            {wallet.held > 0n && (
              <span className="w-full text-right text-12 text-muted">
                {t('backoffice.held')}{' '}
                <Amount amount={wallet.held} currency={wallet.currency} className="text-text" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {currency && (
        <Facts
          className="border-t border-hair pt-4 text-13"
          facts={[
            {
              key: 'in',
              name: t('backoffice.allDeposits'),
              value: <Amount amount={totals.deposits} currency={currency} />,
            },
            {
              key: 'out',
              name: t('backoffice.allWithdrawals'),
              value: <Amount amount={totals.withdrawals} currency={currency} />,
            },
            {
              key: 'stakes',
              name: t('backoffice.allStakes', { rounds: totals.rounds }),
              value: <Amount amount={totals.stakes} currency={currency} />,
            },
            {
              key: 'wins',
              name: t('backoffice.allWins'),
              value: <Amount amount={totals.wins} currency={currency} />,
            },
            {
              key: 'house',
              name: t('backoffice.inHouse'),
              value: <Amount amount={inHouse} currency={currency} signed />,
              total: true,
            },
          ]}
        />
      )}
    </section>
  )
}

type FreezeProps = { readonly member: Member; readonly wallet: Member['wallets'][number] }

/** Freezes or unfreezes the wallet, with a reason (RSP-02). */
function Freeze({ member, wallet }: FreezeProps) {
  const { t } = useTexts()
  const api = useApi(memberDesk)
  const change = useApiMutation(api.freeze, { invalidates: [api.member] })
  const [isAsking, setAsking] = useState(false)
  if (wallet.state === 'closed') return null
  const isFreezing = !wallet.isFrozen
  const action = isFreezing ? 'freeze' : 'unfreeze'
  const { id, account } = member
  const which = { account, wallet: `${t(`backoffice.wallet.${wallet.kind}`)} (${wallet.currency})` }
  const send = (reason: string) =>
    change.mutate(
      { params: { id }, body: { wallet: wallet.id, isFrozen: isFreezing, reason } },
      {
        onSuccess: () => {
          setAsking(false)
          toast({
            tone: 'good',
            title: t(isFreezing ? 'backoffice.frozen' : 'backoffice.unfrozen', which),
          })
        },
      },
    )
  return (
    <>
      <Button size="xs" look="ghost" icon={Snowflake} onClick={() => setAsking(true)}>
        {t(`backoffice.${action}`)}
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t(`backoffice.${action}Title`, which)}
        text={t(wallet.state === 'debt' ? `backoffice.${action}DebtText` : `backoffice.${action}Text`, which)}
        action={t(`backoffice.${action}`)}
        isDanger={isFreezing}
        busy={change.isPending}
        error={change.error}
        onReason={send}
      />
    </>
  )
}
