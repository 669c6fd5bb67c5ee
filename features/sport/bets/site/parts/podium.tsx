import { useTexts } from '#texts/use-texts.ts'
import { podiumOf } from '../../shown/podium.ts'
import type { SportEvent } from '../types.ts'
import { Crest } from './crest.tsx'

/** The first three of a race; level runners have the same place. */
export function Podium({
  event,
  places,
}: {
  readonly event: SportEvent
  readonly places: NonNullable<SportEvent['places']>
}) {
  const { t, number: shown } = useTexts()
  const rows = podiumOf(places).flatMap(({ place, numbers }) =>
    numbers.map((number) => ({ number, place, isLevel: numbers.length > 1 })),
  )
  return (
    <ol className="grid gap-1 text-13">
      {rows.map(({ number, place, isLevel }) => {
        const side = event.runners.find((each) => each.number === number)?.side
        return (
          <li key={number} className="flex items-center gap-2">
            <span className="num w-5 text-right font-bold">{shown(place)}</span>
            {side && <Crest side={side} />}
            <span className="min-w-0 truncate font-medium">
              {number}. {side?.name}
            </span>
            {isLevel && <span className="sb-tag">{t('sports.deadHeat')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
