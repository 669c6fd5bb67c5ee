export type AnyOrTakeProps = {
  /** Whether a move is awaited. */
  readonly isAwaited: boolean
  readonly canTake: boolean
  readonly any: string
  readonly take: string
  readonly onAny: () => void
  readonly onTake: () => void
}

/** The two keys of a game that goes on until somebody takes: chance picks the next place, or what stands is taken. */
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
