import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { tables } from '../../contract/member.ts'
import { gathered, totalOf, type Chip } from '../../rules/page/chips.ts'
import type { TableState } from '../state/use-table-state.ts'

type SavedProps = { readonly state: TableState; readonly onClose: () => void }

/** Sets of bets that the member has saved: lay one, save what lies on the table, delete. */
export function SavedBets({ state, onClose }: SavedProps) {
  const { t, money } = useTexts()
  const { data, bets, lay, isOpen } = state
  const { game, limits } = data.table
  const api = useApi(tables)
  const asked = useApiQuery(api.saved, { query: { game } })
  const forget = useApiMutation(api.forget, { invalidates: [api.saved] })
  const use = (chips: readonly Chip[]) => {
    lay(chips)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('tables.saved')} width="narrow">
      <div className="grid gap-4">
        <QueryState
          of={asked}
          waiting={<SkeletonRows rows={2} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<p className="text-13 text-muted">{t('tables.noneSaved')}</p>}
        >
          {({ list }) => (
            <ul className="grid gap-1">
              {list.map((set) => (
                <li key={set.id} className="flex items-center gap-2">
                  <span className="min-w-0 flex-1 truncate">
                    {set.name}{' '}
                    <span className="num text-13 text-muted">
                      {money(totalOf(set.bets), limits.currency, { symbol: true })}
                    </span>
                  </span>
                  <Button size="sm" disabled={!isOpen} onClick={() => use(set.bets)}>
                    {t('tables.lay')}
                  </Button>
                  <IconButton
                    icon={Trash2}
                    size="sm"
                    label={t('tables.forget', { name: set.name })}
                    onClick={() => forget.mutate({ params: { id: set.id } })}
                  />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
        <FormFailure error={forget.error} />
        {bets.all.length > 0 && <SaveThese game={game} chips={gathered(bets.all)} />}
      </div>
    </Dialog>
  )
}

type SaveProps = { readonly game: TableState['data']['table']['game']; readonly chips: readonly Chip[] }

function SaveThese({ game, chips }: SaveProps) {
  const { t } = useTexts()
  const api = useApi(tables)
  const [name, setName] = useState('')
  const save = useApiMutation(api.save, { invalidates: [api.saved] })
  const bets = chips.map(({ key, stake, call }) => (call === null ? { key, stake } : { key, stake, call }))
  return (
    <form
      className="grid gap-2 border-t border-hair pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '')
          save.mutate({ body: { game, name: name.trim(), bets } }, { onSuccess: () => setName('') })
      }}
    >
      <TextField
        label={t('tables.saveAs')}
        value={name}
        maxLength={30}
        onChange={({ target }) => setName(target.value)}
      />
      <FormFailure error={save.error} />
      <Button type="submit" look="primary" busy={save.isPending} disabled={name.trim() === ''}>
        {t('tables.save')}
      </Button>
    </form>
  )
}
