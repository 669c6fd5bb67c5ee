export type VideoState = 'waits' | 'plays' | 'failed'

export type Player = {
  /** When the picture that is shown was taken; null: the stream does not say. */
  readonly takenMs: () => number | null
  readonly stop: () => void
}
