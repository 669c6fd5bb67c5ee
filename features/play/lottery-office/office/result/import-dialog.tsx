import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { boxClass, Field } from '#ui/form/field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { lotteryDraws } from '../../contract/draws.ts'
import { lotteryResults } from '../../contract/results.ts'

/** Rows of an import that are shown: a year of a lottery is too long to read. */
const SHOWN = 200

/** Enters the results of a file: one entry of the operator for each draw in it. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const api = useApi(lotteryResults)
  const draws = useApi(lotteryDraws)
  const send = useApiMutation(api.importFile, { invalidates: [api.waiting, draws.list] })
  const [file, setFile] = useState<File | null>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send.mutate({ files: file ? [file] : [] })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lotteryOffice.import')}
      text={t('lotteryOffice.importText')}
      actions={
        <Button type="submit" form="import" look="primary" busy={send.isPending}>
          {t('lotteryOffice.importSend')}
        </Button>
      }
    >
      <form id="import" onSubmit={submit} className="grid gap-4" noValidate>
        <Field label={t('lotteryOffice.file')} hint={t('lotteryOffice.fileHint')}>
          {(wiring) => (
            <input
              {...wiring}
              type="file"
              name="file"
              accept=".csv,.json,text/csv,application/json"
              className={boxClass}
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
          )}
        </Field>
        <FormFailure
          error={send.error}
          fields={{ 'lotteryOffice.fileMissing': 'file', 'lotteryOffice.fileUnreadable': 'file' }}
        />
        {send.data && (
          <ul
            className="grid max-h-80 gap-1 overflow-auto text-13"
            aria-label={t('lotteryOffice.importDone')}
          >
            {send.data.rows.slice(0, SHOWN).map(({ lottery, day, state, detail }) => (
              <li key={`${lottery}:${day}`} className="flex justify-between gap-3">
                <span className="num">
                  {lottery} {day}
                </span>
                <span className="text-muted">
                  {t(`lotteryOffice.imported.${state}`)}
                  {detail && ` (${detail})`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </form>
    </Dialog>
  )
}
