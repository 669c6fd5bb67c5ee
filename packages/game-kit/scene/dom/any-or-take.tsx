export type AnyOrTakeProps = {
  /** Whether a move is awaited. */
  readonly isAwaited: boolean
  readonly canTake: boolean
  readonly any: string
  readonly take: string
  readonly onAny: () => void
  readonly onTake: () => void
}

/** The two buttons of a game that continues until the member takes the win: pick a random next place, or take. */
export function AnyOrTake({ isAwaited, canTake, any, take, onAny, onTake }: AnyOrTakeProps) {
  return (
    <div className="moves">
      <button type="button" disabled={!isAwaited} onClick={onAny}>
        {any}
      </button>
      <button type="button" className="gold" disabled={!canTake} onClick={onTake}>
        {take}
      </button>
    </div>
  )
}
