import { slotScene } from '#game-kit/scene/slots/moments/scene.ts'
import { skin } from './skin.ts'

export const scene = slotScene(skin)
