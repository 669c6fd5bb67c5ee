import type { InfoProps } from '#game-kit/scene/info.ts'
export function Info(_: InfoProps) { return null }
