import type { InfoProps } from '#game-kit/scene/info.ts'
import { rooms } from '../../rooms.ts'
import { FishingInfo } from '../../scene/info.tsx'

export function Info({ language }: InfoProps) {
  return <FishingInfo room={rooms['moonlit-deep']} language={language} />
}
