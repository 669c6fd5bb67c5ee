import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { OfficeIdDocument } from './id-documents-queue.tsx'

const tones = { waiting: 'waiting', approved: 'good', rejected: 'bad' } as const

export function IdDocumentState({ state }: Pick<OfficeIdDocument, 'state'>) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`kyc.state.${state}`)}</Status>
}
