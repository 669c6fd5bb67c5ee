import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { textBounds } from '#ui/api/text-bounds.ts'
import { useApi } from '#ui/api/use-api.ts'
import { boxClass, Field } from '#ui/form/field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { FormDialog } from '#ui/office/form-dialog.tsx'

/** Problems that are listed: of a whole season with a wrong column, the first say it. */
const SHOWN = 20
/** The call takes 4 MiB: in its JSON each quotation mark and line break of a file counts twice. */
const MOST_BYTES = 3_000_000
const names = ['key', 'name', 'country', 'season', 'timeZone'] as const

/** Fixtures and results of a league from a file: tried first, then imported. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const api = useApi(sportsOffice)
  const call = useApiMutation(api.importFile, { invalidates: [api.events] })
  const [league, setLeague] = useState({ key: '', name: '', country: '', season: '', timeZone: timeZone() })
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const isTooLarge = file !== null && file.size > MOST_BYTES
  const isReady =
    file !== null && !isTooLarge && names.every((name) => name === 'country' || league[name].trim() !== '')
  const send = async (isTrial: boolean) => {
    if (!file) return
    const text = await file.text()
    const country = league.country.trim().toUpperCase() || null
    const format = file.name.toLowerCase().endsWith('.csv') ? 'csv' : 'openfootball'
    call.mutate(
      { body: { format, league: { ...league, country }, text, isTrial } },
      { onSuccess: () => setTried(isTrial) },
    )
  }
  // what was tried is what is imported
  const change = (some: () => void) => {
    some()
    setTried(false)
    call.reset()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('sportDesk.import')}
      text={t('sportDesk.importText')}
      action={t(tried ? 'sportDesk.import' : 'sportDesk.importTry')}
      isReady={isReady}
      call={call}
      fields={{ 'sports.fileUnreadable': 'text', 'sports.zoneUnknown': 'timeZone' }}
      onSend={() => void send(!tried)}
    >
      <Field
        label={t('sportDesk.file')}
        hint={t('sportDesk.fileHint')}
        error={isTooLarge ? t('sportDesk.fileTooLarge') : undefined}
      >
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            name="text"
            accept=".csv,.json,text/csv,application/json"
            className={boxClass}
            onChange={({ target }) => change(() => setFile(target.files?.[0] ?? null))}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        {names.map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`sportDesk.league.${name}`)}
            placeholder={t(`sportDesk.leagueLike.${name}`)}
            value={league[name]}
            {...(name === 'name' || name === 'season'
              ? textBounds(sportsOffice.importFile, `league.${name}`)
              : {})}
            onChange={({ target }) => change(() => setLeague({ ...league, [name]: target.value }))}
          />
        ))}
      </div>
      {call.data && <Counts found={call.data} isTrial={tried} />}
    </FormDialog>
  )
}

type CountsProps = { readonly found: Reply<typeof sportsOffice.importFile>; readonly isTrial: boolean }

/** What a file would change, or has changed, and the rows that cannot be read. */
function Counts({ found: { created, changed, same, corrections, problems }, isTrial }: CountsProps) {
  const { t } = useTexts()
  return (
    <div className="panel grid gap-1 p-3 text-13" role="status">
      <b className="font-medium">{t(isTrial ? 'sportDesk.importWould' : 'sportDesk.importDone')}</b>
      <span>{t('sportDesk.importCounts', { created, changed, same })}</span>
      {corrections > 0 && <span>{t('sportDesk.importCorrections', { count: corrections })}</span>}
      {problems.slice(0, SHOWN).map(({ row, problem }) => (
        <span key={`${row} ${problem}`} className="text-danger">
          {t('sportDesk.importProblem', { row, problem })}
        </span>
      ))}
      {problems.length > SHOWN && (
        <span className="text-muted">{t('sportDesk.importMore', { count: problems.length - SHOWN })}</span>
      )}
    </div>
  )
}
