import clsx from 'clsx'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { Suspense, type ComponentProps } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { toggleBalance, useShell } from '../state/shell-store.ts'
import { useBalance, type Balance } from '../state/use-balance.ts'
import { centreWords } from '../words.ts'
import { part } from '../words/part.ts'

const BonusBeside = part(async () => (await import('../member/bonus-beside.tsx')).BonusBeside, centreWords)

/** Its code loads only for a member who has a bonus. */
function Beside({
  balance,
  ...look
}: { readonly balance: Balance } & Pick<ComponentProps<typeof BonusBeside>, 'hidden' | 'className'>) {
  return (
    balance.bonus !== null && (
      <Suspense>
        <BonusBeside {...balance} {...look} />
      </Suspense>
    )
  )
}

type ActProps = { readonly className?: string }

function Hide({ className }: ActProps) {
  const { t } = useTexts()
  const hidden = useShell((state) => state.isBalanceHidden)
  return (
    <IconButton
      icon={hidden ? Eye : EyeOff}
      label={t(hidden ? 'shell.balanceShow' : 'shell.balanceHide')}
      size="sm"
      onClick={toggleBalance}
      className={className}
    />
  )
}

function Refresh({ className }: ActProps) {
  const { t } = useTexts()
  const { refresh, isRefreshing } = useBalance()
  return (
    <IconButton
      icon={RefreshCw}
      label={t('shell.balanceRefresh')}
      size="sm"
      onClick={refresh}
      className={clsx(className, isRefreshing && '[&_svg]:animate-spin')}
    />
  )
}

/** The main wallet: can be hidden; refreshed by hand or by events. */
export function BalancePill() {
  const { t } = useTexts()
  const { balance } = useBalance()
  const hidden = useShell((state) => state.isBalanceHidden)
  return (
    <div className="flex h-11 min-w-0 items-center rounded-control border border-hair bg-surface pl-3 max-[379px]:pr-2 md:pl-3.5">
      {balance ? (
        <div className="mr-1 min-w-0">
          <div className="hidden items-baseline gap-2 text-12 leading-tight text-faint md:flex">
            {t('shell.balance', { currency: balance.currency })}
            <Beside balance={balance} hidden={hidden} />
          </div>
          <Amount
            amount={balance.amount}
            currency={balance.currency}
            symbol
            hidden={hidden}
            className="block truncate text-14 leading-tight font-semibold md:text-16"
          />
          <Beside balance={balance} hidden={hidden} className="md:hidden" />
        </div>
      ) : (
        <Skeleton className="mr-2 h-4 w-24" />
      )}
      {/* on a phone it is in the menu; so is the other one where a large balance with a bonus needs its place */}
      <Hide className="max-md:hidden" />
      <Refresh className="max-[379px]:hidden" />
    </div>
  )
}

/** The same at the top of the menu (SHL-06). */
export function BalanceCard() {
  const { t } = useTexts()
  const { balance } = useBalance()
  const hidden = useShell((state) => state.isBalanceHidden)
  return (
    <div className="mb-2 flex items-center rounded-control border border-hair bg-surface py-1.5 pr-1 pl-3">
      <div className="min-w-0 flex-1">
        <p className="text-12 leading-tight text-faint">
          {t('shell.balance', { currency: balance?.currency ?? '' })}
        </p>
        {balance ? (
          <Amount
            amount={balance.amount}
            currency={balance.currency}
            symbol
            hidden={hidden}
            className="block truncate text-16 leading-tight font-semibold"
          />
        ) : (
          <Skeleton className="my-1 h-3.5 w-24" />
        )}
        {balance && <Beside balance={balance} hidden={hidden} />}
      </div>
      <Refresh className="min-[380px]:hidden" />
      <Hide />
    </div>
  )
}

/** The balance only, for a game's bar. */
export function BalanceText() {
  const { t } = useTexts()
  const { balance } = useBalance()
  const hidden = useShell((state) => state.isBalanceHidden)
  if (!balance) return <Skeleton className="h-4 w-24" />
  return (
    <button
      type="button"
      onClick={toggleBalance}
      className="hit num rounded-control text-14 font-semibold md:px-1 md:text-16"
    >
      <Amount amount={balance.amount} currency={balance.currency} hidden={hidden} />
      <span className="sr-only">{t(hidden ? 'shell.balanceShow' : 'shell.balanceHide')}</span>
    </button>
  )
}
