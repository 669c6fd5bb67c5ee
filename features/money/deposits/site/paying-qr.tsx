import { Download } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { keepFile } from '#ui/data/keep-file.ts'
import { toast } from '#ui/layer/toast.ts'
import { Boundary } from '#ui/route/pages.tsx'

/** Loaded only by members who pay by QR. */
const Qr = lazy(async () => ({ default: (await import('#ui/art/qr.tsx')).Qr }))

export type PayingQrProps = {
  readonly text: string
  readonly label: string
  /** The order's reference, for the picture's name. */
  readonly reference: string
}

/** A QR code to scan; if it fails to load, everything it contains is beside it as text. */
export function PayingQr({ text, label, reference }: PayingQrProps) {
  return (
    <Boundary resetKey={text}>
      <Suspense fallback={<span className="size-44 max-w-full rounded-control bg-raised" />}>
        <Qr text={text} label={label} size={176} />
      </Suspense>
      <SaveQr text={text} name={`${reference}.png`} />
    </Boundary>
  )
}

/** On the phone that pays: it cannot scan its own screen, but its bank's app can read a picture. */
function SaveQr({ text, name }: { readonly text: string; readonly name: string }) {
  const { t } = useTexts()
  const save = async () => {
    try {
      const { qrPicture } = await import('#ui/art/qr-picture.ts')
      await keepFile(await qrPicture(text), name)
    } catch {
      toast({ tone: 'danger', title: t('ui.wrong') })
    }
  }
  return (
    <Button look="quiet" size="sm" icon={Download} className="md:hidden" onClick={() => void save()}>
      {t('deposits.saveQr')}
    </Button>
  )
}
