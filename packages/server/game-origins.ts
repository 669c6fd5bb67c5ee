import type { House } from './house.ts'

/** Where games are served for a visitor of this host (decision 10), and the fallback launch host where one is configured (decision 5). */
export function gameOrigins(
  { config }: Pick<House, 'config'>,
  host: string,
): readonly [origin: string, ...fallback: string[]] {
  const { GAME_ORIGIN, GAME_PORT, GAME_FALLBACK_ORIGIN } = config
  const origin = GAME_ORIGIN ?? `http://${host}:${GAME_PORT}`
  return GAME_FALLBACK_ORIGIN === undefined ? [origin] : [origin, GAME_FALLBACK_ORIGIN]
}
