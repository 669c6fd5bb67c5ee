import { reelFacts } from '#game-kit/scene/slots/info/facts.ts'
import { slotInfo } from '#game-kit/scene/slots/info/slot-info.tsx'
import index from '../art/stage/atlas.json'
import url from '../art/stage/atlas.webp?url'
import { riverDragonModel } from '../model.ts'
import { symbolNames } from '../names.ts'

export const Info = slotInfo(reelFacts(riverDragonModel, symbolNames, { url, index }))
