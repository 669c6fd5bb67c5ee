import { BookmarkPlus, X } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { members } from '#features/account/members/contract.ts'
import { dayIn } from '#kit/day.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import type { Range } from '#ui/records/days.ts'
import { rangeOfSaved, readSaved, savedOf, writeSaved, type SavedFilter } from './saved.ts'

export type SavedFiltersProps = {
  /** The filter as the URL has it. */
  readonly of: string
  readonly range: Range
  readonly onUse: (range: Range, of: string) => void
}

/** The member's saved filters on this device: one press uses one, and the current filter can be saved under a name. */
export function SavedFilters(props: SavedFiltersProps) {
  const { data } = useApiQuery(useApi(members).info, undefined, { staleMs: 60_000 })
  return data ? <Own key={data.account} member={data.account} {...props} /> : null
}

function Own({ member, of, range, onUse }: SavedFiltersProps & { readonly member: string }) {
  const { t } = useTexts()
  const [list, setList] = useState(() => readSaved(member))
  const [isNaming, setNaming] = useState(false)
  const today = dayIn(timeZone(), new Date())
  const keep = (next: readonly SavedFilter[]) => setList(writeSaved(member, next))
  const save = (name: string) => {
    keep([savedOf(name, of, range, today), ...list.filter((own) => own.name !== name)])
    setNaming(false)
    toast({ tone: 'good', title: t('rounds.filterSaved') })
  }
  return (
    <>
      <Button size="sm" look="ghost" icon={BookmarkPlus} onClick={() => setNaming(true)}>
        {t('rounds.saveFilter')}
      </Button>
      {list.length > 0 && (
        <ul aria-label={t('rounds.savedFilters')} className="flex flex-wrap gap-1.5">
          {list.map((own) => (
            <li key={own.name} className="flex items-center rounded-full bg-raised pl-3.5">
              <button
                type="button"
                className="h-11 max-w-40 truncate font-medium md:h-9"
                onClick={() => onUse(rangeOfSaved(own, today), own.of)}
              >
                {own.name}
              </button>
              <IconButton
                icon={X}
                size="sm"
                label={t('rounds.filterRemove', { name: own.name })}
                onClick={() => keep(list.filter(({ name }) => name !== own.name))}
              />
            </li>
          ))}
        </ul>
      )}
      {isNaming && <NameDialog onSave={save} onClose={() => setNaming(false)} />}
    </>
  )
}

type NameDialogProps = { readonly onSave: (name: string) => void; readonly onClose: () => void }

function NameDialog({ onSave, onClose }: NameDialogProps) {
  const { t } = useTexts()
  const form = useForm({ defaultValues: { name: '' } })
  const submit = form.onSubmit(({ name }) => onSave(name.trim()))
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('rounds.saveFilter')}
      text={t('rounds.filterText')}
      actions={
        <Button type="submit" form="saved-filter" look="primary">
          {t('rounds.saveFilter')}
        </Button>
      }
    >
      <form id="saved-filter" onSubmit={submit} noValidate>
        <TextField
          label={t('rounds.filterName')}
          maxLength={30}
          {...form.field('name', { validate: (name) => name.trim() !== '' || t('rounds.filterNeed') })}
        />
      </form>
    </Dialog>
  )
}
