import { lazy, Suspense } from 'react'
import { moneyText } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Boundary } from '#ui/route/pages.tsx'
import { Notice } from '#ui/state/notice.tsx'
import type { PayoutInFull } from './payout-detail.tsx'

const Qr = lazy(async () => ({ default: (await import('#ui/art/qr.tsx')).Qr }))

/** The transfer to send: as a code for the bank's app, and as text to copy. Only who took the payment sees the code. */
export function Transfer({ payout }: { readonly payout: PayoutInFull }) {
  const { t } = useTexts()
  const to = payout.transfer
  if (!to) return null
  if (!payout.isMine)
    return payout.claimedBy === null ? <Notice>{t('manualPayoutsOffice.transferFirst')}</Notice> : null
  const amount = moneyText(payout.amount).replace(/\.00$/, '')
  const copied = (key: string, text: string) => ({
    key,
    name: t(`manualPayoutsOffice.${key}`),
    value: (
      <Copyable text={text} what={t(`manualPayoutsOffice.${key}`)} className="num -my-1 wrap-anywhere" />
    ),
  })
  return (
    <section className="panel grid gap-3 p-4" aria-label={t('manualPayoutsOffice.transfer')}>
      {to.qr && (
        <figure className="grid justify-items-center gap-1.5">
          <Boundary resetKey={to.qr}>
            <Suspense fallback={<span className="size-40 rounded-control bg-raised" />}>
              <Qr text={to.qr} label={t('manualPayoutsOffice.qr')} size={160} />
            </Suspense>
          </Boundary>
          <figcaption className="text-12 text-faint">{t('manualPayoutsOffice.qr')}</figcaption>
        </figure>
      )}
      <Facts
        className="text-13"
        facts={[
          { key: 'bank', name: t('manualPayoutsOffice.bank'), value: to.bank },
          copied('accountNumber', to.accountNumber),
          copied('holder', to.holder),
          copied('amount', amount),
          copied('content', to.content),
        ]}
      />
      <p className="text-12 text-warning">{t('manualPayoutsOffice.contentText')}</p>
    </section>
  )
}
