import { useApiQuery } from '#contract/react.ts'
import { KEEP_PICTURE_MS, SentPicture } from '#ui/office/sent-picture.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { depositsOffice } from '../contract/office.ts'

export type SlipPictureProps = { readonly deposit: string; readonly slip: string }

/** The member's proof of transfer beside the order. */
export function SlipPicture({ deposit, slip }: SlipPictureProps) {
  const { t } = useTexts()
  const params = { id: deposit, slip }
  const asked = useApiQuery(useApi(depositsOffice).slip, { params }, { staleMs: KEEP_PICTURE_MS })
  return <SentPicture of={asked} label={t('depositsOffice.slip')} />
}
