import { ReceiptText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Boundary } from '#ui/route/pages.tsx'
import type { Receipt } from '../../words.ts'

/** Loaded only when a receipt is opened. */
const ReceiptDialog = lazy(async () => ({
  default: (await import('./receipt-dialog.tsx')).ReceiptDialog,
}))

/** The call that makes the PDF document, in base64. */
export type ReceiptPdf = () => Promise<{ readonly name: string; readonly pdf: string }>

/** A receipt of one movement of money, to print, or to save as a document or picture. */
export function ReceiptButton({ receipt, pdf }: { readonly receipt: Receipt; readonly pdf: ReceiptPdf }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" wide icon={ReceiptText} onClick={() => setOpen(true)}>
        {t('receipt.open')}
      </Button>
      <ReceiptLayer receipt={isOpen ? receipt : null} pdf={pdf} onClose={() => setOpen(false)} />
    </>
  )
}

type Layer = { readonly receipt: Receipt | null; readonly pdf: ReceiptPdf; readonly onClose: () => void }

/** The receipt itself, for callers with their own button; null while it is closed. */
export function ReceiptLayer({ receipt, pdf, onClose }: Layer) {
  if (!receipt) return null
  return (
    <Boundary resetKey={receipt.reference}>
      <Suspense fallback={null}>
        <ReceiptDialog receipt={receipt} pdf={pdf} onClose={onClose} />
      </Suspense>
    </Boundary>
  )
}
