import type { Container } from 'pixi.js'
import type { SceneClock } from '../../clock.ts'
import type { Quality } from '../../pixi/quality.ts'
import type { Layout } from './layout.ts'
import type { SlotSkin, StageArt } from './skin.ts'
import { backdropPainting } from './backdrop.ts'
import { waterPainting } from './water.ts'

/** The background behind the board. */
export type Painting = {
  readonly view: Container
  place(layout: Layout): void
  /** Light of a feature, 0 to 1. */
  mood(share: number): void
  /** Light of a celebration, 0 to 1. */
  pulse(strength: number): void
}

export type Painted = {
  readonly art: StageArt
  readonly clock: SceneClock
  readonly quality: Quality
  /** Without shaders only the painting itself is shown. */
  readonly hasShaders: boolean
  readonly still: () => boolean
}

export function createPainting(skin: SlotSkin, parts: Painted): Painting {
  return skin.water ? waterPainting(skin.water, parts) : backdropPainting(skin, parts)
}
