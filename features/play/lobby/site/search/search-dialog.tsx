import { Search } from 'lucide-react'
import { useDeferredValue, useState, type KeyboardEvent } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { lobby } from '../../contract.ts'
import { Beginnings } from './beginnings.tsx'
import { FoundList } from './found-list.tsx'
import { rememberSearch } from './recent.ts'

export type SearchDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onPlay: (gameId: string) => void
}

/** Searches games, providers and categories with typo tolerance; suggestions before the first letter. */
export function SearchDialog({ open, onClose, onPlay }: SearchDialogProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setTyped('') // start each search with an empty box
  }
  const wanted = useDeferredValue(typed.trim())
  const all = useApiQuery(useApi(lobby).home, undefined, { staleMs: 60_000 })
  const play = (gameId: string) => {
    rememberSearch(typed)
    onPlay(gameId)
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.searchGames')} place="top">
      {/* the arrow keys only move the focus among focusable elements */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div onKeyDown={moveAmongHits} role="search">
        <TextField
          label={<span className="sr-only">{t('shell.searchGames')}</span>}
          type="search"
          // the browser's default clear icon is blue
          className="[&_input::-webkit-search-cancel-button]:opacity-60 [&_input::-webkit-search-cancel-button]:grayscale"
          autoComplete="off"
          maxLength={60}
          start={<Search size={18} />}
          placeholder={t('shell.searchHint', { count: all.data?.total ?? 0 })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="mt-4 min-h-80">
          {wanted === '' ? (
            <Beginnings onText={setTyped} onClose={onClose} onPlay={play} />
          ) : (
            <FoundList text={wanted} onClose={onClose} onPlay={play} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** Arrow up and down move between the box and the results; Enter in the box opens the first result. */
function moveAmongHits(event: KeyboardEvent<HTMLDivElement>): void {
  const box = event.currentTarget.querySelector('input')
  const hits = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-hit]')]
  const at = hits.findIndex((hit) => hit === document.activeElement)
  const isBox = document.activeElement === box
  if (event.key === 'Enter' && isBox) {
    event.preventDefault()
    hits[0]?.click()
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const next = event.key === 'ArrowDown' ? at + 1 : at - 1
  if (next < 0) box?.focus()
  else hits[Math.min(next, hits.length - 1)]?.focus()
}
