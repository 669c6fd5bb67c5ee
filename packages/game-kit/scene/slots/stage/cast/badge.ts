import { Container, Graphics, Sprite } from 'pixi.js'
import { ease, type SceneClock } from '../../../clock.ts'
import { frame, type Frames } from '../../../pixi/textures.ts'
import type { Layout } from '../layout.ts'

/** The symbol that expands in these free spins, in view on the frame's upper right corner until they end. */
export type Badge = {
  readonly view: Container
  show(symbol: string | null): void
  place(layout: Layout, reels: number): void
}

export function createBadge(frames: Frames, clock: SceneClock, tint: number, still: () => boolean): Badge {
  const view = new Container()
  view.visible = false
  const glow = new Sprite(frame(frames, 'dot'))
  glow.anchor.set(0.5)
  glow.blendMode = 'add'
  glow.tint = tint
  const ring = new Graphics()
  const face = new Sprite()
  face.anchor.set(0.5)
  const inner = new Container()
  inner.addChild(glow, ring, face)
  view.addChild(inner)
  let size = 1
  clock.each(() => {
    if (!view.visible) return
    const beat = still() ? 0 : Math.sin(clock.seconds * 2.6)
    glow.alpha = 0.75 + 0.2 * beat
    face.scale.set((size * (0.98 + 0.03 * beat)) / Math.max(1, face.texture.width))
  })
  return {
    view,
    show: (symbol) => {
      view.visible = symbol !== null
      if (symbol === null) return
      face.texture = frame(frames, symbol)
      void clock.tween(still() ? 1 : 520, (v) => inner.scale.set(v), ease.back)
    },
    place: ({ grid, tall }, reels) => {
      size = Math.min(grid.cell.width, grid.cell.height) * (tall ? 0.94 : 0.72)
      view.position.set(grid.x + grid.cell.width * reels - size * 0.3, grid.y - size * 0.34)
      glow.setSize(size * 2.3)
      ring
        .clear()
        .circle(0, 0, size * 0.64)
        .fill({ color: 0x0a0a16, alpha: 0.92 })
        .stroke({ width: Math.max(2, size * 0.045), color: 0xffd976 })
    },
  }
}
