import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { toast } from '#ui/layer/toast.ts'
import { promotionsOffice } from '../contract/office.ts'
import { promotionPictures } from '../contract/pictures.ts'
import type { Row } from './promotions-panel.tsx'

/** The picture of a promotion as players see it; an operator may upload another one. */
export function PicturePart({ row, mayWrite }: { readonly row: Row; readonly mayWrite: boolean }) {
  const { t } = useTexts()
  const { id, picture } = row
  const tells = { invalidates: [useApi(promotionsOffice).list] }
  const api = useApi(promotionPictures)
  const add = useApiMutation(api.add, tells)
  const remove = useApiMutation(api.remove, tells)
  const [files, setFiles] = useState<readonly File[]>([])
  const send = (next: readonly File[]) => {
    setFiles(next)
    if (next.length === 0) return
    add.mutate(
      { params: { id }, files: next },
      {
        onSuccess: () => {
          setFiles([])
          toast({ tone: 'good', title: t('promotionsOffice.pictureSaved') })
        },
      },
    )
  }
  return (
    <section className="mb-5 grid gap-3" aria-label={t('promotionsOffice.picture')}>
      {picture && (
        <img
          src={`/api/promotions/pictures/${picture}`}
          alt={t('promotionsOffice.picture')}
          className="aspect-video w-full rounded-card object-cover"
        />
      )}
      {mayWrite && (
        <>
          <FileDrop
            label={t('promotionsOffice.picture')}
            hint={t('promotionsOffice.pictureHint')}
            files={files}
            onChange={send}
            atMost={1}
          />
          <FormFailure error={add.error ?? remove.error} />
          {picture && (
            <Button
              look="quiet"
              size="sm"
              className="justify-self-start"
              busy={remove.isPending}
              onClick={() => remove.mutate({ params: { id } })}
            >
              {t('promotionsOffice.removePicture')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
