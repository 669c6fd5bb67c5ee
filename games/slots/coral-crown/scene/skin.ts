import { reelFace } from '#game-kit/scene/slots/stage/faces.ts'
import type { SlotSkin } from '#game-kit/scene/slots/stage/skin.ts'
import atlasIndex from '../art/stage/atlas.json'
import atlas from '../art/stage/atlas.webp?url'
import back from '../art/stage/back.webp?url'
import border from '../art/stage/frame.webp?url'
import foot from '../art/stage/foot.webp?url'
import hero from '../art/stage/hero.webp?url'
import logoTall from '../art/stage/logo-tall.webp?url'
import logoWide from '../art/stage/logo-wide.webp?url'
import { coralCrownModel as model } from '../model.ts'
import { symbolNames } from '../names.ts'

/** The skin of the game on the shared stage. */
export const skin: SlotSkin = {
  urls: { atlas, border, hero, logoTall, logoWide, back },
  footUrl: foot,
  ...reelFace(model),
  atlas: atlasIndex,
  panel: ['#05182f', '#12466f'],
  colours: { dust: 0xbdefff, glow: 0xffd0e0, feature: 0xff9fd0 },
  ambient: {
    frame: 'dot',
    tint: 0xd8f6ff,
    vx: 0.006,
    vy: -0.05,
    glow: true,
    scale: 0.16,
    turn: 0,
    rate: 2.2,
  },
  pitch: -3,
  greeting: [
    ['crown', 'A', 'shell', 'T'],
    ['turtle', 'wild', 'K', 'anchor'],
    ['starfish', 'crown', 'Q', 'shell'],
    ['J', 'scatter', 'turtle', 'A'],
    ['shell', 'crown', 'anchor', 'K'],
  ],
  scatter: 'scatter',
  scatterName: symbolNames.scatter,
}
