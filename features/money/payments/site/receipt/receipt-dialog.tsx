import { FileDown, ImageDown, Printer } from 'lucide-react'
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
import { paperOf, type Paper, type Receipt } from '../../words.ts'
import type { ReceiptPdf } from './receipt-button.tsx'
import { receiptPicture } from './receipt-picture.ts'
import '#features/money/statements/site/on-paper.css'

export type ReceiptDialogProps = {
  readonly receipt: Receipt
  readonly pdf: ReceiptPdf
  readonly onClose: () => void
}

/** The receipt as printed, with the ways to save it. */
export function ReceiptDialog({ receipt, pdf, onClose }: ReceiptDialogProps) {
  const { t } = useTexts()
  const { paper, error, again } = usePaper(receipt)
  const [busy, setBusy] = useState<'picture' | 'pdf' | null>(null)
  const save = async (what: 'picture' | 'pdf', make: () => Promise<{ blob: Blob; name: string }>) => {
    setBusy(what)
    try {
      const { blob, name } = await make()
      await keepFile(blob, name)
    } catch {
      toast({ tone: 'danger', title: t('ui.wrong') })
    } finally {
      setBusy(null)
    }
  }
  const picture = (full: Paper) => async () => ({
    blob: await receiptPicture(full),
    name: `${full.reference}.png`,
  })
  const document = async () => {
    const { name, pdf: text } = await pdf()
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    return { blob: new Blob([bytes], { type: 'application/pdf' }), name }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('receipt.open')}
      actions={
        paper && (
          <>
            <Button icon={Printer} onClick={() => window.print()}>
              {t('receipt.print')}
            </Button>
            <Button
              icon={ImageDown}
              busy={busy === 'picture'}
              onClick={() => void save('picture', picture(paper))}
            >
              {t('receipt.picture')}
            </Button>
            <Button
              look="primary"
              icon={FileDown}
              busy={busy === 'pdf'}
              onClick={() => void save('pdf', document)}
            >
              {t('receipt.pdf')}
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

type Wanted = { readonly paper: Paper | null; readonly error: unknown; readonly again: () => void }

/** No receipt until member and brand are known. */
function usePaper(receipt: Receipt): Wanted {
  const texts = useTexts()
  const app = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: Infinity })
  const own = useApiQuery(useApi(members).info)
  const [madeAt] = useState(() => new Date(houseNow()))
  const again = () => {
    if (!app.data) void app.refetch()
    if (!own.data) void own.refetch()
  }
  const [brand, member] = [app.data, own.data]
  if (!brand || !member) return { paper: null, error: app.error ?? own.error, again }
  const paper = paperOf(texts, receipt, {
    brand,
    member,
    madeAt,
    zone: timeZone(),
    host: location.host,
  })
  return { paper, error: null, again }
}

/** Black on white in every theme, as printed. */
function Sheet({ paper: { brand, title, total, lines, foot } }: { readonly paper: Paper }) {
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
