import { ImageDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { members } from '#features/account/members/contract.ts'
import { system } from '#features/platform/settings/contract.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { keepFile } from '#ui/data/keep-file.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { houseNow } from '#ui/api/server-clock.ts'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import type { IdDocument, Receipt } from './receipt.ts'
import { receiptPicture } from './receipt-picture.ts'
import '#features/money/statements/site/on-paper.css'

export type ReceiptDialogProps = { readonly receipt: Receipt; readonly onClose: () => void }

/** The receipt as printed, with the ways to save it. */
export function ReceiptDialog({ receipt, onClose }: ReceiptDialogProps) {
  const { t } = useTexts()
  const { paper, error, again } = usePaper(receipt)
  const [isBusy, setBusy] = useState(false)
  const save = async (full: IdDocument) => {
    setBusy(true)
    try {
      await keepFile(await receiptPicture(full), `${full.reference}.png`)
    } catch {
      toast({ tone: 'danger', title: t('ui.wrong') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('receipt.open')}
      actions={
        paper && (
          <>
            <Button icon={ImageDown} busy={isBusy} onClick={() => void save(paper)}>
              {t('receipt.picture')}
            </Button>
            <Button look="primary" icon={Printer} onClick={() => window.print()}>
              {t('receipt.print')}
            </Button>
          </>
        )
      }
    >
      {paper && <Sheet paper={paper} />}
      {!paper && (error ? <Failure error={error} onRetry={again} /> : <SkeletonCard lines={4} />)}
    </Dialog>
  )
}

type Wanted = { readonly paper: IdDocument | null; readonly error: unknown; readonly again: () => void }

/** No receipt until member and brand are known. */
function usePaper(receipt: Receipt): Wanted {
  const { t, date } = useTexts()
  const app = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: Infinity })
  const own = useApiQuery(useApi(members).info)
  const [madeAt] = useState(() => new Date(houseNow()))
  const again = () => {
    if (!app.data) void app.refetch()
    if (!own.data) void own.refetch()
  }
  const [brand, member] = [app.data, own.data]
  if (!brand || !member) return { paper: null, error: app.error ?? own.error, again }
  const account = t('receipt.accountOf', { account: member.account, id: member.id.toString() })
  const whose = { key: 'account', name: t('receipt.account'), value: account }
  const made = t('receipt.madeAt', {
    at: date(madeAt, 'minute'),
    zone: offsetOf(madeAt),
    host: location.host,
  })
  const paper = {
    ...receipt,
    brand: brand.name,
    lines: [
      whose,
      ...receipt.lines,
      { key: 'state', name: t('receipt.state'), value: receipt.state },
      { key: 'reference', name: t('receipt.reference'), value: receipt.reference },
    ],
    foot: [made, ...(brand.isDemo ? [t('receipt.demo')] : [])],
  }
  return { paper, error: null, again }
}

/** 'GMT+7': the merchant's time zone as banks write it. */
function offsetOf(at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: timeZone(), timeZoneName: 'shortOffset' })
  return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone()
}

/** Black on white in every theme, as printed. */
function Sheet({ paper: { brand, title, total, lines, foot } }: { readonly paper: IdDocument }) {
  return (
    <article
      data-paper
      data-theme="light"
      aria-label={title}
      className="rounded-card border border-line bg-surface p-5 text-text print:border-0 print:p-0"
    >
      <header className="flex items-baseline justify-between gap-4">
        <p className="text-18 font-bold">{brand}</p>
        <p className="text-13 text-muted">{title}</p>
      </header>
      <p className="mt-5 text-12 text-muted">{total.name}</p>
      <p className="num text-28 leading-tight font-semibold tracking-tight">{total.value}</p>
      <dl className="mt-4 text-13">
        {lines.map(({ key, name, value }) => (
          <div key={key} className="flex justify-between gap-4 border-t border-hair py-2">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="num min-w-0 text-right font-medium wrap-anywhere whitespace-normal">{value}</dd>
          </div>
        ))}
      </dl>
      <footer className="border-t border-line pt-3 text-12 text-faint">
        {foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </article>
  )
}
