import { fishingScene } from '../../scene/scene.tsx'
import { rooms } from '../../rooms.ts'
import ground from '../art/stage/ground.webp?url'
import minnow from '../../art/stage/minnow.webp?url'
import guppy from '../../art/stage/guppy.webp?url'
import tetra from '../../art/stage/tetra.webp?url'
import goldfish from '../../art/stage/goldfish.webp?url'
import perch from '../../art/stage/perch.webp?url'
import carp from '../../art/stage/carp.webp?url'
import koi from '../../art/stage/koi.webp?url'
import catfish from '../../art/stage/catfish.webp?url'

export const scene = fishingScene({
  room: rooms['koi-shallows'],
  pictures: { minnow, guppy, tetra, goldfish, perch, carp, koi, catfish },
  ground,
  light: 0xbfffd0,
  lightAlpha: 0.34,
  ray: '#eaffd8',
  deep: '#03241c',
})
