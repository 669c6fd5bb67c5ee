import { Sprite, Texture } from 'pixi.js'
import { loadTextures } from '../../pixi/textures.ts'
import type { Layout } from './layout.ts'
import type { SlotSkin } from './skin.ts'

/** The foreground of a tall stage. Loaded after the first frame: a stage without it is complete. */
export type Foot = { readonly view: Sprite; place(layout: Layout): void }

export function createFoot({ footUrl }: SlotSkin, titled: Promise<void>): Foot {
  const view = new Sprite(Texture.EMPTY)
  view.anchor.set(0.5, 1)
  // in front of the symbols' light level: slightly dimmed, so that it does not distract
  view.tint = 0xd2d6e0
  let layout: Layout | null = null
  let isThere = false
  const place = (): void => {
    view.visible = isThere && layout !== null && layout.foot.visible
    if (!layout || !isThere) return
    view.scale.set(layout.foot.width / view.texture.width)
    view.position.set(layout.foot.x, layout.foot.y)
  }
  if (footUrl !== undefined)
    // the name comes first: both share one line
    void titled
      .then(() => loadTextures({ foot: footUrl }, () => undefined))
      .then(
        ({ foot }) => {
          if (view.destroyed) return
          view.texture = foot
          isThere = true
          place()
        },
        () => undefined,
      )
  return {
    view,
    place: (next) => {
      layout = next
      place()
    },
  }
}
