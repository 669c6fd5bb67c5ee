import { bigRoad } from '#game-kit/baccarat/roads.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sideOf, type RoadGame } from '../../rules/page/sides.ts'
import { Road } from './road.tsx'
import './roads.css'

const COLUMNS = 22

type TileRoadProps = {
  readonly game: RoadGame
  readonly marks: readonly string[]
  readonly name: string
  readonly columns?: number
}

/** The big road of a table, small: for the lobby. */
export function TileRoad({ game, marks, name, columns = COLUMNS }: TileRoadProps) {
  const { t } = useTexts()
  const results = marks.flatMap((mark) => sideOf(game, mark) ?? [])
  return (
    <div className="lt-tile-road">
      <Road name={`${t('tables.road.big')}, ${name}`} columns={columns} rings={bigRoad(results)} look="big" />
    </div>
  )
}
