import { dealOf, eventsOf, isEvent } from '../stage/events.ts'
import type { StageView } from '../table/game-stage.tsx'
import { RouletteStage, type RouletteEvent } from './roulette-stage.tsx'

const isOurs = isEvent<RouletteEvent>('lucky', 'spin', 'ball')

/** The wheel games of live tables. */
export function WheelStage({ round, deal }: StageView) {
  const { id = '', phase = 'asleep', drawnAt = null } = round ?? {}
  const script = eventsOf(round?.script ?? [], isOurs)
  return <RouletteStage round={{ id, phase, drawnAt, script }} deal={dealOf(deal, isOurs)} />
}
