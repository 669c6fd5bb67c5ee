import type { RouletteBall, RouletteLucky, RouletteSpin } from '#games/tables/roulette/outcome.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Deal, DealtRound } from '../stage/use-deal.ts'
import { NumberDisc } from './number-disc.tsx'
import { Wheel } from './wheel.tsx'

export type RouletteEvent = RouletteLucky | RouletteSpin | RouletteBall

type Props = { readonly round: DealtRound<RouletteEvent>; readonly deal: Deal<RouletteEvent> }

/** The wheel beside its dealer, and the numbers with multipliers where the table draws some. */
export function RouletteStage({ round, deal }: Props) {
  const { t } = useTexts()
  const spin = round.script.find((event) => event.type === 'spin')
  const ball = round.script.find((event) => event.type === 'ball')
  const start = round.drawnAt?.getTime() ?? 0
  const lucky = deal.open.find((event) => event.type === 'lucky')
  return (
    <div className="lt-roulette">
      <Wheel
        round={round.id}
        number={ball?.type === 'ball' ? ball.number : null}
        startsAt={start + (spin?.atMs ?? 0)}
        fallsAt={start + (ball?.atMs ?? 0)}
        isOpen={deal.open.some(({ type }) => type === 'ball')}
      />
      {lucky?.type === 'lucky' && lucky.lucky.length > 0 && (
        <ul className="lt-lucky" aria-label={t('tables.luckyNumbers')}>
          {lucky.lucky.map(({ number, times }) => (
            <li key={number}>
              <NumberDisc number={number} />
              {t('tables.timesStake', { times })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
