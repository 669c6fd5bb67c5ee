import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { dealerPit } from '../contract/pit.ts'
import type { PitShown } from './pit.tsx'

/** The addresses of a table's video; a second operator approves a change. */
export function VideoForm({ shown: { table } }: { readonly shown: PitShown }) {
  const { t } = useTexts()
  const api = useApi(dealerPit)
  const set = useApiMutation(api.video, { invalidates: [api.show] })
  const [url, setUrl] = useState(table.video.url)
  const [whep, setWhep] = useState(table.video.whep)
  const [reason, setReason] = useState('')
  return (
    <form
      className="grid max-w-xl gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        set.mutate(
          { params: { table: table.code }, body: { url: url.trim(), whep: whep.trim(), reason } },
          { onSuccess: () => toast({ tone: 'good', title: t('dealers.videoSet') }) },
        )
      }}
    >
      <h3 className="text-14 font-medium">{t('dealers.video')}</h3>
      <TextField
        label={t('dealers.videoUrl')}
        hint={t('dealers.videoHint')}
        name="url"
        inputMode="url"
        maxLength={500}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <TextField
        label={t('dealers.whepUrl')}
        hint={t('dealers.whepHint')}
        name="whep"
        inputMode="url"
        maxLength={500}
        value={whep}
        onChange={({ target }) => setWhep(target.value)}
      />
      <TextField
        label={t('dealers.reason')}
        name="reason"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormFailure
        error={set.error}
        fields={{ 'dealers.videoInvalid': 'url', 'dealers.whepInvalid': 'whep' }}
      />
      <div>
        <Button
          type="submit"
          size="sm"
          look="primary"
          busy={set.isPending}
          disabled={
            reason.trim().length < 4 || (url.trim() === table.video.url && whep.trim() === table.video.whep)
          }
        >
          {t('dealers.setVideo')}
        </Button>
      </div>
    </form>
  )
}
