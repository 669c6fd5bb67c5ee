import { ArrowLeftRight, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import { openRounds, openSaferPlay } from '#features/compliance/limits/site/open-safer-play.ts'
import { RealityCheck } from '#features/compliance/limits/site/reality-check.tsx'
import { useRealityCheck } from '#features/compliance/limits/site/use-reality-check.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { vendorWallets } from '../contract/member.ts'
import { MoveForm } from './move-form.tsx'
import { outcomeWords, refusalWords, type Transfer, type VendorWallet, type Wallets } from './words.ts'

export type VendorCardProps = { readonly wallet: VendorWallet; readonly wallets: Wallets }

/** One vendor's wallet: balance, pending transfer, and actions to move money and to play. */
export function VendorCard({ wallet, wallets }: VendorCardProps) {
  const texts = useTexts()
  const { t } = texts
  const { currency } = wallets
  const { title, balance, pending, isOpen } = wallet
  const [isMoving, setMoving] = useState(false)
  const [last, setLast] = useState<Transfer | null>(null)
  const ended = last && last.id !== pending?.id ? last : null
  const moved = (transfer: Transfer) => {
    setLast(transfer)
    setMoving(false)
  }
  return (
    <section className="panel grid gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 items-center gap-3">
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-control bg-raised font-bold text-muted"
          >
            {title.slice(0, 1)}
          </span>
          <div className="min-w-0">
            <h2 className="truncate text-16">{title}</h2>
            <p className="text-12 text-faint">{t('vendorWallets.vendorText')}</p>
          </div>
        </div>
        {balance === null ? (
          <div className="text-right max-md:w-full max-md:text-left">
            <Status tone="waiting">{t('vendorWallets.silent')}</Status>
            <p className="mt-1 text-12 text-faint">{t('vendorWallets.silentText')}</p>
          </div>
        ) : (
          <Amount amount={balance} currency={currency} className="text-18 font-semibold" />
        )}
      </div>
      {!isOpen && <Notice>{t('vendorWallets.closed')}</Notice>}
      <div aria-live="polite" className="empty:hidden">
        {pending ? (
          <Notice tone="warning">{outcomeWords(texts, pending)}</Notice>
        ) : (
          ended && (
            <Notice tone={ended.state === 'failed' ? 'danger' : 'good'}>
              {outcomeWords(texts, ended.state === 'pending' ? { ...ended, state: 'done' } : ended)}
            </Notice>
          )
        )}
      </div>
      {isMoving ? (
        <MoveForm wallet={wallet} wallets={wallets} onMoved={moved} onClose={() => setMoving(false)} />
      ) : (
        <div className="flex flex-wrap gap-3 max-md:grid max-md:grid-cols-1">
          <Button
            icon={ArrowLeftRight}
            disabled={pending !== null || balance === null}
            onClick={() => setMoving(true)}
          >
            {t('vendorWallets.transfer')}
          </Button>
          {isOpen && <Play wallet={wallet} currency={currency} />}
        </div>
      )}
    </section>
  )
}

/** Opens the vendor's page; the URL is created on click and valid for half an hour. */
function Play({
  wallet: { vendor, title, balance },
  currency,
}: {
  readonly wallet: VendorWallet
  readonly currency: Wallets['currency']
}) {
  const texts = useTexts()
  const { t } = texts
  const visit = useApiMutation(useApi(vendorWallets).visit)
  const isCheckFirst = visit.error instanceof RefusedError && visit.error.code === 'limits.checkDue'
  const due = useRealityCheck(isCheckFirst)
  const open = () => {
    // must open in the click handler, otherwise the browser blocks it as a pop-up
    const tab = window.open('about:blank', '_blank')
    visit.mutate(
      { body: { vendor } },
      {
        onSuccess: ({ url }) => {
          if (!tab) return location.assign(url)
          tab.opener = null
          tab.location.replace(url)
        },
        onError: () => tab?.close(),
      },
    )
  }
  return (
    <>
      <Button
        look="ghost"
        icon={ExternalLink}
        busy={visit.isPending}
        disabled={balance === null}
        onClick={open}
        title={t('vendorWallets.playNote')}
      >
        {t('vendorWallets.play', { vendor: title })}
      </Button>
      {isCheckFirst && due && (
        <RealityCheck {...due} onHistory={openRounds} onLimits={openSaferPlay} onLeave={visit.reset} />
      )}
      {visit.error && !isCheckFirst && (
        <div role="alert" className="w-full">
          <Notice tone="danger">{refusalWords(texts, visit.error, currency)}</Notice>
        </div>
      )}
    </>
  )
}
