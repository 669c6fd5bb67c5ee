import { fishingScene } from '../../scene/scene.tsx'
import { rooms } from '../../rooms.ts'
import ground from '../art/stage/ground.webp?url'
import damsel from '../../art/stage/damsel.webp?url'
import clown from '../../art/stage/clown.webp?url'
import butterfly from '../../art/stage/butterfly.webp?url'
import tang from '../../art/stage/tang.webp?url'
import angel from '../../art/stage/angel.webp?url'
import lionfish from '../../art/stage/lionfish.webp?url'
import ray from '../../art/stage/ray.webp?url'
import shark from '../../art/stage/shark.webp?url'

export const scene = fishingScene({
  room: rooms['coral-bay'],
  pictures: { damsel, clown, butterfly, tang, angel, lionfish, ray, shark },
  ground,
  light: 0xb8ecff,
  lightAlpha: 0.36,
  ray: '#e8fbff',
  deep: '#04213f',
})
