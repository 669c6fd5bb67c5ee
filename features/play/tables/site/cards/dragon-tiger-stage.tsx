import { useState } from 'react'
import type { DragonTigerCard, DragonTigerResult, Side } from '#games/tables/dragon-tiger/outcome.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Deal } from '../stage/use-deal.ts'
import { DealtCard } from './dealt-card.tsx'
import { DragonSign, TigerSign } from './signs.tsx'
import { Shoe } from './shoe.tsx'
import './baccarat.css'

export type DragonTigerEvent = DragonTigerCard | DragonTigerResult

const sides: readonly Side[] = ['dragon', 'tiger']

type Props = {
  readonly round: string
  readonly deal: Deal<DragonTigerEvent>
  readonly left: number | null
  readonly isSqueezed: boolean
}

/** One card for the dragon, one for the tiger. */
export function DragonTigerStage({ round, deal, left, isSqueezed }: Props) {
  const { t } = useTexts()
  const [peeled, setPeeled] = useState<readonly string[]>([])
  const result = deal.open.find((event) => event.type === 'result')
  const winner = result?.type === 'result' ? result.result : null
  return (
    <>
      <Shoe left={left} of={416} />
      <div className="lt-bac lt-dt">
        {sides.map((side) => {
          const event = deal.dealt.find((each) => each.type === 'card' && each.side === side)
          const isHere = event?.type === 'card'
          const mayPeel = isSqueezed && winner === null && isHere && deal.open.includes(event)
          const isOpen =
            isHere && deal.open.includes(event) && (!mayPeel || peeled.includes(`${round} ${side}`))
          const name = t(`tables.bet.${side}`)
          return (
            <section
              key={side}
              className="lt-bac-hand"
              data-hand={side}
              data-won={winner === side || undefined}
              aria-label={name}
            >
              <h3 className="lt-hand-name">
                {side === 'dragon' ? <DragonSign /> : <TigerSign />}
                {name}
              </h3>
              <div className="lt-hand">
                {isHere && (
                  <DealtCard
                    card={event.card}
                    isOpen={isOpen}
                    isLit={winner === side}
                    isLaid={deal.elapsedMs === Infinity}
                    onPeeled={
                      mayPeel ? () => setPeeled((before) => [...before, `${round} ${side}`]) : undefined
                    }
                  />
                )}
              </div>
            </section>
          )
        })}
      </div>
    </>
  )
}
