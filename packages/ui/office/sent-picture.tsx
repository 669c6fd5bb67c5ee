import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '../layer/dialog.tsx'
import { QueryState } from '../api/query-state.tsx'
import { Skeleton } from '../state/skeleton.tsx'

/** An uploaded picture never changes. */
export const KEEP_PICTURE_MS = 3_600_000

export type SentPictureProps = {
  readonly of: UseQueryResult<File>
  /** The alternative text. */
  readonly label: string
}

/** A member's uploaded picture, a thumbnail that enlarges on press. */
export function SentPicture({ of, label }: SentPictureProps) {
  const waiting = <Skeleton className="h-56" />
  return (
    <QueryState of={of} waiting={waiting}>
      {(file) => <Shown file={file} label={label} waiting={waiting} />}
    </QueryState>
  )
}

function Shown({
  file,
  label,
  waiting,
}: {
  readonly file: File
  readonly label: string
  readonly waiting: ReactNode
}) {
  const { t } = useTexts()
  const [isLarge, setIsLarge] = useState(false)
  const source = useAddress(file)
  if (source === null) return waiting
  return (
    <>
      <button
        type="button"
        aria-label={t('picture.enlarge')}
        onClick={() => setIsLarge(true)}
        className="overflow-hidden rounded-card border border-line bg-raised"
      >
        <img src={source} alt={label} className="mx-auto max-h-72 object-contain" />
      </button>
      <Dialog open={isLarge} onClose={() => setIsLarge(false)} title={label} width="wide">
        <img src={source} alt={label} className="mx-auto max-h-[75dvh] object-contain" />
      </Dialog>
    </>
  )
}

/** The object URL of the file, while it is shown. */
function useAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
