import type { Layer } from '#game-kit/art/relief.ts'
import { swimmer, type Swimmer } from '../swimmer.ts'

/** A creature: its layers with the head upwards, its length in pixels, its height by length, and whether it is laid on its side. */
export type Drawn = {
  readonly layers: () => readonly Layer[]
  readonly long?: number
  readonly slim?: number
  readonly turned?: boolean
}

/** A fish of the usual build. */
export const fish = (look: Swimmer, slim = 0.56, long = 170): Drawn => ({
  layers: () => swimmer(look),
  slim,
  long,
})

export type Creatures = Readonly<Record<string, Drawn>>
