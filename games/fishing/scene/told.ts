import { oneInWritten, written } from '#game-kit/scene/written.ts'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { rational } from '#kit/rational.ts'
import type { FishKind } from '../rooms.ts'
import { catching, DRAWS } from '../rules.ts'

/** "20", or "10–60" for a paytable. */
export function timesText(language: SceneLanguage, { pays }: FishKind): string {
  const times = pays.map(([each]) => each)
  const [low, high] = [Math.min(...times), Math.max(...times)]
  return written(language, low === high ? `${low}` : `${low}–${high}`)
}

/** The chance that one bullet catches this kind of fish, "1 in 20.62". */
export function chanceText(language: SceneLanguage, kind: FishKind): string {
  return oneInWritten(language, rational(catching(kind), DRAWS))
}
