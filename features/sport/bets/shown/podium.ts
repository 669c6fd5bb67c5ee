/** Places that are shown of a race. */
const SHOWN = 3

export type Level = {
  /** 1 is the winner's; the place after two level ones is two further. */
  readonly place: number
  readonly numbers: readonly number[]
}

/** The first three of a race; level runners have the same place. Two level winners leave room for the third place only. */
export const podiumOf = (places: readonly (readonly number[])[]): readonly Level[] =>
  places
    .map((numbers, at) => ({ numbers, place: 1 + places.slice(0, at).flat().length }))
    .filter(({ place }) => place <= SHOWN)
