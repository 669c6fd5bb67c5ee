import type { SceneModule } from '#game-kit/scene/port.ts'
export const scene: SceneModule = { load: async () => undefined, mount: async () => { throw new Error('coming') } }
