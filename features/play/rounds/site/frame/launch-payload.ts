/** The specified launch payload besides the game (§3), without name and token: the session header suffices (decision 10). */
const usual = {
  accountType: '1',
  confirmTrans: '0',
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: '3',
} as const

export type LaunchOf = {
  readonly gameId: string
  readonly game: { readonly nodeId: string; readonly vassalage: string } | null
  readonly language: string
  readonly merchantCode: string | null
}

export function payloadOf({ gameId, game, language, merchantCode }: LaunchOf) {
  return {
    gameId,
    ...(game ? { nodeId: game.nodeId, vassalage: game.vassalage } : {}),
    ...(merchantCode ? { merchantCode } : {}),
    language: language.toUpperCase(),
    ...usual,
  }
}

export type Launched = { readonly game_url: string; readonly game_url2?: string | undefined }

/** The URL on the requested host; with a single host, that one. */
export function chosenAddress(
  { game_url, game_url2 }: Launched,
  host: 'first' | 'fallback',
): { readonly address: string; readonly hasFallback: boolean } {
  if (host === 'fallback' && game_url2) return { address: game_url2, hasFallback: false }
  return { address: game_url, hasFallback: host === 'first' && game_url2 !== undefined }
}
