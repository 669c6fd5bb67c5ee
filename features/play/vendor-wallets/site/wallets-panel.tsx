import clsx from 'clsx'
import { Undo2, WalletCards } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { useAttemptKey } from '#features/money/payments/site/use-attempt-key.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { vendorWallets } from '../contract/member.ts'
import { FundsCard } from './funds-card.tsx'
import { RecentMoves } from './recent-moves.tsx'
import { VendorCard } from './vendor-card.tsx'
import type { Wallets } from './words.ts'

/** While a transfer is pending the state is polled; events refresh it sooner. */
const ASK_AGAIN_MS = 4_000
/** Balances change at vendors and in other windows while the page is open. */
const LOOK_AGAIN_MS = 15_000

/** My wallet (MEM-04): the main wallet, vendor wallets, and a button that transfers everything back. */
export function WalletsPanel() {
  const { t } = useTexts()
  const api = useApi(vendorWallets)
  const [isWaiting, setWaiting] = useState(false)
  /** Resets the cards' messages about their last transfer when everything was transferred back. */
  const [collects, setCollects] = useState(0)
  const asked = useApiQuery(api.merchantWallet, undefined, {
    everyMs: isWaiting ? ASK_AGAIN_MS : LOOK_AGAIN_MS,
  })
  const hasPending = asked.data?.wallets.some(({ pending, balance }) => pending || balance === null) ?? false
  if (hasPending !== isWaiting) setWaiting(hasPending)
  return (
    <>
      <h1 className="mb-5 max-md:sr-only">{t('vendorWallets.title')}</h1>
      <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid grid-cols-1 gap-4">
          <QueryState of={asked} waiting={<Waiting />}>
            {(wallets) => (
              <>
                <MainCard wallets={wallets} onCollected={() => setCollects((before) => before + 1)} />
                <FundsCard wallets={wallets} />
                {wallets.wallets.map((wallet) => (
                  <VendorCard key={`${wallet.vendor} ${collects}`} wallet={wallet} wallets={wallets} />
                ))}
                {wallets.wallets.length === 0 && (
                  <section className="panel">
                    <EmptyState
                      icon={WalletCards}
                      title={t('vendorWallets.noVendors')}
                      text={t('vendorWallets.noVendorsText')}
                    />
                  </section>
                )}
              </>
            )}
          </QueryState>
        </div>
        <RecentMoves />
      </div>
    </>
  )
}

function Waiting() {
  return (
    <>
      <SkeletonCard lines={2} />
      <SkeletonCard lines={3} />
    </>
  )
}

/** The available balance of the main wallet, and the button that transfers the rest back. */
type MainCardProps = { readonly wallets: Wallets; readonly onCollected: () => void }

function MainCard({ wallets: { currency, free, isHeld, wallets }, onCollected }: MainCardProps) {
  const { t } = useTexts()
  const api = useApi(vendorWallets)
  const key = useAttemptKey()
  const collect = useApiMutation(api.collect, {
    invalidates: [api.merchantWallet, api.transfers, { key: 'wallet.balance' }, { key: 'statements.funds' }],
  })
  const out = wallets.reduce((sum, { balance }) => sum + (balance ?? 0n), 0n)
  const bring = () =>
    collect.mutate(
      { idempotencyKey: key.of(out.toString()) },
      {
        onSuccess: () => {
          key.done()
          onCollected()
        },
        onError: key.failed,
      },
    )
  return (
    <section className="panel grid gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2 className="text-14 font-medium text-muted">{t('vendorWallets.main')}</h2>
          <Amount amount={free} currency={currency} className="text-28 leading-tight font-semibold" />
          <p className={clsx('mt-1 text-12', isHeld ? 'text-warning' : 'text-faint')}>
            {t(isHeld ? 'refusal.vendorWallets.walletClosed' : 'vendorWallets.mainText')}
          </p>
        </div>
        {wallets.length > 0 && (
          <Button
            look={out > 0n ? 'primary' : 'outline'}
            icon={Undo2}
            busy={collect.isPending}
            disabled={out === 0n}
            onClick={bring}
            className="max-md:w-full"
          >
            {t('vendorWallets.collect')}
          </Button>
        )}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {collect.data && !collect.isPending && <Collected of={collect.data} />}
        {collect.error && out > 0n && <Failure error={collect.error} />}
      </div>
    </section>
  )
}

type CollectedProps = {
  readonly of: {
    readonly transfers: readonly { readonly state: string }[]
    readonly silent: readonly string[]
    readonly busy: readonly string[]
  }
}

function Collected({ of: { transfers, silent, busy } }: CollectedProps) {
  const { t } = useTexts()
  if (silent.length || busy.length)
    return (
      <div className="grid gap-3">
        {silent.length > 0 && (
          <Notice tone="warning">{t('vendorWallets.collectedSilent', { names: silent.join(', ') })}</Notice>
        )}
        {busy.length > 0 && (
          <Notice tone="warning">{t('vendorWallets.collectedBusy', { names: busy.join(', ') })}</Notice>
        )}
      </div>
    )
  if (transfers.some(({ state }) => state !== 'done'))
    return <Notice tone="warning">{t('vendorWallets.collectedSome')}</Notice>
  return (
    <Notice tone="good">
      {t(transfers.length ? 'vendorWallets.collected' : 'vendorWallets.collectedNone')}
    </Notice>
  )
}
