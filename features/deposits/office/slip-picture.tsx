import { useEffect, useState, type ReactNode } from 'react'
import { useAsk } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Answer } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { depositsOffice } from '../contract/office.ts'

/** A slip does not change once it is sent. */
const KEEP_MS = 3_600_000

export type SlipPictureProps = { readonly deposit: string; readonly slip: string }

/** The member's picture, small beside the order and large on a press. */
export function SlipPicture({ deposit, slip }: SlipPictureProps) {
  const asked = useAsk(useApi(depositsOffice).slip, { params: { id: deposit, slip } }, { staleMs: KEEP_MS })
  const waiting = <Skeleton className="h-56" />
  return (
    <Answer of={asked} waiting={waiting}>
      {(file) => <Shown file={file} waiting={waiting} />}
    </Answer>
  )
}

function Shown({ file, waiting }: { readonly file: File; readonly waiting: ReactNode }) {
  const { t } = useTexts()
  const [isLarge, setIsLarge] = useState(false)
  const source = useAddress(file)
  if (source === null) return waiting
  return (
    <>
      <button
        type="button"
        aria-label={t('depositsOffice.slipOpen')}
        onClick={() => setIsLarge(true)}
        className="overflow-hidden rounded-card border border-line bg-raised"
      >
        <img src={source} alt={t('depositsOffice.slip')} className="mx-auto max-h-72 object-contain" />
      </button>
      <Dialog open={isLarge} onClose={() => setIsLarge(false)} title={t('depositsOffice.slip')} width="wide">
        <img src={source} alt={t('depositsOffice.slip')} className="mx-auto max-h-[75dvh] object-contain" />
      </Dialog>
    </>
  )
}

/** The file's address within this page, for as long as it is shown. */
function useAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
