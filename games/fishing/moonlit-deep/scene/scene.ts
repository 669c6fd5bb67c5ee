import { fishingScene } from '../../scene/scene.tsx'
import { rooms } from '../../rooms.ts'
import ground from '../art/stage/ground.webp?url'
import spark from '../../art/stage/spark.webp?url'
import hatchet from '../../art/stage/hatchet.webp?url'
import jelly from '../../art/stage/jelly.webp?url'
import squid from '../../art/stage/squid.webp?url'
import viper from '../../art/stage/viper.webp?url'
import gulper from '../../art/stage/gulper.webp?url'
import sunfish from '../../art/stage/sunfish.webp?url'
import oarfish from '../../art/stage/oarfish.webp?url'

export const scene = fishingScene({
  room: rooms['moonlit-deep'],
  pictures: { spark, hatchet, jelly, squid, viper, gulper, sunfish, oarfish },
  ground,
  light: 0x9f8cff,
  lightAlpha: 0.2,
  ray: '#c9c0ff',
  deep: '#0a0722',
})
