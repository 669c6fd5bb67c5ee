import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { OfficePools } from './pages.tsx'

type Props = {
  readonly offered: OfficePools['offered']
  /** IDs of the chosen games. */
  readonly chosen: readonly string[]
  readonly onChange: (games: readonly string[]) => void
}

/** Letters without their marks, so that "vang" finds "Vàng". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The games of a jackpot, chosen from those that can take part: the chosen ones first, then by name. */
export function GamePicker({ offered, chosen, onChange }: Props) {
  const { t } = useTexts()
  const [wanted, setWanted] = useState('')
  // the order is that of the opening: a row does not jump away under the pointer
  const [first] = useState(chosen)
  const rows = offered
    .filter(({ game, name }) => plain(`${name} ${game}`).includes(plain(wanted)))
    .toSorted(
      (a, b) =>
        Number(first.includes(b.game)) - Number(first.includes(a.game)) || a.name.localeCompare(b.name),
    )
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="text-13 font-medium">
        {t('jackpots.office.games')} ·{' '}
        <span className="num text-muted">{t('jackpots.office.chosen', { count: chosen.length })}</span>
      </legend>
      <TextField
        label={t('jackpots.office.findGame')}
        name="games"
        value={wanted}
        autoComplete="off"
        onChange={({ target }) => setWanted(target.value)}
      />
      <div className="grid max-h-60 grid-cols-[repeat(auto-fill,minmax(160px,1fr))] content-start gap-x-4 gap-y-1 overflow-y-auto">
        {rows.map(({ game, name }) => (
          <Checkbox
            key={game}
            label={name}
            checked={chosen.includes(game)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, game] : chosen.filter((one) => one !== game))
            }
          />
        ))}
        {rows.length === 0 && <p className="text-13 text-muted">{t('jackpots.office.noGame')}</p>}
      </div>
    </fieldset>
  )
}
