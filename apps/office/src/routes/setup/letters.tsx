import { LettersPanel } from '#features/contact/inbox/office/letters-panel.tsx'
import { useFilters } from '../../place.ts'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'

export function LettersPage() {
  const { may } = useMe()
  const [{ brand }, setFilter] = useFilters(['brand'])
  return (
    <Room name="office.letters" needs="letters.see">
      <LettersPanel brand={brand} onBrand={(next) => setFilter({ brand: next })} may={may} />
    </Room>
  )
}
