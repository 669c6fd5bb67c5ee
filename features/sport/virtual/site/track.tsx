import { useTexts } from '#texts/use-texts.ts'
import { vars } from '#ui/theme/vars.ts'
import { COURSE } from '../rules/draw/race.ts'
import { orderAt, type Moment } from './moments.ts'

export type TrackRunner = {
  readonly number: number
  readonly name: string
  readonly colours: readonly [field: string, charge: string]
}

/** A race from above: a lane for each runner, who moves from one told position to the next; the order beside the names. */
export function Track({
  moments,
  runners,
}: {
  readonly moments: readonly Moment[]
  readonly runners: readonly TrackRunner[]
}) {
  const { t, number: shown } = useTexts()
  const last = moments.at(-1)
  const order = last && last.kind !== 'start' ? orderAt(last) : []
  const isOver = last?.kind === 'end'
  return (
    <ol className="vm-track" aria-label={t('virtual.race')}>
      {runners.map(({ number, name, colours }, at) => {
        const place = order.indexOf(number) + 1
        const part = (last?.positions?.[at] ?? 0) / COURSE
        return (
          <li key={number} data-first={isOver && place === 1 ? '' : undefined}>
            <span className="vm-track-name">{name}</span>
            <span className="vm-course" aria-hidden style={vars({ '--at': part })}>
              <span className="vm-runner num" style={{ background: colours[0], borderColor: colours[1] }}>
                {number}
              </span>
            </span>
            <span className="num vm-place" data-podium={place > 0 && place <= 3 ? '' : undefined}>
              {place > 0 ? (
                <>
                  <span className="sr-only">{t('virtual.place')} </span>
                  {shown(place)}
                </>
              ) : (
                ''
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
