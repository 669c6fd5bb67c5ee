import { reelFace } from '#game-kit/scene/slots/stage/faces.ts'
import type { SlotSkin } from '#game-kit/scene/slots/stage/skin.ts'
import atlasIndex from '../art/stage/atlas.json'
import atlas from '../art/stage/atlas.webp?url'
import cast from '../art/stage/cast.webp?url'
import border from '../art/stage/frame.webp?url'
import logoTall from '../art/stage/logo-tall.webp?url'
import logoWide from '../art/stage/logo-wide.webp?url'
import tallUrl from '../art/stage/night-tall.webp?url'
import back from '../art/stage/night-wide.webp?url'
import { riverDragonModel as model } from '../model.ts'
import { symbolNames } from '../names.ts'
import { banners } from './banners.ts'
import { look } from './look.ts'

/** The face of the game on the shared stage: a river at night that moves, and a dragon that flies over it. */
export const skin: SlotSkin = {
  urls: { atlas, border, cast, logoTall, logoWide, back },
  look,
  ...reelFace(model),
  banners,
  atlas: atlasIndex,
  panel: ['#06131f', '#123247'],
  colours: { dust: 0x7ff5d0, glow: 0xffd27a, feature: 0xffb27a },
  ambient: {
    frame: 'petal',
    tint: 0xd8b8c8,
    vx: -0.022,
    vy: 0.03,
    glow: false,
    scale: 0.28,
    turn: 0.002,
    rate: 0.5,
  },
  water: { tallUrl, tall: { horizon: 0.6, moon: 0.5 }, wide: { horizon: 0.74, moon: 0.875 } },
  entrance: 'flight',
  pitch: 0,
  greeting: [
    ['lotus', 'A', 'koi'],
    ['K', 'wild', 'coin'],
    ['ingot', 'lantern', 'Q'],
    ['fan', 'scatter', 'J'],
    ['koi', 'pendant', 'T'],
  ],
  scatter: 'scatter',
  scatterName: symbolNames.scatter,
}
